package org.breakeven.imports;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// A delimited text file, row by row: any delimiter, encoding and line end, a `sep=` line, a mark in front, blank
/// lines and repeated headers in the middle.
public final class CsvTable {

    private final Predicate<List<String>> isHeader;
    private final Consumer<SheetRow> rows;
    private Map<String, Integer> columns;
    private List<String> header;

    private CsvTable(Predicate<List<String>> isHeader, Consumer<SheetRow> rows) {
        this.isHeader = isHeader;
        this.rows = rows;
    }

    /// How the reading went.
    ///
    /// @param encoding  the text's
    /// @param brokenOff where a quote is never closed; the rows before it were handed over
    public record Outcome(TextDecoding.Encoding encoding, Optional<ImportProblem> brokenOff) { }

    /// Hands each data row to `rows`.
    ///
    /// @throws UnreadableFile if the file is no text or ends before its header
    public static Outcome read(FileHead head, ImportOptions options, Consumer<SheetRow> rows) throws UnreadableFile {
        return read(head, options, _ -> true, rows);
    }

    /// [#read(FileHead, ImportOptions, Consumer)] of a table with lines of another kind before its header.
    ///
    /// @param isHeader whether a row's cells are the header
    public static Outcome read(FileHead head, ImportOptions options, Predicate<List<String>> isHeader,
            Consumer<SheetRow> rows) throws UnreadableFile {
        return CsvRows.read(head, head.delimiter(), options, new CsvTable(isHeader, rows)::handOver);
    }

    private void handOver(long line, List<String> cells) {
        boolean nothing = cells.stream().allMatch(cell -> cell.replace("\uFEFF", "").isBlank());
        if (nothing || header == null && CsvRows.isSeparatorLine(cells) || cells.equals(header)) {
            return;
        }
        if (header == null && isHeader.test(cells)) {
            header = cells;
            columns = SheetRow.places(cells);
        } else if (header != null) {
            rows.accept(new SheetRow(line, columns, cells));
        }
    }
}
