package org.breakeven.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// G03, G06 (its default case), G11, G21, G22 and G25 through the product's own model.
class GoldenStudiesTest {

    /// G03: the 2025 edition of G02; the server cost three times as much, and so did the break-even.
    @ParameterizedTest
    @CsvSource({"98.32, 8556.2", "77.43, 10890.9", "53.95, 15708.5"})
    void olderServerPrice(double cloud, double hours) {
        BreakEven breakEven = Bare.card("demand.gpus", 8, "horizonMonths", 60, "hoursPerMonth", 720, "buy.serverPrice", 833_806,
                "buy.gpusPerServer", 8, "buy.staffPerMonth", 0.87 * 720, "rent.pricePerGpuHour", cloud / 8).breakEven();
        assertThat(breakEven.gpuHours() / 8).isCloseTo(hours, within(0.05));
    }

    private static CardComparison tokenFactory(double cloudTotal) {
        double rate = cloudTotal / (17 * 43_800 * 1.075);
        return Bare.card("demand.gpus", 136, "horizonMonths", 60, "buy.serverPrice", 340_000, "buy.gpusPerServer", 8,
                "buy.installation", 1_600_000, "buy.kwPerGpu", 10.2 / 8, "buy.pue", 1.5, "buy.electricityPrice", 0.13,
                "buy.colocationPerKwMonth", 200, "buy.maintenanceRate", 0.1, "buy.staffPerMonth", 4 * 45_000 / 12.0,
                "buy.softwarePerMonth", 1_000_000 / 60.0, "rent.pricePerGpuHour", rate / 8, "rent.supportShare", 0.075);
    }

    /// G06: 17 nodes of eight H200 around the clock for five years, against three cloud prices.
    @ParameterizedTest
    @CsvSource({"88241056.80, 5.60", "57356686.92, 9.19", "39708475.56, 14.49"})
    void seventeenNodes(double cloud, double months) {
        CardComparison card = tokenFactory(cloud);
        assertThat(card.buy().capital()).isEqualTo(7_380_000);
        assertThat(card.buy().servers()).isEqualTo(17);
        assertThat(card.buy().total()).isCloseTo(16_531_809.40, within(0.005));
        assertThat(card.rent().total()).isCloseTo(cloud, within(0.005));
        assertThat(card.breakEven().months()).isCloseTo(months, within(0.005));
    }

    private static CardComparison sixtyFour(String timing) {
        return Bare.card("demand.gpus", 64, "demand.utilization", 0.7, "horizonMonths", 48, "discountRate", 0.1, "discountTiming", timing,
                "rent.pricePerGpuHour", 2, "buy.pricePerGpu", 30_000, "buy.staffPerMonth", 728_681 / 48.0);
    }

    /// G11: the saving is positive and the present value is negative.
    @Test
    void savingIsPositiveAndPresentValueNegative() {
        CardComparison card = sixtyFour("year_end");
        assertThat(card.rent().total()).isCloseTo(3_139_584, within(0.5));
        assertThat(card.buy().total()).isCloseTo(2_648_681, within(0.5));
        assertThat((card.rent().total() - card.buy().total()) / 1_920_000).isCloseTo(0.26, within(0.005));
        assertThat(card.breakEven().months() / 12).isCloseTo(3.2, within(0.05));
        assertThat(card.rent().npv() - card.buy().npv()).isCloseTo(-9_440, within(5.0));
        assertThat(card.rent().total() - card.buy().total()).isCloseTo(490_903, within(0.5));
        CardComparison middle = sixtyFour("year_mid");
        assertThat(middle.rent().npv() - middle.buy().npv()).isCloseTo(83_812, within(5.0));
    }

    @Test
    void undiscountedBreakEvenUtilization() {
        CardComparison card = Bare.card("demand.gpus", 64, "demand.utilization", 0.7, "horizonMonths", 48, "rent.pricePerGpuHour", 2,
                "buy.pricePerGpu", 30_000, "buy.staffPerMonth", 728_681 / 48.0);
        assertThat(card.breakEven().utilization()).isCloseTo(0.59, within(0.005));
    }

    /// G21: purchase over rent, in hours, to two digits; and a 4090 with its own power charged.
    @ParameterizedTest
    @CsvSource({"1900, 1.26, 1500", "2300, 1.26, 1800", "2500, .80, 3100", "3000, .80, 3800", "7500, 1.10, 6800", "9500, 1.10, 8600",
            "9200, 1.50, 6100", "12000, 1.50, 8000", "2500, .40, 6300", "25000, 3.00, 8300", "32000, 3.00, 10700"})
    void hoursOfSixCards(double price, double rent, double hours) {
        BreakEven breakEven = Bare.card("demand.gpus", 1, "buy.pricePerGpu", price, "rent.pricePerGpuHour", rent).breakEven();
        assertThat(breakEven.gpuHours()).isCloseTo(hours, within(55.0));
    }

    @Test
    void itsOwnPowerMovesTheBreakEven() {
        BreakEven breakEven = Bare.card("demand.gpus", 1, "buy.pricePerGpu", 2_500, "rent.pricePerGpuHour", 0.40, "buy.kwPerGpu", 0.45,
                "buy.electricityPrice", 0.11).breakEven();
        assertThat(breakEven.gpuHours()).isCloseTo(2_500 / (0.40 - 0.45 * 0.11), within(0.01)).isCloseTo(7_133, within(10.0));
    }

    /// G22: without step costs, own the k-th card exactly when it is needed more often than owning costs of renting.
    @Property(tries = 60)
    void ownTheBaseByWeinmansRule(@ForAll @IntRange(min = 1, max = 16) int gpus, @ForAll @DoubleRange(min = 0.05, max = 0.95) double utilization,
                                  @ForAll @DoubleRange(min = 1.1, max = 8) double premium) {
        double price = 10_000;
        CardComparison card = Bare.card("demand.gpus", gpus, "demand.utilization", utilization, "buy.pricePerGpu", price,
                "rent.pricePerGpuHour", premium * price / (730 * 36));
        double[] shares = card.inputs().demand().curve().shares();
        int owned = 0;
        while (owned < shares.length && shares[owned] > 1 / premium) {
            owned++;
        }
        assertThat(card.hybrid().ownedGpus()).isEqualTo(owned);
    }

    /// G25: 14 h 58 min 53 s at two prices, and a stopped disk of 256 GB in a month of 30 days.
    @ParameterizedTest
    @CsvSource({"4.44, 66.52", "1.78, 26.67"})
    void billedInterval(double price, double cost) {
        CardComparison card = Bare.card("demand.gpus", 1, "horizonMonths", 1, "hoursPerMonth", 14 + 58 / 60.0 + 53 / 3600.0,
                "rent.pricePerGpuHour", price, "buy.pricePerGpu", 1);
        assertThat(card.rent().total()).isCloseTo(cost, within(0.005));
    }

    @Test
    void stoppedDisk() {
        CardComparison card = Bare.card("demand.gpus", 0, "horizonMonths", 1, "rent.stoppedStorageGb", 256, "rent.stoppedStoragePrice", 0.08,
                "rent.pricePerGpuHour", 1, "buy.pricePerGpu", 1);
        assertThat(card.rent().total() / 30 / 24).isCloseTo(0.0284, within(0.00005));
    }
}
