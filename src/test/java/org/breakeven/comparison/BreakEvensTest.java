package org.breakeven.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.breakeven.model.AssumptionKey;
import org.junit.jupiter.api.Test;

/// Break-even figures of one card, each against a sum done by hand: 8,760 spent at the start, 730 hours a month.
class BreakEvensTest {

    /// 8,760 / (730 x 1.50) = 8 months of full use, 16 at half.
    @Test
    void months() {
        assertThat(Bare.card("demand.gpus", 1, "rent.pricePerGpuHour", 1.5, "buy.pricePerGpu", 8_760).breakEven().months()).isCloseTo(8, within(1e-9));
        BreakEven half = Bare.card("demand.gpus", 1, "demand.utilization", 0.5, "rent.pricePerGpuHour", 1.5, "buy.pricePerGpu", 8_760).breakEven();
        assertThat(half.months()).isCloseTo(16, within(1e-9));
        assertThat(half.gpuHours()).isCloseTo(5_840, within(1e-6));
        assertThat(half.utilization()).isCloseTo(8 / 36.0, within(1e-9));
        assertThat(half.hoursPerDay()).isCloseTo(24 * 8 / 36.0, within(1e-8));
        assertThat(half.rentPrice()).isCloseTo(1.5 * 16 / 36, within(1e-9));
        assertThat(half.purchasePrice()).isCloseTo(8_760 * 36 / 16.0, within(1e-6));
    }

    /// A running cost above the rent never pays back.
    @Test
    void never() {
        BreakEven breakEven = Bare.card("demand.gpus", 1, "rent.pricePerGpuHour", 1, "buy.pricePerGpu", 8_760, "buy.staffPerMonth", 731).breakEven();
        assertThat(breakEven.months()).isNull();
        assertThat(breakEven.gpuHours()).isNull();
        assertThat(breakEven.utilization()).isNull();
        assertThat(breakEven.purchasePrice()).isNull();
    }

    /// Looked for beyond the horizon: 8,760 / (730 x 0.2) = 60 months.
    @Test
    void beyondTheHorizon() {
        assertThat(Bare.card("demand.gpus", 1, "rent.pricePerGpuHour", 0.2, "buy.pricePerGpu", 8_760).breakEven().months()).isCloseTo(60, within(1e-9));
    }

    /// A card that loses a tenth of its price a month (876) is ahead of a rent of 1,095 from the first month; one that
    /// loses half at once is not.
    @Test
    void netOfResale() {
        Object[] card = {"demand.gpus", 1, "rent.pricePerGpuHour", 1.5, "buy.pricePerGpu", 8_760};
        var slow = Bare.change(Bare.assumptions(card), "buy.resaleCurve", "10:0");
        assertThat(Bare.card(slow).breakEven().netOfResaleMonths()).isBetween(0.0, 1.0);
        var fast = Bare.change(Bare.assumptions(card), "buy.resaleCurve", "1:0.5,36:0.3");
        // month m: 8760 (1 - (0.5 - 0.2 (m-1)/35)) = 1095 m  =>  4380 + 50.05714 (m-1) = 1095 m  =>  m = 4.1436
        assertThat(Bare.card(fast).breakEven().netOfResaleMonths()).isCloseTo(4.1436, within(0.0005));
    }

    /// Discounted at 12 %: both sides are worth less later, so buying pays back later.
    @Test
    void discounted() {
        BreakEven breakEven = Bare.card("demand.gpus", 1, "discountRate", 0.12, "rent.pricePerGpuHour", 1.5, "buy.pricePerGpu", 8_760).breakEven();
        // annuity of 1,095 at (1.12^(1/12) - 1): the sum to month 8 is 8,397.48, month 9 adds 1,005.77
        assertThat(breakEven.discountedMonths()).isCloseTo(8 + (8_760 - 8_397.48084) / 1_005.77446, within(1e-6));
    }

    @Test
    void flipsTurnTheChoice() {
        CardComparison card = Bare.card("demand.gpus", 4, "demand.utilization", 0.5, "demand.shape", "bursty", "rent.pricePerGpuHour", 1.5,
                "buy.pricePerGpu", 25_000);
        assertThat(card.verdict().choice()).isEqualTo(Verdict.Choice.RENT);
        Verdict.Flip price = card.verdict().flips().stream().filter(f -> f.key() == AssumptionKey.RENT_PRICE_PER_GPU_HOUR).findFirst().orElseThrow();
        // 25,000 = p x 730 x 0.5 x 36
        assertThat(price.at()).isCloseTo(25_000 / (730 * 0.5 * 36), within(1e-6));
        assertThat(price.to()).isEqualTo(Verdict.Choice.BUY);
    }

    @Test
    void dataThatMayNotLeaveOverrulesThePrice() {
        CardComparison card = Bare.card("rent.pricePerGpuHour", 0.01, "buy.pricePerGpu", 25_000, "data.mustStayOnPremises", true);
        assertThat(card.verdict().choice()).isEqualTo(Verdict.Choice.OWN);
    }

    @Test
    void aShortProjectRents() {
        CardComparison card = Bare.card("rent.pricePerGpuHour", 5, "buy.pricePerGpu", 25_000, "project.months", 6);
        assertThat(card.verdict().choice()).isEqualTo(Verdict.Choice.RENT);
        assertThat(Bare.card("rent.pricePerGpuHour", 5, "buy.pricePerGpu", 25_000, "project.months", 8).verdict().choice()).isEqualTo(Verdict.Choice.BUY);
    }

    /// A loan for everything costs nothing on the first day and is no payback.
    @Test
    void borrowedMoneyIsNoPayback() {
        BreakEven breakEven = Bare.card("demand.gpus", 1, "rent.pricePerGpuHour", 0.01, "buy.pricePerGpu", 20_000, "buy.financedShare", 1,
                "buy.loanMonths", 36).breakEven();
        assertThat(breakEven.months()).isNull();
    }

    /// A project as long as the horizon is decided by its costs; a shorter one is reckoned to its end.
    @Test
    void aProjectIsReckonedToItsEnd() {
        Object[] team = {"demand.gpus", 8, "demand.utilization", 0.45, "rent.pricePerGpuHour", 2, "buy.pricePerGpu", 24_000};
        CardComparison plain = Bare.card(team);
        CardComparison whole = Bare.card(Bare.change(Bare.assumptions(team), "project.months", 36));
        assertThat(whole.verdict().choice()).isEqualTo(plain.verdict().choice());
        CardComparison half = Bare.card(Bare.change(Bare.assumptions(team), "project.months", 18));
        assertThat(half.rent().total()).isCloseTo(plain.rent().total() / 2, within(1e-6));
        assertThat(half.verdict().headline().key()).isEqualTo("comparison.headline.short");
    }

    @Test
    void buyingThatAlwaysWinsIsSaid() {
        CardComparison card = Bare.card("demand.gpus", 1, "rent.term", "month", "rent.pricePerGpuHour", 5, "buy.pricePerGpu", 10_000);
        assertThat(card.breakEven().utilization()).isNull();
        assertThat(card.verdict().reasons()).extracting(reason -> reason.key()).contains("comparison.reason.anyUtilization");
    }
}
