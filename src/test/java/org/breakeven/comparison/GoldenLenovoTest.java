package org.breakeven.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.breakeven.costing.CostKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// G02: Lenovo LP2368 (4 February 2026), cases 1 to 3. Running costs are set as the paper states them, per hour.
class GoldenLenovoTest {

    private static CardComparison eightCards(double server, double runningPerHour, double cloudPerHour, double utilization) {
        return Bare.card("demand.gpus", 8, "demand.utilization", utilization, "horizonMonths", 60,
                "buy.serverPrice", server, "buy.gpusPerServer", 8, "buy.staffPerMonth", runningPerHour * 730,
                "rent.pricePerGpuHour", cloudPerHour / 8);
    }

    /// Case 1: capital / (cloud - running cost), in hours of the eight-card machine around the clock.
    @ParameterizedTest
    @CsvSource({"98.32, 2720.4, 3.7", "62.92, 4423.4, 6.1", "43.16, 6799.2, 9.3", "39.32, 7591.6, 10.4"})
    void hoursUntilBuyingPaysBack(double cloud, double hours, double months) {
        BreakEven breakEven = eightCards(250_141.80, 6.37, cloud, 1).breakEven();
        assertThat(breakEven.gpuHours() / 8).isCloseTo(hours, within(0.05));
        assertThat(breakEven.months()).isCloseTo(months, within(0.05));
    }

    /// Case 2: five years around the clock on eight B300.
    @Test
    void fiveYearsAroundTheClock() {
        CardComparison card = eightCards(461_567.50, 12.6, 142.42, 1);
        assertThat(card.rent().total()).isCloseTo(6_237_996, within(0.5));
        assertThat(card.buy().total()).isCloseTo(1_013_447.5, within(0.05));
        double saved = card.rent().total() - card.buy().total();
        assertThat(saved).isCloseTo(5_224_548.5, within(0.05));
        assertThat(saved / card.rent().total()).isCloseTo(0.8375, within(0.00005));
        assertThat(card.buy().timeline().total(CostKind.CAPITAL)).isEqualTo(461_567.50);
    }

    /// Case 3: hours a day of eight H200 from which owning for five years is cheaper.
    @Test
    void hoursADay() {
        CardComparison card = eightCards(277_897.75, 8.79, 84.81, 0.5);
        assertThat(card.breakEven().hoursPerDay()).isCloseTo(4.283, within(0.0005));
    }

    /// The paper's headline holds at full use only: at 20 % it is 25.8 months.
    @Test
    void headlineAtTwentyPercent() {
        assertThat(eightCards(250_141.80, 6.37, 98.32, 0.2).breakEven().months()).isCloseTo(25.8, within(0.05));
    }
}
