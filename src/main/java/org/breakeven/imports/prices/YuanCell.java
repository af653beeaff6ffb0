package org.breakeven.imports.prices;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A price as Chinese pages write it: `28.64`, `4671 - 5190`, `8.01 元/小时`, `1.98 美元/小时`.
///
/// @param number   the upper end of a range; the whole text where it is no price, empty for an empty cell
/// @param range    it was a range
/// @param currency that the cell itself states; empty where it states none
record YuanCell(String number, boolean range, String currency) {

    private static final String NUMBER = "\\d[\\d,]*(?:\\.\\d+)?";
    private static final Pattern PRICE = Pattern.compile("[¥￥]?\\s*(" + NUMBER + ")(?:\\s*[-~–—～至]\\s*(" + NUMBER
            + "))?\\s*(美元|元)?(?:/\\S+)?");
    private static final Pattern NOTHING = Pattern.compile("[-–—/]?|暂无.*|无|不支持");

    static YuanCell of(String text) {
        Matcher price = PRICE.matcher(text);
        if (NOTHING.matcher(text).matches()) {
            return new YuanCell("", false, "");
        }
        if (!price.matches()) {
            return new YuanCell(text, false, "");
        }
        boolean range = price.group(2) != null;
        return new YuanCell((range ? price.group(2) : price.group(1)).replace(",", ""), range, currency(price.group(3)));
    }

    private static String currency(String unit) {
        return unit == null ? "" : unit.equals("美元") ? "USD" : "CNY";
    }
}
