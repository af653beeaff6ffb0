package org.breakeven.excel;

import java.util.Locale;
import java.util.TreeMap;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.HorizontalAlignment;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;

/// Column widths from the length of what stands in the cells, as POI's own measuring needs fonts that a server lacks.
/// A Chinese character counts as two.
final class Widths {

    static final int UNITS_PER_CHARACTER = 256;
    private static final float LINE_POINTS = 13.5f;
    private static final int LEAST = 9;
    private static final int MOST = 46;
    /// Headings above the table may run over the columns beside them.
    private static final int HEADING_ROWS = 2;

    private final DataFormatter formatter = new DataFormatter(Locale.ENGLISH);

    /// Formulas must have been worked out.
    void fit(Sheet sheet) {
        TreeMap<Integer, Integer> widths = new TreeMap<>();
        for (Row row : sheet) {
            for (Cell cell : row) {
                if (row.getRowNum() >= HEADING_ROWS && !isMerged(sheet, cell)) {
                    widths.merge(cell.getColumnIndex(), length(cell), Math::max);
                }
            }
        }
        widths.forEach((column, length) -> sheet.setColumnWidth(column, (Math.clamp(length, LEAST, MOST) + 2) * UNITS_PER_CHARACTER));
    }

    /// Makes the rows of headings high enough for their longest one.
    void fitHeadings(Sheet sheet) {
        for (Row row : sheet) {
            int lines = 1;
            for (Cell cell : row) {
                if (cell.getCellStyle().getWrapText() && cell.getCellStyle().getAlignment() == HorizontalAlignment.CENTER) {
                    int width = sheet.getColumnWidth(cell.getColumnIndex()) / UNITS_PER_CHARACTER - 2;
                    lines = Math.max(lines, lines(text(cell), Math.max(1, width)));
                }
            }
            if (lines > 1) {
                row.setHeightInPoints(lines * LINE_POINTS + 3);
            }
        }
    }

    /// Breaks between words, Chinese anywhere.
    private static int lines(String text, int width) {
        int lines = 1;
        int used = 0;
        for (String word : text.split("\\s+")) {
            int length = length(word);
            if (used > 0 && used + 1 + length > width) {
                lines++;
                used = 0;
            }
            used += length + 1;
            lines += isChinese(word) ? (length - 1) / width : 0;
        }
        return lines;
    }

    private static boolean isMerged(Sheet sheet, Cell cell) {
        for (CellRangeAddress region : sheet.getMergedRegions()) {
            if (region.isInRange(cell)) {
                return true;
            }
        }
        return false;
    }

    private int length(Cell cell) {
        CellStyle style = cell.getCellStyle();
        String text = text(cell);
        // a wrapped heading breaks between its words
        return style.getWrapText() ? longestWord(text) : overflows(cell) ? 0 : length(text);
    }

    /// Text with nothing beside it runs on over the empty cells.
    private static boolean overflows(Cell cell) {
        boolean words = cell.getCellType() == CellType.STRING;
        Cell beside = cell.getRow().getCell(cell.getColumnIndex() + 1);
        return words && beside == null;
    }

    private String text(Cell cell) {
        if (cell.getCellType() == CellType.FORMULA) {
            return switch (cell.getCachedFormulaResultType()) {
                case NUMERIC -> formatter.formatRawCellContents(cell.getNumericCellValue(), cell.getCellStyle().getDataFormat(), cell.getCellStyle().getDataFormatString());
                case STRING -> cell.getStringCellValue();
                default -> "";
            };
        }
        return formatter.formatCellValue(cell);
    }

    private static int longestWord(String text) {
        int longest = 0;
        for (String word : text.split("\\s+")) {
            longest = Math.max(longest, isChinese(word) ? Math.min(length(word), LEAST + 1) : length(word));
        }
        return longest;
    }

    private static boolean isChinese(String word) {
        return word.chars().anyMatch(c -> c >= 0x2E80);
    }

    /// Characters, Chinese ones twice.
    static int length(String text) {
        return text.chars().map(c -> c >= 0x2E80 ? 2 : 1).sum();
    }
}
