package org.breakeven.comparison;

import java.util.function.DoubleUnaryOperator;
import org.breakeven.costing.BuyPlan;
import org.breakeven.costing.CostTimeline;
import org.breakeven.costing.Discounting;
import org.breakeven.costing.HybridPlan;
import org.breakeven.costing.PlanInputs;
import org.breakeven.costing.RentPlan;

/// All break-evens of one card.
public final class BreakEvens {

    /// How far ahead a break-even month is looked for: what has not paid back in ten years is called never.
    public static final int LOOK_AHEAD_MONTHS = 120;
    /// Without any demand nothing is rented, so the search starts just above it.
    private static final double LEAST_UTILIZATION = 0.001;
    private static final int MOST_STEPS = 100;
    private static final double PRECISION = 1e-13;

    private BreakEvens() { }

    public static BreakEven of(PlanInputs in) {
        PlanInputs far = in.withMonths(Math.max(in.months(), LOOK_AHEAD_MONTHS));
        CostTimeline rent = RentPlan.timeline(far);
        CostTimeline buy = BuyPlan.timeline(far);
        double[] paidRent = rent.cumulative(Discounting.none());
        double[] paidBuy = buy.cumulative(Discounting.none());
        Double months = crossing(paidRent, paidBuy);
        Double discounted = crossing(rent.cumulative(in.discounting()), buy.cumulative(in.discounting()));
        Double utilization = utilization(in);
        return new BreakEven(months, discounted, crossing(paidRent, lessResale(paidBuy, in)), utilization,
                utilization == null ? null : 24 * utilization, months == null ? null : in.gpuHoursUntil(months),
                rentPrice(in), purchasePrice(in), priceToMonthlyRent(in));
    }

    /// First point, on straight lines between months, at which the rent paid is no less than what owning has cost.
    static Double crossing(double[] rent, double[] own) {
        if (rent[0] >= own[0] && rent[1] >= own[1]) {
            return 0.0;
        }
        for (int m = 1; m < rent.length; m++) {
            double gap = own[m] - rent[m];
            if (gap <= 0 && own[m - 1] > rent[m - 1]) {
                double before = own[m - 1] - rent[m - 1];
                return m - 1 + before / (before - gap);
            }
        }
        return null;
    }

    /// Nothing can be sold before it is bought, so month 0 stays whole.
    private static double[] lessResale(double[] paid, PlanInputs in) {
        double capital = in.buy().capitalFor(in.buy().cardsFor(in.buy().gpus()));
        int life = in.buy().life().usefulLifeMonths();
        double[] net = paid.clone();
        for (int m = 1; m < net.length; m++) {
            net[m] -= capital * in.buy().life().resaleAt((m - 1) % life + 1);
        }
        return net;
    }

    /// u*: the utilization of the same demand at which both present values are equal, `null` if none up to 1 does it.
    static Double utilization(PlanInputs in) {
        if (in.demand().gpus() == 0 || in.buy().gpus() == 0) {
            return null;
        }
        return root(u -> advantage(in.withDemand(in.demand().at(u))), LEAST_UTILIZATION, 1);
    }

    /// What renting costs more than buying, as present value.
    static double advantage(PlanInputs in) {
        return HybridPlan.npv(in, 0) - HybridPlan.npv(in, in.buy().cardsFor(in.buy().gpus()));
    }

    private static Double rentPrice(PlanInputs in) {
        double price = in.rent().price();
        return positive(zeroOfLine(p -> advantage(in.withRent(in.rent().withPrice(p))), price));
    }

    /// For cards sold in whole servers without a price per card this is the server's price per card.
    private static Double purchasePrice(PlanInputs in) {
        PlanInputs perCard = in.withBuy(pricedPerCard(in.buy()));
        return positive(zeroOfLine(p -> advantage(perCard.withBuy(perCard.buy().withPricePerGpu(p))), perCard.buy().pricePerGpu()));
    }

    private static PlanInputs.BuyTerms pricedPerCard(PlanInputs.BuyTerms buy) {
        if (buy.pricePerGpu() > 0) {
            return buy;
        }
        return new PlanInputs.BuyTerms(buy.gpus(), buy.serverPrice() / buy.gpusPerServer(), 0, buy.gpusPerServer(), true,
                buy.networkShare(), buy.storagePrice(), buy.installation(), buy.spareShare(), buy.vatCharged(),
                buy.alreadyOwned(), buy.running(), buy.life(), buy.loan());
    }

    private static Double priceToMonthlyRent(PlanInputs in) {
        int cards = in.buy().cardsFor(in.buy().gpus());
        double rent = in.hoursPerMonth() * in.rent().price();
        return cards == 0 || rent == 0 ? null : in.buy().capitalFor(cards) / cards / rent;
    }

    /// Present values are linear in a price, so two points give the root exactly.
    private static Double zeroOfLine(DoubleUnaryOperator line, double at) {
        double other = at == 0 ? 1 : at * 2;
        double first = line.applyAsDouble(at);
        double slope = (line.applyAsDouble(other) - first) / (other - at);
        return slope == 0 ? null : at - first / slope;
    }

    private static Double positive(Double value) {
        return value == null || !(value > 0) || value.isInfinite() ? null : value;
    }

    /// Where a function is zero between `low` and `high`, by regula falsi with the Illinois step; `null` if it has the
    /// same sign at both ends.
    static Double root(DoubleUnaryOperator function, double low, double high) {
        double a = low;
        double b = high;
        double atA = function.applyAsDouble(a);
        double atB = function.applyAsDouble(b);
        if (!(atA * atB <= 0)) {
            return null;
        }
        double scale = Math.max(Math.abs(atA), Math.abs(atB)) * PRECISION;
        for (int i = 0; i < MOST_STEPS && Math.abs(b - a) > PRECISION; i++) {
            double c = atA == atB ? (a + b) / 2 : b - atB * (b - a) / (atB - atA);
            double atC = function.applyAsDouble(c);
            if (Math.abs(atC) <= scale) {
                return c;
            }
            if (atC * atB < 0) {
                a = b;
                atA = atB;
            } else {
                atA /= 2;
            }
            b = c;
            atB = atC;
        }
        return b;
    }
}
