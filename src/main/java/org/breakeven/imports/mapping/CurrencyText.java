package org.breakeven.imports.mapping;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import org.breakeven.imports.prices.Currencies;

/// A cell that is a currency and nothing else: `CNY`, `人民币`, `US$`, `元`.
final class CurrencyText {

    private CurrencyText() { }

    static Optional<String> code(String cell) {
        String plain = Normalizer.normalize(cell, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT).strip();
        Optional<String> code = Currencies.code(plain);
        return code.isPresent() ? code : plain.length() <= 5 && !plain.matches(".*[\\d/].*") ? PriceWords.currency(plain) : Optional.empty();
    }
}
