package org.breakeven.excel;

import java.time.LocalDate;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.usermodel.DataValidationHelper;
import org.apache.poi.ss.util.CellRangeAddressList;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;

/// One sheet being written. Rows and columns count from 0. Text is always written as text, whatever it begins with.
final class Page {

    private final Book book;
    private final XSSFSheet sheet;
    private final WorkbookStyles styles;

    Page(Book book, XSSFSheet sheet, WorkbookStyles styles) {
        this.book = book;
        this.sheet = sheet;
        this.styles = styles;
    }

    XSSFSheet sheet() {
        return sheet;
    }

    void text(int row, int column, String text, Look look) {
        XSSFCell cell = cell(row, column, look);
        if (!text.isEmpty() && "=+-@".indexOf(text.charAt(0)) >= 0) {
            cell.setCellStyle(styles.quoted(look));
        }
        cell.setCellValue(text);
    }

    /// A number that does not exist leaves its cell empty, never 0.
    void number(int row, int column, Double value, Look look) {
        XSSFCell cell = cell(row, column, look);
        if (value != null && !value.isNaN() && !value.isInfinite()) {
            cell.setCellValue(value);
        }
    }

    void flag(int row, int column, boolean value, Look look) {
        cell(row, column, look).setCellValue(value);
    }

    void date(int row, int column, LocalDate day) {
        XSSFCell cell = cell(row, column, Look.DATE);
        if (day != null) {
            cell.setCellValue(day);
        }
    }

    void formula(int row, int column, String formula, Look look) {
        book.later(cell(row, column, look), formula);
    }

    void header(int row, int column, String... titles) {
        for (int i = 0; i < titles.length; i++) {
            text(row, column + i, titles[i], Look.HEADER);
        }
    }

    /// The sheet's heading: its title and a line that says what it shows.
    void heading(String title, String note) {
        text(0, 0, title, Look.TITLE);
        sheet.getRow(0).setHeightInPoints(24);
        text(1, 0, note, Look.NOTE);
    }

    /// Text across several columns, high enough for `lines` lines.
    void across(int row, int column, int width, String text, Look look, int lines) {
        text(row, column, text, look);
        stretch(row, column, width, look, lines);
    }

    void formulaAcross(int row, int column, int width, String formula, Look look, int lines) {
        formula(row, column, formula, look);
        stretch(row, column, width, look, lines);
    }

    private void stretch(int row, int column, int width, Look look, int lines) {
        for (int i = 1; i < width; i++) {
            cell(row, column + i, look);
        }
        sheet.addMergedRegion(new org.apache.poi.ss.util.CellRangeAddress(row, row, column, column + width - 1));
        sheet.getRow(row).setHeightInPoints(14f * lines + 2);
    }

    void name(String name, int row, int column) {
        book.name(name, at(row, column));
    }

    void nameColumn(String name, int firstRow, int lastRow, int column) {
        book.name(name, column(firstRow, lastRow, column));
    }

    /// Absolute reference with the sheet, as formulas elsewhere need it.
    String at(int row, int column) {
        return quotedName() + "!" + new CellReference(row, column, true, true).formatAsString();
    }

    String column(int firstRow, int lastRow, int column) {
        return at(firstRow, column) + ":" + new CellReference(lastRow, column, true, true).formatAsString();
    }

    /// Relative reference within the sheet.
    static String here(int row, int column) {
        return new CellReference(row, column).formatAsString();
    }

    static String fixedColumn(int row, int column) {
        return new CellReference(row, column, false, true).formatAsString();
    }

    static String fixedRow(int row, int column) {
        return new CellReference(row, column, true, false).formatAsString();
    }

    /// A cell that offers the words allowed.
    void choices(int row, int column, String... words) {
        DataValidationHelper helper = sheet.getDataValidationHelper();
        DataValidation validation = helper.createValidation(helper.createExplicitListConstraint(words),
                new CellRangeAddressList(row, row, column, column));
        validation.setShowErrorBox(true);
        sheet.addValidationData(validation);
    }

    private String quotedName() {
        return "'" + sheet.getSheetName().replace("'", "''") + "'";
    }

    private XSSFCell cell(int row, int column, Look look) {
        XSSFRow line = sheet.getRow(row);
        XSSFRow there = line == null ? sheet.createRow(row) : line;
        XSSFCell cell = there.getCell(column);
        XSSFCell made = cell == null ? there.createCell(column) : cell;
        CellStyle style = styles.of(look);
        made.setCellStyle(style);
        return made;
    }
}
