package org.breakeven.imports.mapping;

import java.time.Instant;
import java.io.IOException;
import java.nio.file.Files;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.prices.CardNames;
import org.breakeven.imports.prices.OfferSheet;
import org.breakeven.imports.tables.TableFile;
import org.breakeven.imports.tables.TableRow;
import org.breakeven.model.Message;

/// A table read by its mapping, row by row: what is no data is named once, what is merged is filled.
final class MappedTable {

    private final FileHead head;
    private final TableMapping mapping;
    private final OfferSheet sheet;
    private final List<String> names;
    private final List<TableRow> rows;
    private final MappedRow reader;
    private final Map<Integer, String> above = new HashMap<>();

    MappedTable(FileHead head, TableMapping mapping, String format, TableFile.Content content, CardNames cards,
            ImportOptions options) {
        this.head = head;
        this.mapping = mapping;
        this.rows = content.rows();
        this.sheet = new OfferSheet(head, format);
        this.names = ColumnNames.normalised(mapping.columns().stream().map(ColumnMapping::name).toList());
        if (content.text() != null) {
            sheet.textRead(content.text());
        }
        content.uncomputed().forEach(line -> sheet.warn(line, "", Message.of("mapping.uncomputed"), "",
                Message.of("mapping.expected.computed")));
        this.reader = new MappedRow(mapping, sheet, cards, new FileFacts(provider(), currency(options), asOf()));
    }

    /// What holds for rows that do not say otherwise.
    ///
    /// @param provider never `null`
    /// @param currency `null` if not known
    /// @param asOf     `null` if not known
    record FileFacts(String provider, String currency, LocalDate asOf) { }

    FileReport.PriceFile report() {
        rows.stream().filter(row -> row.line() > mapping.header().last()).forEach(this::take);
        return sheet.report();
    }

    private void take(TableRow row) {
        RowKind kind = RowKind.of(row, mapping, names);
        switch (kind) {
            case DATA -> reader.take(filled(row));
            case TOTAL -> sheet.skip(Message.of("mapping.skipped.total"));
            case HEADER_AGAIN -> sheet.skip(Message.of("mapping.skipped.header"));
            case TEXT -> sheet.skip(Message.of("mapping.skipped.text"));
        }
    }

    /// The row with the cells above in place of empty ones, in the columns where an empty cell means that.
    private TableRow filled(TableRow row) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < mapping.columns().size(); i++) {
            ColumnMapping column = mapping.columns().get(i);
            String own = row.cell(i);
            if (column.fillDown() && own.isEmpty() && above.containsKey(i)) {
                own = above.get(i);
                sheet.assume(Message.of("mapping.assumed.filledDown", column.name()));
            } else if (!own.isEmpty()) {
                above.put(i, own);
            }
            cells.add(own);
        }
        return new TableRow(row.line(), cells);
    }

    private String provider() {
        if (mapping.constants().provider() != null || mapping.column(ColumnRole.PROVIDER).isPresent()) {
            return Optional.ofNullable(mapping.constants().provider()).orElse("");
        }
        String name = head.title();
        sheet.assume(Message.of("imports.assumed.providerUnknown", name));
        return name;
    }

    private String currency(ImportOptions options) {
        return mapping.constants().currency() != null ? mapping.constants().currency() : options.currency();
    }

    private LocalDate asOf() {
        AsOf asOf = mapping.constants().asOf();
        return switch (asOf.from()) {
            case GIVEN -> asOf.date();
            case COLUMN -> null;
            case TEXT -> AsOfText.find(rows, mapping.header(), mapping.sheet(), head.fileName()).map(this::said).orElseGet(this::fileDate);
            case ASK -> mapping.column(ColumnRole.AS_OF).isPresent() ? null : fileDate();
        };
    }

    private LocalDate said(LocalDate date) {
        sheet.assume(Message.of("mapping.assumed.dateFromText", date));
        return date;
    }

    private LocalDate fileDate() {
        try {
            Instant changed = Files.getLastModifiedTime(head.path()).toInstant();
            LocalDate date = changed.atZone(ZoneId.systemDefault()).toLocalDate();
            sheet.assume(Message.of("mapping.assumed.fileDate", date));
            return date;
        } catch (IOException _) {
            sheet.assume(Message.of("imports.assumed.noDate"));
            return null;
        }
    }
}
