package org.breakeven.comparison;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.breakeven.model.ExchangeRate;
import org.breakeven.model.Message;
import org.breakeven.model.PriceBook;

/// Turns prices into the comparison's currency by the price book's dated rates, and remembers which rates were used
/// so that they can be shown.
final class Conversion {

    private final PriceBook book;
    private final String currency;
    private final Set<ExchangeRate> used = new LinkedHashSet<>();
    private final Set<String> missing = new LinkedHashSet<>();

    Conversion(PriceBook book, String currency) {
        this.book = book;
        this.currency = currency;
    }

    /// How many units of the comparison's currency one unit of `from` is; empty where no rate is known.
    OptionalDouble factor(String from) {
        if (from.equals(currency)) {
            return OptionalDouble.of(1);
        }
        Optional<ExchangeRate> rate = book.rate(from, currency);
        rate.ifPresentOrElse(used::add, () -> missing.add(from));
        return rate.isPresent() ? OptionalDouble.of(rate.get().rate().doubleValue()) : OptionalDouble.empty();
    }

    List<Comparison.Warning> warnings() {
        List<Comparison.Warning> warnings = new ArrayList<>();
        for (ExchangeRate rate : used) {
            warnings.add(new Comparison.Warning(Message.of("comparison.converted"), Message.of("comparison.converted.detail",
                    rate.from(), rate.to(), rate.rate(), rate.source().name(), rate.source().date().map(Object::toString).orElse("—"))));
        }
        for (String from : missing) {
            warnings.add(new Comparison.Warning(Message.of("comparison.noRate"), Message.of("comparison.noRate.detail", from, currency)));
        }
        return warnings;
    }
}
