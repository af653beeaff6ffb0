package org.breakeven.imports.tables;

import java.util.List;
import java.util.stream.IntStream;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.WholeText;
import org.breakeven.imports.prices.HtmlTables;

/// The tables of a page in HTML, or in Markdown with HTML tables; each is a sheet named `1`, `2`, ...
final class PageFile implements TableFile {

    private final List<List<HtmlTables.Row>> tables;

    PageFile(FileHead head) throws UnreadableFile {
        tables = HtmlTables.of(WholeText.read(head)).stream().filter(table -> !table.isEmpty()).toList();
        if (tables.isEmpty()) {
            throw TableFile.noTable(head);
        }
    }

    @Override
    public List<String> sheets() {
        return IntStream.rangeClosed(1, tables.size()).mapToObj(String::valueOf).toList();
    }

    @Override
    public Content begin(String sheet, int limit) {
        List<TableRow> rows = rows(sheet);
        return new Content(rows.subList(0, Math.min(limit, rows.size())), null, List.of());
    }

    @Override
    public Content all(String sheet, ImportOptions options) {
        return new Content(rows(sheet), null, List.of());
    }

    /// Rows are counted within the table: a page often has all of it in one line.
    private List<TableRow> rows(String sheet) {
        List<HtmlTables.Row> table = tables.get(Math.max(0, sheets().indexOf(sheet)));
        return IntStream.range(0, table.size()).mapToObj(i -> new TableRow(i + 1L, table.get(i).cells()))
                .filter(row -> !row.isBlank()).toList();
    }
}
