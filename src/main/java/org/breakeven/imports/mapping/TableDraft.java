package org.breakeven.imports.mapping;

import java.util.List;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.tables.TableRow;

/// The beginning of a table file, as the mapping is decided on it.
///
/// @param head     the file
/// @param sheets   names to choose from: a workbook's sheets, a page's tables; one empty name for a text file
/// @param sheet    the one shown
/// @param rows     its first rows that are not blank, at most [TableMapper#DRAFT_ROWS]; header and titles among them
/// @param header   where the column names are, as far as can be told
/// @param complete whether `rows` is all of it
public record TableDraft(FileHead head, List<String> sheets, String sheet, List<TableRow> rows, HeaderLines header,
                         boolean complete) {

    public TableDraft {
        sheets = List.copyOf(sheets);
        rows = List.copyOf(rows);
    }

    /// The same rows with other ones taken for the header.
    public TableDraft withHeader(HeaderLines other) {
        return new TableDraft(head, sheets, sheet, rows, other, complete);
    }

    /// Columns of the widest row.
    public int width() {
        return rows.stream().mapToInt(row -> row.cells().size()).max().orElse(0);
    }

    /// The names of the columns, one for each, empty where there is none; a header of several rows is joined.
    public List<String> columnNames() {
        return ColumnNames.of(rows, header, width());
    }

    /// The rows above the header: title, date, unit.
    public List<TableRow> titles() {
        return rows.stream().filter(row -> row.line() < header.first()).toList();
    }

    /// The rows below the header.
    public List<TableRow> data() {
        return rows.stream().filter(row -> row.line() > header.last()).toList();
    }

    /// Whether it is one: a header, rows under it, and most rows with as many cells.
    boolean isTable() {
        long alike = data().stream().filter(row -> row.filled() > 1 && row.cells().size() == width()).count();
        return header.isPresent() && width() > 1 && !data().isEmpty() && alike * 2 >= data().size();
    }
}
