package org.breakeven.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.breakeven.costing.CostKind.*;

import org.breakeven.costing.CostKind;
import org.breakeven.costing.CostTimeline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Each cost kind in its plain form, against sums done by hand: four cards, half of the time, months of 700 hours.
class CostKindsTest {

    private static CardComparison team(Object... more) {
        return Bare.card(Bare.change(Bare.assumptions("demand.gpus", 4, "demand.utilization", 0.5, "hoursPerMonth", 700,
                "rent.pricePerGpuHour", 2, "buy.pricePerGpu", 10_000, "rent.gpusPerInstance", 4), more));
    }

    private static void rent(double expected, CostKind kind, Object... more) {
        assertThat(team(more).rent().timeline().amount(kind, 1)).as(kind.id()).isCloseTo(expected, within(1e-9));
    }

    private static void buy(double expected, CostKind kind, int month, Object... more) {
        assertThat(team(more).buy().timeline().amount(kind, month)).as(kind.id()).isCloseTo(expected, within(1e-8));
    }

    @Test
    void hoursBilledBeyondTheUsefulOnes() {
        rent(2_800, COMPUTE);
        rent(257.4712643678161, FAILED, "rent.failedShare", 0.08, "rent.idleShare", 0.05);
        rent(160.9195402298851, IDLE, "rent.failedShare", 0.08, "rent.idleShare", 0.05);
        rent(35.55555555555556, UPLOAD_WAIT, "rent.uploadGb", 200, "rent.uploadMbps", 100);
        rent(0, UPLOAD_WAIT, "rent.uploadGb", 200, "rent.uploadMbps", 100, "rent.uploadBeforeStart", true);
        rent(20 * 4 * 2, DEBUG, "rent.debugHours", 20);
        rent(4, ROUNDING, "rent.runsPerMonth", 60, "rent.billingUnitSeconds", 60);
        rent(65.8, SPOT_OVERHEAD, "rent.term", "spot", "rent.spotInterruptionsPerHour", 0.01, "rent.checkpointHours", 0.5,
                "rent.checkpointWriteHours", 0.01, "rent.restartHours", 0.1);
    }

    /// 168 hours x the rate: the background guide's forgotten week; and what auto-release would have saved.
    @Test
    void forgottenInstances() {
        rent(168 * 4 * 2, FORGOTTEN, "rent.forgottenPerMonth", 1, "rent.forgottenHours", 168);
        rent(192, FORGOTTEN, "rent.forgottenPerMonth", 0.5, "rent.forgottenHours", 48);
        rent(42.47024965029026, FORGOTTEN, "rent.forgottenPerMonth", 0.5, "rent.forgottenHours", 48, "rent.autoReleaseHours", 12);
    }

    @Test
    void whatIsBilledBesideTheCard() {
        rent(100, STORAGE, "rent.storageGb", 1000, "rent.storagePrice", 0.1);
        rent(40, STOPPED_STORAGE, "rent.stoppedStorageGb", 200, "rent.stoppedStoragePrice", 0.2);
        rent(2.5, IMAGES, "rent.imageGb", 50, "rent.imagePrice", 0.05);
        rent(8, PUBLIC_IP, "rent.publicIps", 2, "rent.publicIpPrice", 4);
        rent(280, SUPPORT, "rent.supportShare", 0.1);
        rent((2_800 + 280) * 0.13, RENT_VAT, "rent.supportShare", 0.1, "rent.vatRate", 0.13, "rent.vatRecoverable", false);
        rent(0, RENT_VAT, "rent.vatRate", 0.13);
    }

    @Test
    void driftMovesThePriceWithinTheYear() {
        CostTimeline falling = team("rent.drift", -0.1).rent().timeline();
        assertThat(falling.amount(COMPUTE, 1)).isEqualTo(2_800);
        assertThat(falling.amount(COMPUTE, 13)).isCloseTo(2_520, within(1e-9));
    }

    /// Two committed cards are paid for 700 hours each, used or not; of the four needed half of the time they serve
    /// P(at least 1) + P(at least 2) = 15/16 + 11/16, the rest stays on demand.
    @Test
    void commitmentIsPaidUsedOrNot() {
        CostTimeline costs = team("rent.committedGpus", 2).rent().timeline();
        assertThat(costs.amount(COMMITMENT, 1)).isEqualTo(2 * 700 * 2);
        assertThat(costs.amount(COMPUTE, 1)).isCloseTo((2 - 26.0 / 16) * 700 * 2, within(1e-9));
    }

    @Test
    void capitalAndWhatGoesWithIt() {
        Object[] parts = {"buy.gpusPerServer", 8, "buy.serverPrice", 5_000, "buy.networkShare", 0.03, "buy.spareShare", 0.1,
                "buy.storagePrice", 2_000, "buy.installation", 300, "buy.maintenanceRate", 0.05, "buy.insuranceRate", 0.01,
                "buy.failureRate", 0.06, "buy.vatRate", 0.13, "buy.vatRecoverable", false};
        buy(53_150, CAPITAL, 0, parts);
        buy(53_150 * 0.13, BUY_VAT, 0, parts);
        buy(221.45833333333334, MAINTENANCE, 1, parts);
        buy(44.291666666666664, INSURANCE, 1, parts);
        buy(200, REPLACEMENT, 1, parts);
    }

    @Test
    void runningCosts() {
        buy(245, POWER, 1, "buy.kwPerGpu", 1, "buy.idlePowerShare", 0.25, "buy.pue", 1.4, "buy.electricityPrice", 0.1);
        buy(4 * 1.2 * 150 + 60, COLOCATION, 1, "buy.kwPerGpu", 1.2, "buy.colocationPerKwMonth", 150, "buy.rackPerMonth", 60);
        buy(500, STAFF, 1, "buy.staffPerMonth", 500);
        buy(250, STAFF, 1, "buy.staffPerMonth", 500, "buy.runningCostBasis", "used");
        buy(70, SOFTWARE, 1, "buy.softwarePerMonth", 70);
        buy(0, MAINTENANCE, 12, "buy.maintenanceRate", 0.1, "buy.warrantyMonths", 12);
        buy(40_000 * 0.1 / 12, MAINTENANCE, 13, "buy.maintenanceRate", 0.1, "buy.warrantyMonths", 12);
    }

    @Test
    void untilDeliveryAndInRepairDemandIsRented() {
        buy(2_800, COMPUTE, 2, "buy.leadMonths", 2);
        buy(0, COMPUTE, 3, "buy.leadMonths", 2);
        buy(0, STAFF, 2, "buy.leadMonths", 2, "buy.staffPerMonth", 500);
        // 4 x 0.95 = 3.8 cards: a fifth of the fourth card's 1/16 of the time is rented
        buy(0.2 / 16 * 700 * 2, COMPUTE, 1, "buy.availability", 0.95);
        buy(0.2 / 16 * 700 * 2, COMPUTE, 1, "buy.failureRate", 1, "buy.repairDays", 18.25);
    }

    @Test
    void resaleAndRenewal() {
        buy(-12_000, RESALE, 36, "buy.resaleShare", 0.3);
        buy(-40_000 * 0.42, RESALE, 24, "horizonMonths", 24, "buy.resaleCurve", "12:0.62,24:0.42,36:0.3");
        buy(40_000, CAPITAL, 24, "buy.usefulLifeMonths", 24);
        buy(-20_000, RESALE, 24, "buy.usefulLifeMonths", 24, "buy.resaleCurve", "12:0.7,24:0.5");
        buy(90, DISPOSAL, 36, "buy.disposal", 90);
        buy(0, CAPITAL, 0, "buy.alreadyOwned", true);
    }

    /// Half of 53,150 over 24 months at 10 % a year, paid off after twelve.
    @Test
    void loan() {
        Object[] loan = {"buy.pricePerGpu", 13_287.5, "buy.financedShare", 0.5, "buy.loanRate", 0.1, "buy.loanMonths", 24, "horizonMonths", 12};
        buy(-26_575, FINANCING, 0, loan);
        buy(1_221.021267127246, FINANCING, 1, loan);
        buy(1_221.021267127246 + 13_920.238095238097, FINANCING, 12, loan);
    }

    /// A quarter of rent, running cost and depreciation comes back as tax.
    @Test
    void tax() {
        rent(-700, TAX_SHIELD, "tax.rate", 0.25);
        buy(-0.25 * (500 + 40_000 * 0.95 / 36), TAX_SHIELD, 1, "tax.rate", 0.25, "tax.residualShare", 0.05, "buy.staffPerMonth", 500);
    }

    @ParameterizedTest
    @CsvSource({"month_end, 7, 0.9560988796694425", "year_end, 7, 0.9259259259259259", "year_mid, 13, 0.8909726376383112", "month_end, 0, 1"})
    void discounting(String timing, int month, double factor) {
        var discounting = Bare.card("discountRate", 0.08, "discountTiming", timing, "rent.pricePerGpuHour", 1).inputs().discounting();
        assertThat(discounting.factor(month)).isCloseTo(factor, within(1e-12));
    }
}
