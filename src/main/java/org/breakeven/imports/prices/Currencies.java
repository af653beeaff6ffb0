package org.breakeven.imports.prices;

import java.util.Currency;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Currency codes.
public final class Currencies {

    private static final Set<String> CODES = Currency.getAvailableCurrencies().stream()
            .map(Currency::getCurrencyCode).collect(Collectors.toUnmodifiableSet());

    private Currencies() { }

    /// The code in capitals; empty if there is no such currency.
    public static Optional<String> code(String text) {
        return Optional.of(text.strip().toUpperCase(Locale.ROOT)).filter(CODES::contains);
    }
}
