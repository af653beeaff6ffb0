package org.breakeven.ui.common;

import java.text.Normalizer;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/// Numbers as people type them: `1,234.5`, `62 %`, `−8`, full-width digits and signs from a Chinese keyboard. Half a
/// number is no number.
public final class NumberText {

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d{1,3}(,\\d{3})+|\\d+)?(\\.\\d+)?");

    private NumberText() { }

    /// Empty where the text is no number; a percent sign divides by a hundred, as `percent` does without one.
    public static OptionalDouble parse(String typed, boolean percent) {
        String text = Normalizer.normalize(typed, Normalizer.Form.NFKC).replace('−', '-').replaceAll("\\s", "");
        boolean sign = text.endsWith("%");
        String digits = sign ? text.substring(0, text.length() - 1) : text;
        if (!NUMBER.matcher(digits).matches() || digits.chars().noneMatch(Character::isDigit)) {
            return OptionalDouble.empty();
        }
        double value = Double.parseDouble(digits.replace(",", ""));
        return OptionalDouble.of(sign || percent ? value / 100 : value);
    }
}
