package org.breakeven.model;

import java.math.BigDecimal;
import java.util.Objects;

/// How many units of `to` one unit of `from` bought on the source's date.
public record ExchangeRate(String from, String to, BigDecimal rate, Source source) {

    public ExchangeRate {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        if (rate.signum() <= 0) {
            throw new IllegalArgumentException("an exchange rate is above zero, not " + rate);
        }
    }
}
