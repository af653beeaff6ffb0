package org.breakeven.excel;

import java.util.EnumMap;
import java.util.Map;
import org.apache.poi.ss.usermodel.BorderStyle;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.VerticalAlignment;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFColor;
import org.apache.poi.xssf.usermodel.XSSFFont;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/// Every style of the workbook, made once: a workbook holds 64,000 at most.
final class WorkbookStyles {

    private static final String BLUE = "1F4E9E";
    private static final String DARK = "24344D";
    private static final String GREY = "6B7280";
    private static final String PALE_YELLOW = "FFF9E3";
    private static final String PALE_LINE = "E5DDBD";
    private static final String PALE_BLUE = "E8EFF8";
    private static final String WHITE = "FFFFFF";

    private final XSSFWorkbook workbook;
    private final String fontName;
    private final String currencySign;
    private final Map<Look, XSSFCellStyle> styles = new EnumMap<>(Look.class);
    private final Map<Look, XSSFCellStyle> quoted = new EnumMap<>(Look.class);

    WorkbookStyles(XSSFWorkbook workbook, String fontName, String currencySign) {
        this.workbook = workbook;
        this.fontName = fontName;
        this.currencySign = currencySign;
    }

    XSSFCellStyle of(Look look) {
        return styles.computeIfAbsent(look, this::make);
    }

    /// The same for text that a spreadsheet might take for a formula when it is edited or saved as CSV.
    XSSFCellStyle quoted(Look look) {
        return quoted.computeIfAbsent(look, key -> {
            XSSFCellStyle style = make(key);
            style.setQuotePrefixed(true);
            return style;
        });
    }

    private XSSFCellStyle make(Look look) {
        XSSFCellStyle style = workbook.createCellStyle();
        style.setDataFormat(workbook.createDataFormat().getFormat(look.format().in(currencySign)));
        style.setFont(font(look));
        style.setAlignment(look.alignment());
        style.setVerticalAlignment(look.dress() == Look.Dress.WRAPPED ? VerticalAlignment.TOP : VerticalAlignment.CENTER);
        style.setWrapText(look.wraps());
        dress(style, look.dress());
        return style;
    }

    private void dress(XSSFCellStyle style, Look.Dress dress) {
        switch (dress) {
            case HEADER -> fill(style, DARK);
            case INPUT -> {
                fill(style, PALE_YELLOW);
                style.setBorderBottom(BorderStyle.THIN);
                style.setBottomBorderColor(colour(PALE_LINE));
            }
            case TOTAL -> {
                fill(style, PALE_BLUE);
                style.setBorderTop(BorderStyle.THIN);
            }
            case KEY, VERDICT -> fill(style, PALE_BLUE);
            case UNIT -> style.setIndention((short) 1);
            case SECTION -> style.setBorderBottom(BorderStyle.THIN);
            default -> { }
        }
    }

    private static void fill(XSSFCellStyle style, String colour) {
        style.setFillForegroundColor(colour(colour));
        style.setFillPattern(FillPatternType.SOLID_FOREGROUND);
    }

    private XSSFFont font(Look look) {
        XSSFFont font = workbook.createFont();
        font.setFontName(fontName);
        font.setFontHeightInPoints(size(look.dress()));
        switch (look.dress()) {
            case TITLE, SECTION, STRONG, TOTAL, KEY, VERDICT, MARK -> font.setBold(true);
            case HEADER -> {
                font.setBold(true);
                font.setColor(colour(WHITE));
            }
            case NOTE, UNIT -> font.setColor(colour(GREY));
            case INPUT -> font.setColor(colour(BLUE));
            default -> { }
        }
        return font;
    }

    private static short size(Look.Dress dress) {
        return (short) switch (dress) {
            case TITLE -> 16;
            case KEY -> 14;
            case VERDICT -> 13;
            case SECTION -> 12;
            default -> 10;
        };
    }

    private static XSSFColor colour(String rgb) {
        return new XSSFColor(new byte[] {(byte) Integer.parseInt(rgb.substring(0, 2), 16),
                (byte) Integer.parseInt(rgb.substring(2, 4), 16), (byte) Integer.parseInt(rgb.substring(4, 6), 16)});
    }
}
