package org.breakeven.costing;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import org.breakeven.comparison.Comparisons;
import org.breakeven.i18n.Messages;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.Scenario;
import org.junit.jupiter.api.Test;

/// Every cost says how it comes about, with figures that give the cost when put into a pocket calculator.
class TrailTest {

    private static PlanInputs inputs() {
        Assumptions a = Assumptions.defaults().with(AssumptionKey.RENT_PRICE_PER_GPU_HOUR, "2").with(AssumptionKey.BUY_PRICE_PER_GPU, "10000")
                .with(AssumptionKey.BUY_KW_PER_GPU, "1").with(AssumptionKey.BUY_ELECTRICITY_PRICE, "0.1").with(AssumptionKey.TAX_RATE, "0.25");
        Project project = new Project("trail", "USD", PriceBook.empty(), null, List.of(new Scenario("base", a)), List.of("card"), List.of(), false);
        return Comparisons.compare(project, a, LocalDate.of(2026, 11, 30)).cards().getFirst().inputs();
    }

    @Test
    void everyKindThatOccursIsExplained() {
        PlanInputs in = inputs();
        for (int owned : new int[] {0, 4, 8}) {
            for (CostKind kind : HybridPlan.timeline(in, owned).byKind().keySet()) {
                assertThat(Trail.of(in, owned, kind)).as(kind.id()).isPresent();
            }
        }
    }

    /// 8 x 1 kW x (0.25 + 0.75 x 0.5) x 1.4 x 730 x 0.1 a month.
    @Test
    void thePowerLineIsAFormula() {
        String text = Messages.in(Locale.ENGLISH).text(Trail.of(inputs(), 8, CostKind.POWER).orElseThrow());
        assertThat(text).isEqualTo("8 cards × 1 kW × (25\u00a0% idle draw + the rest × 50\u00a0% load) × PUE 1.4 × 730 h × 0.1 per kWh a month");
    }

    @Test
    void nothingIsSaidOfACostThatDoesNotOccur() {
        assertThat(Trail.of(inputs(), 0, CostKind.POWER)).isEmpty();
    }
}
