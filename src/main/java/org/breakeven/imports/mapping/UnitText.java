package org.breakeven.imports.mapping;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;

/// A text that says what a price is for: `元/卡/小时`, `per_gpu_month`, `USD per node-hour`, `台/月`.
///
/// @param period   `null` where it says none
/// @param per      `null` where it does not say
/// @param currency `null` where it says none
record UnitText(PricePeriod period, PricePer per, String currency) {

    private static final int LONGEST = 30;

    static UnitText of(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT).replace('_', ' ').strip();
        Optional<PricePeriod> period = PriceWords.period(plain);
        Optional<PricePer> per = PriceWords.per(plain).or(() -> perWithoutSlash(plain));
        return new UnitText(period.orElse(null), per.orElse(null), PriceWords.currency(plain).orElse(null));
    }

    /// `卡/月` and `gpu-hour` name the thing first.
    private static Optional<PricePer> perWithoutSlash(String plain) {
        return plain.matches("(台|机|实例).*") ? Optional.of(PricePer.INSTANCE)
                : plain.matches("(卡|张|块|gpu|card).*") ? Optional.of(PricePer.GPU) : Optional.empty();
    }

    static boolean isUnit(String text) {
        UnitText unit = of(text);
        boolean noFigure = text.chars().noneMatch(Character::isDigit);
        return noFigure && text.length() <= LONGEST && (unit.period != null || unit.per != null || text.contains("元"));
    }
}
