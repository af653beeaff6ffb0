package org.breakeven.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.breakeven.costing.CostKind;
import org.breakeven.costing.CostTimeline;
import org.breakeven.model.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// G05: a node of four H100, capital over five years, colocation and energy around the clock; all printed figures.
class GoldenNodeOfFourTest {

    private static Assumptions node(Object... changes) {
        Assumptions base = Bare.assumptions("demand.gpus", 4, "demand.utilization", 0.5, "horizonMonths", 60,
                "buy.pricePerGpu", 27_500, "buy.serverPrice", 10_414, "buy.gpusPerServer", 4, "buy.kwPerGpu", 2.1 / 4,
                "buy.pue", 1.52, "buy.electricityPrice", 0.2575, "buy.colocationPerKwMonth", 194.95,
                "rent.pricePerGpuHour", 3.29);
        return Bare.change(base, changes);
    }

    private static double breakEvenPercent(Object... changes) {
        return Bare.card(node(changes)).breakEven().utilization() * 100;
    }

    @Test
    void yearlyCosts() {
        CostTimeline buy = Bare.card(node()).buy().timeline();
        assertThat(buy.total(CostKind.CAPITAL)).isEqualTo(120_414);
        assertThat(buy.total(CostKind.CAPITAL) / 5).isCloseTo(24_083, within(0.5));
        assertThat(buy.total(CostKind.COLOCATION) / 5).isCloseTo(4_913, within(0.5));
        assertThat(buy.total(CostKind.POWER) / 5).isCloseTo(7_200, within(0.5));
        assertThat(buy.total() / 5).isCloseTo(36_196, within(0.5));
    }

    @ParameterizedTest
    @CsvSource({"3.29, 31.4", "1.99, 51.9", "2.89, 35.7", "3.36, 30.7", "3.99, 25.9", "4.25, 24.3", "6.98, 14.8"})
    void utilizationByRentalPrice(double price, double percent) {
        assertThat(breakEvenPercent("rent.pricePerGpuHour", price)).isCloseTo(percent, within(0.05));
    }

    @ParameterizedTest
    @CsvSource({"horizonMonths, 36, 45.3", "horizonMonths, 72, 27.9", "buy.pricePerGpu, 25000, 29.7",
            "buy.pricePerGpu, 30000, 33.1", "buy.colocationPerKwMonth, 180, 31.1", "buy.colocationPerKwMonth, 275, 33.1",
            "buy.electricityPrice, 0.1351, 28.4"})
    void sensitivityAtList(String key, double value, double percent) {
        assertThat(breakEvenPercent(key, value)).isCloseTo(percent, within(0.05));
    }

    /// Per thousand requests of 256 output tokens; a price per thousand requests is one per 0.256 million tokens.
    @ParameterizedTest
    @CsvSource({"3400, 0.086, 0.184, 46.97", "3400, 0.086, 0.922, 9.4", "1400, 0.210, 0.922, 22.8", "3400, 0.086, 1.152, 7.5",
            "1400, 0.210, 1.152, 18.2", "3400, 0.086, 1.331, 6.5", "1400, 0.210, 1.331, 15.8"})
    void againstPayingPerToken(double tokensPerSecond, double owned, double api, double percent) {
        ApiAlternative tokens = Bare.card(node("demand.tokensPerMinute", tokensPerSecond * 60,
                "demand.tokensPerSecondPerGpu", tokensPerSecond / 4, "api.outputPrice", api / 0.256, "api.outputShare", 1)).api();
        assertThat(tokens.ownedPerMillion() * 0.256).isCloseTo(owned, within(0.0005));
        assertThat(tokens.breakEvenUtilization() * 100).isCloseTo(percent, within(0.05));
    }
}
