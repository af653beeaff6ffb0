package org.breakeven.imports.prices;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import java.util.regex.Pattern;

/// Numbers of machine-made sheets: a decimal point, perhaps an exponent, nothing else.
public final class Decimals {

    private static final Pattern PLAIN =
            Pattern.compile("[+-]?(\\d{1,18}(\\.\\d{0,40})?|\\.\\d{1,40})([eE][+-]?\\d{1,2})?");

    private Decimals() { }

    /// The whole text as a number with all its digits; empty if it is none.
    public static Optional<BigDecimal> of(String text) {
        return PLAIN.matcher(text).matches() ? Optional.of(new BigDecimal(text)) : Optional.empty();
    }

    /// A whole number from 1 to 10,000 also where it is written `8.0`; empty for anything else.
    public static Optional<Integer> count(String text) {
        return of(text).filter(number -> number.stripTrailingZeros().scale() <= 0)
                .filter(number -> number.signum() > 0 && number.compareTo(BigDecimal.valueOf(10_000)) <= 0)
                .map(BigDecimal::intValue);
    }

    /// Sixteen digits, without zeros at the end.
    public static BigDecimal divide(BigDecimal amount, BigDecimal parts) {
        BigDecimal quotient = amount.divide(parts, MathContext.DECIMAL64).stripTrailingZeros();
        return quotient.scale() < 0 ? quotient.setScale(0) : quotient;
    }

    public static BigDecimal divide(BigDecimal amount, int parts) {
        return parts == 1 ? amount : divide(amount, BigDecimal.valueOf(parts));
    }
}
