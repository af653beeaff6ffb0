package org.breakeven.imports.prices;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.breakeven.imports.CsvTable;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.SheetRow;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.tables.TableFile;
import org.breakeven.imports.tables.TableRow;

/// Breakeven's own price sheet, as CSV in any encoding and with any delimiter, or as an Excel workbook:
/// ```
/// provider,card,gpus_per_instance,region,term,currency,price,unit,as_of,note
/// Northern Cloud,A100 SXM 80GB,8,north-1,month,USD,9636,per_instance_month,2026-11-09,
/// ```
/// Columns in any order, by English or Chinese name; provider, card, price and unit are required. Units are
/// `per_gpu_` or `per_instance_` and `hour`, `day` (24 h), `week` (168 h), `month` (730 h), `year` (8,760 h).
/// A price of 0 means not sold.
final class BreakevenSheet implements PriceImporter {

    private static final int HEADER_WITHIN = 30;

    private final CardNames cards;

    BreakevenSheet(CardNames cards) {
        this.cards = cards;
    }

    @Override
    public String format() {
        return "breakeven";
    }

    @Override
    public boolean recognises(FileHead head) {
        return TableFile.isWorkbook(head) ? isOwnWorkbook(head)
                : head.isText() && SheetColumn.missing(head.columns()).isEmpty();
    }

    @Override
    public FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile {
        return TableFile.isWorkbook(head) ? readWorkbook(head, options) : readText(head, options);
    }

    private FileReport.PriceFile readText(FileHead head, ImportOptions options) throws UnreadableFile {
        List<String> missing = SheetColumn.missing(head.columns());
        if (!missing.isEmpty()) {
            throw Columns.missing(head, missing);
        }
        OfferSheet sheet = new OfferSheet(head, format());
        List<SheetRow> rows = new ArrayList<>();
        sheet.textRead(CsvTable.read(head, options, rows::add));
        List<String> prices = rows.stream().map(SheetColumn.PRICE::in).toList();
        // where columns are parted by semicolons, the comma is taken by the decimals
        DecimalMark mark = DecimalMark.of(prices, head.delimiter() == ';' ? DecimalMark.COMMA : DecimalMark.POINT);
        BreakevenRows reader = new BreakevenRows(cards, sheet, options, mark, !DecimalMark.isDecided(prices));
        rows.forEach(reader::take);
        return sheet.report();
    }

    private static boolean isOwnWorkbook(FileHead head) {
        try {
            return sheet(TableFile.of(head)).isPresent();
        } catch (UnreadableFile _) {
            return false;
        }
    }

    /// The first sheet that has the header in its first rows.
    private static Optional<String> sheet(TableFile workbook) throws UnreadableFile {
        for (String sheet : workbook.sheets()) {
            if (workbook.begin(sheet, HEADER_WITHIN).rows().stream().anyMatch(BreakevenSheet::isHeader)) {
                return Optional.of(sheet);
            }
        }
        return Optional.empty();
    }

    private static boolean isHeader(TableRow row) {
        return SheetColumn.missing(row.cells()).isEmpty();
    }

    private FileReport.PriceFile readWorkbook(FileHead head, ImportOptions options) throws UnreadableFile {
        TableFile workbook = TableFile.of(head);
        String name = sheet(workbook).orElseThrow(() -> Columns.missing(head, SheetColumn.missing(List.of())));
        OfferSheet sheet = new OfferSheet(head, format());
        BreakevenRows reader = new BreakevenRows(cards, sheet, options, DecimalMark.POINT, false);
        List<TableRow> rows = workbook.all(name, options).rows();
        TableRow header = rows.stream().filter(BreakevenSheet::isHeader).findFirst().orElseThrow();
        Map<String, Integer> columns = SheetRow.places(header.cells());
        rows.stream().filter(row -> row.line() > header.line())
                .forEach(row -> reader.take(new SheetRow(row.line(), columns, row.cells())));
        return sheet.report();
    }
}
