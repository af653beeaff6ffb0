package org.breakeven.imports.tables;

import java.util.ArrayList;
import java.util.List;
import org.breakeven.imports.CsvRows;
import org.breakeven.imports.CsvTable;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;

/// Delimited text, with the pipes of a Markdown table among the delimiters.
final class TextFile implements TableFile {

    private final FileHead head;
    private final char delimiter;

    TextFile(FileHead head) {
        this.head = head;
        this.delimiter = Delimiter.of(head);
    }

    @Override
    public List<String> sheets() {
        return List.of("");
    }

    @Override
    public Content begin(String sheet, int limit) {
        List<TableRow> rows = new ArrayList<>();
        String whole = head.complete() ? head.text() : head.text().substring(0, head.text().lastIndexOf('\n') + 1);
        CsvRows.of(whole, delimiter, (line, cells) -> take(line, cells, rows));
        return new Content(rows.subList(0, Math.min(limit, rows.size())), null, List.of());
    }

    @Override
    public Content all(String sheet, ImportOptions options) throws UnreadableFile {
        List<TableRow> rows = new ArrayList<>();
        CsvTable.Outcome outcome = CsvRows.read(head, delimiter, options, (line, cells) -> take(line, cells, rows));
        return new Content(rows, outcome, List.of());
    }

    private void take(long line, List<String> cells, List<TableRow> rows) {
        TableRow row = new TableRow(line, delimiter == '|' ? Delimiter.insidePipes(cells) : cells);
        if (!row.isBlank() && !Delimiter.isRule(row) && !(rows.isEmpty() && row.cell(0).equalsIgnoreCase("sep="))) {
            rows.add(row);
        }
    }
}
