package org.breakeven.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.breakeven.costing.CostKind;
import org.breakeven.costing.Depreciation;
import org.breakeven.costing.DepreciationMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// G10 (tiered egress to the cent), G15 (small Chinese sums) and G20 (the rule of the background articles).
class GoldenSmallSumsTest {

    @ParameterizedTest
    @CsvSource({"'1:0,10240:0.09,51200:0.085,153600:0.07,inf:0.05', 44992.66", "'1:0,10000:0.09,50000:0.085,150000:0.07,inf:0.05', 44901.46"})
    void egressThroughItsTiers(String tiers, double cost) {
        CardComparison card = Bare.card("horizonMonths", 1, "rent.pricePerGpuHour", 1, "buy.pricePerGpu", 1,
                "rent.egressGb", 822_031, "rent.egressTiers", tiers);
        assertThat(card.rent().timeline().total(CostKind.EGRESS)).isCloseTo(cost, within(0.005));
    }

    /// By hand: 0 up to the free GB, then 0.09 a GB up to 10,240, and so on.
    @ParameterizedTest
    @CsvSource({"0, 0", "1, 0", "2, 0.09", "10240, 921.51", "10241, 921.595", "51200, 4403.11", "153600, 11571.11"})
    void egressAtTheEdges(double gigabytes, double cost) {
        CardComparison card = Bare.card("horizonMonths", 1, "rent.pricePerGpuHour", 1, "buy.pricePerGpu", 1, "rent.egressGb", gigabytes,
                "rent.egressTiers", "1:0,10240:0.09,51200:0.085,153600:0.07,inf:0.05");
        assertThat(card.rent().timeline().total(CostKind.EGRESS)).isCloseTo(cost, within(1e-9));
    }

    /// 16 hours a day for 90 days, in months of 30 days.
    @ParameterizedTest
    @CsvSource({"8.5, 12240", "12, 17280", "22, 31680"})
    void ninetyDaysOfRent(double price, double cost) {
        CardComparison card = Bare.card("demand.gpus", 1, "demand.utilization", 16.0 / 24, "hoursPerMonth", 720, "horizonMonths", 3,
                "rent.pricePerGpuHour", price, "buy.pricePerGpu", 1);
        assertThat(card.rent().total()).isCloseTo(cost, within(1e-6));
    }

    @Test
    void straightLineOverThreeYears() {
        double[] yearly = Depreciation.yearly(DepreciationMethod.STRAIGHT_LINE, 100_000, 0.05, 3);
        assertThat(yearly).hasSize(3);
        assertThat(yearly[0]).isCloseTo(31_667, within(0.5));
        assertThat(yearly[0] / 12).isCloseTo(2_639, within(0.5));
    }

    private static CardComparison eightCards(double server, double rentPerCardMonth, double running, double utilization, int horizon) {
        return Bare.card("demand.gpus", 8, "demand.utilization", utilization, "horizonMonths", horizon, "buy.serverPrice", server,
                "buy.staffPerMonth", running, "rent.pricePerGpuHour", rentPerCardMonth / 730);
    }

    @Test
    void ruleHoldsAtSixtyPercentOnly() {
        assertThat(eightCards(300_000, 4_500, 4_000, 0.6, 36).breakEven().months()).isCloseTo(17.0, within(0.05));
        assertThat(eightCards(300_000, 4_500, 4_000, 0.2, 36).breakEven().months()).isCloseTo(93.8, within(0.05));
    }

    /// Twenty cells of server price x monthly rent: only some fall inside the rule's 12 to 18 months.
    @Test
    void ruleIsConditional() {
        int inside = 0;
        int below = 0;
        int above = 0;
        for (int server = 200_000; server <= 400_000; server += 50_000) {
            for (int rent = 3_000; rent <= 6_000; rent += 1_000) {
                double months = eightCards(server, rent, 4_000, 0.6, 36).breakEven().months();
                inside += months >= 12 && months <= 18 ? 1 : 0;
                below += months < 12 ? 1 : 0;
                above += months > 18 ? 1 : 0;
            }
        }
        assertThat(new int[] {inside, below, above}).containsExactly(8, 3, 9);
    }

    @ParameterizedTest
    @CsvSource({"7.2, 12", "10.8, 18"})
    void ruleWithoutRunningCost(double ratio, double months) {
        BreakEven breakEven = eightCards(8 * ratio * 4_500, 4_500, 0, 0.6, 36).breakEven();
        assertThat(breakEven.priceToMonthlyRent()).isCloseTo(ratio, within(1e-9));
        assertThat(breakEven.months()).isCloseTo(months, within(1e-6));
    }

    /// Price over a month's full rent of cards sold today.
    @ParameterizedTest
    @CsvSource({"2500, 0.40, 8.6", "9200, 1.50, 8.4", "12000, 1.50, 11.0", "42312, 5.93, 9.8", "25000, 3.00, 11.4", "32000, 3.00, 14.6",
            "31300, 12.29, 3.5"})
    void ratioToday(double price, double rent, double ratio) {
        BreakEven breakEven = Bare.card("rent.pricePerGpuHour", rent, "buy.pricePerGpu", price, "demand.utilization", 0.6).breakEven();
        assertThat(breakEven.priceToMonthlyRent()).isCloseTo(ratio, within(0.05));
        assertThat(breakEven.months()).isCloseTo(price / (730 * rent) / 0.6, within(1e-6));
    }

    /// The same inputs say rent after one year and buy after three.
    @Test
    void yearOneMisleads() {
        CardComparison one = eightCards(300_000, 4_500, 4_000, 0.6, 12);
        CardComparison three = eightCards(300_000, 4_500, 4_000, 0.6, 36);
        assertThat(one.rent().total()).isCloseTo(259_200, within(1e-6));
        assertThat(one.buy().total()).isCloseTo(348_000, within(1e-6));
        assertThat(one.verdict().choice()).isEqualTo(Verdict.Choice.RENT);
        assertThat(three.rent().total()).isCloseTo(777_600, within(1e-6));
        assertThat(three.buy().total()).isCloseTo(444_000, within(1e-6));
        assertThat(three.verdict().choice()).isEqualTo(Verdict.Choice.BUY);
    }
}
