package org.breakeven.costing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.LocalDate;
import java.util.List;
import org.breakeven.comparison.Comparisons;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.Scenario;
import org.junit.jupiter.api.Test;

/// One card at 1,200, used around the clock for a year, half of everything deductible is saved.
class TaxShieldTest {

    private static CostTimeline buying(int horizon) {
        Assumptions a = Assumptions.bare().with(AssumptionKey.DEMAND_GPUS, "1").with(AssumptionKey.RENT_PRICE_PER_GPU_HOUR, "1")
                .with(AssumptionKey.BUY_PRICE_PER_GPU, "1200").with(AssumptionKey.TAX_RATE, "0.5").with(AssumptionKey.TAX_LIFE_MONTHS, "24")
                .with(AssumptionKey.HORIZON_MONTHS, Integer.toString(horizon));
        Project project = new Project("tax", "USD", PriceBook.empty(), null, List.of(new Scenario("base", a)), List.of("card"), List.of(), false);
        return BuyPlan.timeline(Comparisons.compare(project, a, LocalDate.of(2026, 11, 30)).cards().getFirst().inputs());
    }

    /// 1,200 / 24 = 50 a month; after the last month nothing is left.
    @Test
    void theLastMonthIsWrittenOffToo() {
        CostTimeline costs = buying(24);
        assertThat(costs.amount(CostKind.TAX_SHIELD, 1)).isCloseTo(-25, within(1e-9));
        assertThat(costs.amount(CostKind.TAX_SHIELD, 24)).isCloseTo(-25, within(1e-9));
        assertThat(costs.total(CostKind.TAX_SHIELD)).isCloseTo(-600, within(1e-9));
    }

    /// Half is written off after a year, the other half is deducted when the card goes.
    @Test
    void theBookValueLeftIsDeductedAtTheEnd() {
        CostTimeline costs = buying(12);
        assertThat(costs.amount(CostKind.TAX_SHIELD, 12)).isCloseTo(-25 - 300, within(1e-9));
        assertThat(costs.total(CostKind.TAX_SHIELD)).isCloseTo(-600, within(1e-9));
    }
}
