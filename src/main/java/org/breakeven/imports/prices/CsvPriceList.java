package org.breakeven.imports.prices;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.breakeven.imports.CsvTable;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.SheetRow;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;

/// A price list that is a table with a header, recognised by its columns, in any order.
abstract class CsvPriceList implements PriceImporter {

    private final String format;
    private final Set<String> columns;
    private final CardNames cards;

    /// @param columns in lower case, without which it is not of this format
    CsvPriceList(String format, Set<String> columns, CardNames cards) {
        this.format = format;
        this.columns = columns;
        this.cards = cards;
    }

    /// All whole rows of the table: some formats show only in the company of others what a price is for.
    abstract void takeAll(List<SheetRow> rows, Reading reading);

    @Override
    public final String format() {
        return format;
    }

    @Override
    public final boolean recognises(FileHead head) {
        return SheetRow.places(head.columns()).keySet().containsAll(columns);
    }

    @Override
    public final FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile {
        Columns.require(head, columns);
        Reading reading = new Reading(head, options, format, cards);
        List<SheetRow> rows = new ArrayList<>();
        reading.sheet().textRead(CsvTable.read(head, options, row -> sort(row, reading, rows)));
        takeAll(rows, reading);
        return reading.sheet().report();
    }

    private static void sort(SheetRow row, Reading reading, List<SheetRow> whole) {
        if (row.cells().size() == 1 && row.cells().getFirst().startsWith("#")) {
            return; // a comment
        }
        reading.sheet().row();
        if (row.isShort()) {
            reading.sheet().reject(row.line(), "",
                    Message.of("imports.shortRow", row.cells().size(), row.columns().size()), String.join(",", row.cells()), Message.of("imports.expected.allColumns"));
        } else {
            whole.add(row);
        }
    }
}
