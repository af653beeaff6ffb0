package org.breakeven.comparison;

import java.time.LocalDate;
import java.util.List;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.Scenario;

/// One card under neutral assumptions and what is set: how published sums are put through the product's own model.
final class Bare {

    static final LocalDate TODAY = LocalDate.of(2026, 11, 30);

    private Bare() { }

    /// @param settings key, value, key, value, ...
    static Assumptions assumptions(Object... settings) {
        return change(Assumptions.bare(), settings);
    }

    static Assumptions change(Assumptions start, Object... settings) {
        Assumptions result = start;
        for (int i = 0; i < settings.length; i += 2) {
            result = result.with(AssumptionKey.find((String) settings[i]).orElseThrow(), settings[i + 1].toString());
        }
        return result;
    }

    static CardComparison card(Assumptions assumptions) {
        Project project = new Project("golden", "USD", PriceBook.empty(), null, List.of(new Scenario("base", assumptions)),
                List.of("card"), List.of(), false);
        return Comparisons.compare(project, assumptions, TODAY).cards().getFirst();
    }

    static CardComparison card(Object... settings) {
        return card(assumptions(settings));
    }
}
