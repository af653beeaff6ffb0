package org.breakeven.model;

import java.time.LocalDate;
import java.util.Objects;

/// One value of one assumption.
///
/// @param number the value of a number, 1 or 0 for a flag, NaN for words and lists
/// @param text   the value as written
/// @param source who says so: a default's reason, "set by you", "measured from your log", a sheet's name
/// @param asOf   the day it was true, `null` where that does not apply
public record Assumption(double number, String text, String source, LocalDate asOf) {

    public Assumption {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(source, "source");
    }

    /// Reads and checks a value written as text.
    ///
    /// @throws InvalidAssumption saying what was found and what is expected
    public static Assumption parse(AssumptionKey key, String written, String source) {
        String text = written.strip();
        return switch (key.kind()) {
            case NUMBER -> new Assumption(numberWithin(key, text), text, source, null);
            case FLAG -> new Assumption("true".equals(oneOf(key, text)) ? 1 : 0, text, source, null);
            case CHOICE -> new Assumption(Double.NaN, oneOf(key, text), source, null);
            case LIST -> new Assumption(Double.NaN, StepList.parse(key, text).text(), source, null);
        };
    }

    private static String oneOf(AssumptionKey key, String text) {
        if (!key.choices().contains(text)) {
            throw new InvalidAssumption(key, text, "one of " + String.join(", ", key.choices()));
        }
        return text;
    }

    private static double numberWithin(AssumptionKey key, String text) {
        double value;
        try {
            value = text.endsWith("%") ? Double.parseDouble(text.substring(0, text.length() - 1)) / 100
                    : Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new InvalidAssumption(key, text, "a number in " + key.unit());
        }
        if (!(value >= key.min() && value <= key.max())) {
            throw new InvalidAssumption(key, text, "between " + plain(key.min()) + " and " + plain(key.max()) + " " + key.unit());
        }
        return value;
    }

    private static String plain(double value) {
        return new java.math.BigDecimal(value).round(new java.math.MathContext(6)).stripTrailingZeros().toPlainString();
    }
}
