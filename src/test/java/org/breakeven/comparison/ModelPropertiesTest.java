package org.breakeven.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.breakeven.costing.HybridPlan;
import org.breakeven.model.Assumptions;

/// The algebra of the model: what must hold for every team, whatever its figures.
class ModelPropertiesTest {

    @Provide
    Arbitrary<Assumptions> teams() {
        Arbitrary<Object[]> first = Combinators.combine(Arbitraries.integers().between(1, 12), share(), Arbitraries.of("steady", "working_hours", "bursty"),
                Arbitraries.doubles().between(0.1, 12), Arbitraries.doubles().between(500, 40_000), Arbitraries.integers().between(6, 60))
                .as((gpus, u, shape, rent, buy, months) -> new Object[] {"demand.gpus", gpus, "demand.utilization", u, "demand.shape", shape,
                        "rent.pricePerGpuHour", rent, "buy.pricePerGpu", buy, "horizonMonths", months});
        Arbitrary<Object[]> second = Combinators.combine(Arbitraries.doubles().between(-0.3, 0.3), Arbitraries.doubles().between(-0.2, 1),
                Arbitraries.integers().between(0, 6), Arbitraries.doubles().between(0.7, 1), Arbitraries.doubles().between(0, 0.3), Arbitraries.integers().between(0, 8))
                .as((drift, growth, lead, availability, rate, committed) -> new Object[] {"rent.drift", drift, "demand.growth", growth,
                        "buy.leadMonths", lead, "buy.availability", availability, "discountRate", rate, "rent.committedGpus", committed});
        return Combinators.combine(first, second).as((a, b) -> Bare.change(Bare.change(Assumptions.defaults(), a), b));
    }

    private static Arbitrary<Double> share() {
        return Arbitraries.doubles().between(0.02, 1);
    }

    @Property(tries = 40)
    void hybridIsNeverDearerThanEither(@ForAll("teams") Assumptions team) {
        CardComparison card = Bare.card(team);
        double limit = Math.min(card.rent().npv(), card.buy().npv());
        assertThat(card.hybrid().npv()).isLessThanOrEqualTo(limit + 1e-6 * Math.abs(limit));
    }

    /// No other number of owned cards is cheaper than the one chosen: brute force over all.
    @Property(tries = 400)
    void noOtherBaseIsCheaper(@ForAll("teams") Assumptions team) {
        CardComparison card = Bare.card(team);
        for (int owned = 0; owned <= card.inputs().demand().gpus(); owned++) {
            double npv = HybridPlan.npv(card.inputs(), owned);
            assertThat(card.hybrid().npv()).isLessThanOrEqualTo(npv + 1e-6 * Math.abs(npv));
        }
    }

    /// At a rate of 0 the present value is the plain sum; a higher rate lowers the present value of renting.
    @Property(tries = 400)
    void presentValueIdentities(@ForAll("teams") Assumptions team) {
        CardComparison plain = Bare.card(Bare.change(team, "discountRate", 0));
        assertThat(plain.rent().npv()).isCloseTo(plain.rent().total(), within(1e-6 * Math.abs(plain.rent().total()) + 1e-9));
        assertThat(plain.buy().npv()).isCloseTo(plain.buy().total(), within(1e-6 * Math.abs(plain.buy().total()) + 1e-9));
        assertThat(Bare.card(Bare.change(team, "discountRate", 0.1)).rent().npv()).isLessThanOrEqualTo(plain.rent().npv());
    }

    /// Kinds add up to the total, months add up to the total.
    @Property(tries = 400)
    void everySumIsTheSame(@ForAll("teams") Assumptions team) {
        Option buy = Bare.card(team).buy();
        double byKind = buy.timeline().byKind().values().stream().mapToDouble(Double::doubleValue).sum();
        assertThat(byKind).isCloseTo(buy.total(), within(1e-6 * Math.abs(buy.total()) + 1e-6));
    }

    /// The break-evens are what they claim: put back as input, the present values meet.
    @Property(tries = 400)
    void breakEvensAreRoots(@ForAll("teams") Assumptions team) {
        CardComparison card = Bare.card(team);
        for (Object[] change : new Object[][] {{"demand.utilization", card.breakEven().utilization()},
                {"rent.pricePerGpuHour", card.breakEven().rentPrice()}, {"buy.pricePerGpu", card.breakEven().purchasePrice()}}) {
            if (change[1] != null && (double) change[1] < 1e6) {
                CardComparison there = Bare.card(Bare.change(team, change));
                assertThat(there.rent().npv()).as(Arrays.toString(change)).isCloseTo(there.buy().npv(), within(1e-5 * Math.abs(there.rent().npv()) + 0.01));
            }
        }
    }
}
