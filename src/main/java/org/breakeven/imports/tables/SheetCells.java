package org.breakeven.imports.tables;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.DateUtil;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.model.SharedStrings;
import org.apache.poi.xssf.model.StylesTable;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.breakeven.imports.ImportWatch;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/// The cells of a sheet as they come by: numbers in plain notation with a point, dates in ISO 8601, formulas by the
/// value Excel last computed. A formula whose value was never stored leaves an empty cell, and its row is noted.
final class SheetCells extends DefaultHandler {

    private static final int BLOCK = 1000;
    /// Columns beyond are decoration that reaches to the end of the sheet.
    private static final int WIDEST = 256;

    private final SharedStrings texts;
    private final StylesTable styles;
    private final boolean since1904;
    private final int limit;
    private final ImportWatch watch;
    private final List<TableRow> rows = new ArrayList<>();
    private final List<Long> uncomputed = new ArrayList<>();
    private final StringBuilder value = new StringBuilder();
    private List<String> cells = new ArrayList<>();
    private long line;
    private int column;
    private String type;
    private int style;
    private boolean formula;
    private boolean inText;

    SheetCells(SharedStrings texts, StylesTable styles, boolean since1904, int limit, ImportWatch watch) {
        this.texts = texts;
        this.styles = styles;
        this.since1904 = since1904;
        this.limit = limit;
        this.watch = watch;
    }

    /// Ends the reading when the rows asked for are there.
    static final class Enough extends SAXException { }

    TableFile.Content content(MergedCells merged) {
        return new TableFile.Content(merged.filled(rows), null, uncomputed);
    }

    @Override
    public void startElement(String space, String name, String qualified, Attributes attributes) throws SAXException {
        switch (name) {
            case "row" -> startRow(attributes.getValue("r"));
            case "c" -> startCell(attributes);
            case "f" -> formula = true;
            case "v", "t" -> inText = true;
            default -> { }
        }
    }

    private void startRow(String number) throws SAXException {
        if (rows.size() >= limit) {
            throw new Enough();
        }
        line = number == null ? line + 1 : Long.parseLong(number);
        column = -1;
        cells = new ArrayList<>();
    }

    private void startCell(Attributes attributes) {
        String place = attributes.getValue("r");
        column = place == null ? column + 1 : new CellReference(place).getCol();
        type = attributes.getValue("t");
        style = attributes.getValue("s") == null ? -1 : Integer.parseInt(attributes.getValue("s"));
        formula = false;
        value.setLength(0);
    }

    @Override
    public void characters(char[] text, int start, int length) {
        if (inText) {
            value.append(text, start, length);
        }
    }

    @Override
    public void endElement(String space, String name, String qualified) {
        switch (name) {
            case "v", "t" -> inText = false;
            case "c" -> endCell();
            case "row" -> endRow();
            default -> { }
        }
    }

    private void endCell() {
        if (column >= WIDEST) {
            return;
        }
        while (cells.size() <= column) {
            cells.add("");
        }
        cells.set(column, text());
        if (formula && value.isEmpty() && (uncomputed.isEmpty() || uncomputed.getLast() != line)) {
            uncomputed.add(line);
        }
    }

    private String text() {
        if (value.isEmpty()) {
            return "";
        }
        return switch (type == null ? "n" : type) {
            case "s" -> texts.getItemAt(Integer.parseInt(value.toString())).getString();
            case "b" -> String.valueOf(value.charAt(0) == '1');
            case "n" -> number(Double.parseDouble(value.toString()));
            default -> value.toString();
        };
    }

    private String number(double number) {
        if (isDate() && DateUtil.isValidExcelDate(number)) {
            LocalDateTime time = DateUtil.getLocalDateTime(number, since1904);
            return time == null ? "" : time.toLocalDate().toString();
        }
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    private boolean isDate() {
        XSSFCellStyle known = style < 0 ? null : styles.getStyleAt(style);
        return known != null && DateUtil.isADateFormat(known.getDataFormat(), known.getDataFormatString());
    }

    private void endRow() {
        TableRow row = new TableRow(line, cells);
        if (!row.isBlank()) {
            rows.add(row);
        }
        if (line % BLOCK == 0) {
            watch.at(0);
        }
    }
}
