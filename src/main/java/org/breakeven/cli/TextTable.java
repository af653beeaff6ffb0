package org.breakeven.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A table in a terminal: the first `left` columns to the left, figures to the right; Chinese counts double.
final class TextTable {

    private static final String GAP = "  ";

    private final int left;
    private final List<List<String>> rows = new ArrayList<>();

    TextTable(int left, List<String> header) {
        this.left = left;
        rows.add(header);
    }

    void add(List<String> row) {
        rows.add(row);
    }

    /// All rows under a header with a rule, each ending in a line break.
    String text() {
        int[] widths = new int[rows.getFirst().size()];
        for (List<String> row : rows) {
            for (int column = 0; column < widths.length; column++) {
                widths[column] = Math.max(widths[column], width(row.get(column)));
            }
        }
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows.size(); row++) {
            append(text, rows.get(row), widths);
            if (row == 0) {
                append(text, Arrays.stream(widths).mapToObj("-"::repeat).toList(), widths);
            }
        }
        return text.toString();
    }

    private void append(StringBuilder text, List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String space = " ".repeat(widths[column] - width(cells.get(column)));
            line.append(column == 0 ? "" : GAP).append(column < left ? cells.get(column) + space : space + cells.get(column));
        }
        text.append(line.toString().stripTrailing()).append(System.lineSeparator());
    }

    /// Columns of a terminal that a text takes.
    static int width(String text) {
        return text.codePoints().map(TextTable::width).sum();
    }

    private static int width(int codePoint) {
        boolean wide = Character.isIdeographic(codePoint) || codePoint >= 0x3000 && codePoint <= 0x303F
                || codePoint >= 0xFF00 && codePoint <= 0xFF60 || codePoint >= 0xAC00 && codePoint <= 0xD7A3;
        return wide ? 2 : 1;
    }
}
