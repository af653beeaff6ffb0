package org.breakeven.cli;

import java.util.Currency;
import java.util.Locale;

/// Currencies named on the command line.
final class Currencies {

    private Currencies() {
    }

    /// @return the code in capitals, `null` for `null`
    /// @throws UserError if it is no ISO 4217 code
    static String check(String code) {
        if (code == null) {
            return null;
        }
        try {
            return Currency.getInstance(code.strip().toUpperCase(Locale.ROOT)).getCurrencyCode();
        } catch (IllegalArgumentException e) {
            throw new UserError("cli.unknownCurrency", code);
        }
    }
}
