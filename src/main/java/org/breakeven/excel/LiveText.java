package org.breakeven.excel;

/// Sentences with live figures: a text whose places are filled by formulas becomes one formula that joins them.
final class LiveText {

    private static final char OPEN = '\u27e6';
    private static final char CLOSE = '\u27e7';

    private LiveText() { }

    /// What to put into a text's place so that a formula stands there.
    static String place(String formula) {
        return OPEN + formula + CLOSE;
    }

    /// An amount without decimals after its currency's sign.
    static String amount(String sign, String formula) {
        return sign + place("TEXT(" + formula + ",\"#,##0\")");
    }

    /// The formula for a text with places; the text itself is quoted, so nothing in it is taken for a formula.
    static String formula(String text) {
        StringBuilder joined = new StringBuilder();
        int at = 0;
        for (int open = text.indexOf(OPEN); open >= 0; open = text.indexOf(OPEN, at)) {
            int close = text.indexOf(CLOSE, open);
            append(joined, quoted(text.substring(at, open)));
            append(joined, text.substring(open + 1, close));
            at = close + 1;
        }
        append(joined, quoted(text.substring(at)));
        return joined.toString();
    }

    /// A text as it stands in a formula.
    static String quoted(String text) {
        return "\"" + text.replace("\"", "\"\"") + "\"";
    }

    private static void append(StringBuilder joined, String part) {
        if (!part.equals("\"\"")) {
            joined.append(joined.isEmpty() ? "" : "&").append(part);
        }
    }
}
