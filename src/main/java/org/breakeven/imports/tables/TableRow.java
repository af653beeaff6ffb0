package org.breakeven.imports.tables;

import java.util.List;

/// One row of a table as it stands in the file, merged cells filled.
///
/// @param line  line of the text, row of the sheet or of the page's table, counted from 1
/// @param cells texts without surrounding blanks; numbers plain, dates in ISO 8601
public record TableRow(long line, List<String> cells) {

    public TableRow {
        cells = cells.stream().map(cell -> cell.replace("\uFEFF", "").strip()).toList();
    }

    /// The cell, empty beyond the row's end.
    public String cell(int column) {
        return column < 0 || column >= cells.size() ? "" : cells.get(column);
    }

    public boolean isBlank() {
        return cells.stream().allMatch(String::isEmpty);
    }

    /// Cells that are not empty.
    public long filled() {
        return cells.stream().filter(cell -> !cell.isEmpty()).count();
    }
}
