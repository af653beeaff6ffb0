package org.breakeven.imports.mapping;

import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A card as a table names it, perhaps with their number: `8×A100 80G`, `H800*8`, `RTX 4090 8卡`, `1/4颗`.
///
/// @param name  without the number
/// @param gpus  how many; `null` where the cell does not say
/// @param slice a part of a card, which is not the card
record CardCell(String name, Integer gpus, boolean slice) {

    private static final Pattern SLICE = Pattern.compile("(?i).*((?<![\\w.])[1-9]\\s*/\\s*\\d{1,2}(?!\\d)|vgpu|\\bmig\\b|\\d+g\\.\\d+gb).*");
    private static final Pattern BEFORE = Pattern.compile("(\\d{1,3})\\s*(?:[x×*]|[张卡块颗]\\s*[x×*]?)\\s*(?=\\D)(.+)");
    private static final Pattern AFTER = Pattern.compile("(.+?)[\\s(]*(?:[x×*]\\s*(\\d{1,3})\\s*[张卡块颗]?|(?<!\\d)(\\d{1,3})\\s*[张卡块颗])\\)?");

    static CardCell of(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).strip();
        if (SLICE.matcher(plain).matches()) {
            return new CardCell(plain, null, true);
        }
        Matcher before = BEFORE.matcher(plain);
        if (before.matches()) {
            return new CardCell(before.group(2).strip(), count(before.group(1)), false);
        }
        Matcher after = AFTER.matcher(plain);
        if (after.matches()) {
            return new CardCell(after.group(1).strip(), count(after.group(2) == null ? after.group(3) : after.group(2)), false);
        }
        return new CardCell(plain, null, false);
    }

    private static Integer count(String digits) {
        return Integer.parseInt(digits) == 0 ? null : Integer.valueOf(digits);
    }
}
