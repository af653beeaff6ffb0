package org.breakeven.excel;

import org.apache.poi.ss.usermodel.HorizontalAlignment;

/// How a cell looks. Inputs are blue on pale yellow, formulas black on white, as finance people expect.
enum Look {
    TITLE(Format.GENERAL, Dress.TITLE),
    SECTION(Format.GENERAL, Dress.SECTION),
    NOTE(Format.GENERAL, Dress.NOTE),
    UNIT(Format.GENERAL, Dress.UNIT),
    MARK(Format.GENERAL, Dress.MARK),
    HEADER(Format.GENERAL, Dress.HEADER),
    LABEL(Format.GENERAL, Dress.PLAIN),
    STRONG(Format.GENERAL, Dress.STRONG),
    WRAPPED(Format.GENERAL, Dress.WRAPPED),
    VERDICT(Format.GENERAL, Dress.VERDICT),

    COUNT(Format.COUNT, Dress.PLAIN),
    HOURS(Format.HOURS, Dress.PLAIN),
    MONTHS(Format.MONTHS, Dress.PLAIN),
    MONEY(Format.MONEY, Dress.PLAIN),
    PRICE(Format.PRICE, Dress.PLAIN),
    PERCENT(Format.PERCENT, Dress.PLAIN),
    FACTOR(Format.FACTOR, Dress.PLAIN),
    FIGURE(Format.FIGURE, Dress.PLAIN),
    DATE(Format.DATE, Dress.PLAIN),

    KEY_MONEY(Format.MONEY, Dress.KEY),
    KEY_MONTHS(Format.MONTHS, Dress.KEY),

    TOTAL_LABEL(Format.GENERAL, Dress.TOTAL),
    TOTAL_MONEY(Format.MONEY, Dress.TOTAL),
    TOTAL_HOURS(Format.HOURS, Dress.TOTAL),

    INPUT_TEXT(Format.GENERAL, Dress.INPUT),
    INPUT_FLAG(Format.FLAG, Dress.INPUT),
    INPUT_FIGURE(Format.FIGURE, Dress.INPUT),
    INPUT_PRICE(Format.PRICE, Dress.INPUT),
    INPUT_PERCENT(Format.PERCENT, Dress.INPUT);

    /// Number formats; a place for the currency's sign is written as `¤`.
    enum Format {
        GENERAL("General"), COUNT("#,##0;-#,##0;0"), HOURS("#,##0.0;-#,##0.0;\"–\""), MONTHS("0.0"),
        MONEY("\"¤\"#,##0.00;-\"¤\"#,##0.00;\"–\""), PRICE("\"¤\"#,##0.00##;-\"¤\"#,##0.00##"), PERCENT("0.0#%"),
        FACTOR("0.0000"), FLAG("\"TRUE\";\"TRUE\";\"FALSE\""), FIGURE("#,##0.####"), DATE("yyyy-mm-dd");

        private final String pattern;

        Format(String pattern) {
            this.pattern = pattern;
        }

        String in(String currencySign) {
            return pattern.replace("¤", currencySign);
        }
    }

    /// Font, fill and border.
    enum Dress { PLAIN, STRONG, TITLE, SECTION, NOTE, UNIT, MARK, HEADER, WRAPPED, VERDICT, KEY, TOTAL, INPUT }

    private final Format format;
    private final Dress dress;

    Look(Format format, Dress dress) {
        this.format = format;
        this.dress = dress;
    }

    Format format() {
        return format;
    }

    Dress dress() {
        return dress;
    }

    /// Words stand left, figures right.
    HorizontalAlignment alignment() {
        return switch (dress) {
            case HEADER, MARK -> HorizontalAlignment.CENTER;
            case KEY, UNIT -> HorizontalAlignment.LEFT;
            case INPUT -> HorizontalAlignment.RIGHT;
            default -> HorizontalAlignment.GENERAL;
        };
    }

    boolean wraps() {
        return dress == Dress.WRAPPED || dress == Dress.HEADER || dress == Dress.VERDICT;
    }
}
