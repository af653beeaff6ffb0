package org.breakeven.model;

import java.math.BigDecimal;
import java.util.Objects;

/// An exact amount in one currency.
///
/// Two currencies are never added: [#plus] and [#minus] refuse, naming both amounts, so that a wrong sum fails at
/// the line that made it. A file that states no currency has the empty one, which is a currency of its own.
///
/// @param amount   exact, any scale
/// @param currency ISO 4217 code in capitals, or empty where the source states none
public record Money(BigDecimal amount, String currency) {

    public Money {
        Objects.requireNonNull(amount, "amount");
        Objects.requireNonNull(currency, "currency");
    }

    public static Money of(String amount, String currency) {
        return new Money(new BigDecimal(amount), currency);
    }

    public static Money zero(String currency) {
        return new Money(BigDecimal.ZERO, currency);
    }

    public Money plus(Money other) {
        return new Money(amount.add(sameCurrency(other).amount), currency);
    }

    public Money minus(Money other) {
        return new Money(amount.subtract(sameCurrency(other).amount), currency);
    }

    public Money multipliedBy(BigDecimal factor) {
        return new Money(amount.multiply(factor), currency);
    }

    private Money sameCurrency(Money other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException("different currencies are not added: " + this + " and " + other);
        }
        return other;
    }

    @Override
    public String toString() {
        return (amount.toPlainString() + " " + currency).strip();
    }
}
