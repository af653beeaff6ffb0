package org.breakeven.imports.prices;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// How a hand-made sheet writes numbers: `1,234.5` or `1.234,5`. A property of the whole column, never of one cell or
/// of the user's language.
public enum DecimalMark {
    POINT('.', ','), COMMA(',', '.');

    private static final Pattern DECORATION = Pattern.compile("[\\s\\u00A0\\u2007\\u2009\\u202F$€£¥￥元]");

    private final char thousands;
    private final Pattern sure;
    private final Pattern whole;

    DecimalMark(char decimal, char thousands) {
        this.thousands = thousands;
        String d = Pattern.quote(String.valueOf(decimal));
        String t = Pattern.quote(String.valueOf(thousands));
        sure = Pattern.compile(String.join("|",
                "\\d+" + d + "(\\d{1,2}|\\d{4,30})", // a fraction that is not of three digits
                "(0|\\d{4,18})" + d + "\\d{1,30}", // what is in front is no group of thousands
                "\\d{1,3}(" + t + "\\d{3})+" + d + "\\d+", // both marks
                "\\d{1,3}(" + t + "\\d{3}){2,}")); // thousands twice
        whole = Pattern.compile("[+-]?(\\d{1,18}|\\d{1,3}(" + t + "\\d{3}){1,5})(" + d + "\\d{1,30})?");
    }

    /// The mark that more cells of the column show beyond doubt.
    ///
    /// @param otherwise where none or as many show the other
    public static DecimalMark of(List<String> column, DecimalMark otherwise) {
        long point = column.stream().filter(POINT::isSure).count();
        long comma = column.stream().filter(COMMA::isSure).count();
        return point == comma ? otherwise : point > comma ? POINT : COMMA;
    }

    /// Whether any cell shows the mark beyond doubt.
    public static boolean isDecided(List<String> column) {
        return column.stream().anyMatch(cell -> POINT.isSure(cell) || COMMA.isSure(cell));
    }

    /// `1.234` could be either.
    public static boolean isAmbiguous(String cell) {
        return bare(cell).matches("[1-9]\\d{0,2}[.,]\\d{3}");
    }

    private boolean isSure(String cell) {
        return sure.matcher(bare(cell)).matches();
    }

    /// The whole cell as a number, a currency sign and blanks aside; empty if it is none in this notation.
    public Optional<BigDecimal> parse(String cell) {
        String text = bare(cell);
        if (!whole.matcher(text).matches()) {
            return this == POINT ? Decimals.of(text) : Optional.empty();
        }
        return Optional.of(new BigDecimal(text.replace(String.valueOf(thousands), "").replace(',', '.')));
    }

    private static String bare(String cell) {
        return DECORATION.matcher(cell).replaceAll("");
    }
}
