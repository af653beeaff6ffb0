package org.breakeven.comparison;

import static org.breakeven.model.AssumptionKey.API_CACHED_PRICE;
import static org.breakeven.model.AssumptionKey.API_CACHED_SHARE;
import static org.breakeven.model.AssumptionKey.API_INPUT_PRICE;
import static org.breakeven.model.AssumptionKey.API_OUTPUT_PRICE;
import static org.breakeven.model.AssumptionKey.API_OUTPUT_SHARE;
import static org.breakeven.model.AssumptionKey.DEMAND_TOKENS_PER_MINUTE;

import org.breakeven.costing.BuyPlan;
import org.breakeven.costing.Discounting;
import org.breakeven.costing.PlanInputs;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Demand;

/// Paying per token instead of having GPUs at all; exists only where demand is stated in tokens.
///
/// @param total               tokens x blended price over the horizon
/// @param npv                 its present value
/// @param breakEvenMonths     first month in which the tokens paid for have cost as much as owning; `null` is never
/// @param breakEvenUtilization utilization of the owned cards at which owning costs the same; `null` if none up to 1
/// @param pricePerMillion     blended price of a million tokens
/// @param ownedPerMillion     what a million tokens cost on owned cards; `null` without a purchase price
public record ApiAlternative(double total, double npv, Double breakEvenMonths, Double breakEvenUtilization,
                             double pricePerMillion, Double ownedPerMillion) {

    /// `null` unless demand is in tokens and a price per token is set.
    static ApiAlternative of(PlanInputs in, Assumptions a) {
        boolean priced = a.has(API_INPUT_PRICE) || a.has(API_OUTPUT_PRICE);
        if (in.demand().origin() != Demand.Origin.TOKENS || !priced) {
            return null;
        }
        double price = blendedPrice(a);
        double millionsPerMonth = a.number(DEMAND_TOKENS_PER_MINUTE) * 60 * in.hoursPerMonth() / 1e6;
        double[] flows = flows(in, price * millionsPerMonth, Math.max(in.months(), BreakEvens.LOOK_AHEAD_MONTHS));
        double npv = 0;
        double total = 0;
        for (int month = 1; month <= in.months(); month++) {
            total += flows[month];
            npv += flows[month] * in.discounting().factor(month);
        }
        return in.hasBuy() ? withOwning(in, price, flows, total, npv) : new ApiAlternative(total, npv, null, null, price, null);
    }

    private static ApiAlternative withOwning(PlanInputs in, double price, double[] flows, double total, double npv) {
        PlanInputs far = in.withMonths(flows.length - 1);
        Double months = BreakEvens.crossing(cumulative(flows), BuyPlan.timeline(far).cumulative(Discounting.none()));
        double utilization = in.demand().utilization();
        Double turning = BreakEvens.root(u -> npv * u / utilization - ownNpv(in, u), 0, 1);
        return new ApiAlternative(total, npv, months, turning, price, BuyPlan.timeline(in).total() / total * price);
    }

    private static double ownNpv(PlanInputs in, double utilization) {
        return BuyPlan.timeline(in.withDemand(in.demand().at(utilization))).npv(in.discounting());
    }

    /// Input tokens partly cached, output tokens at their own price; a price not set counts as the input's.
    private static double blendedPrice(Assumptions a) {
        double input = number(a, API_INPUT_PRICE, 0);
        double cached = number(a, API_CACHED_PRICE, input);
        double output = number(a, API_OUTPUT_PRICE, input);
        double cachedShare = number(a, API_CACHED_SHARE, 0);
        double outputShare = number(a, API_OUTPUT_SHARE, 0);
        return outputShare * output + (1 - outputShare) * (cachedShare * cached + (1 - cachedShare) * input);
    }

    private static double number(Assumptions a, AssumptionKey key, double otherwise) {
        return a.number(key, otherwise);
    }

    private static double[] flows(PlanInputs in, double first, int months) {
        double[] flows = new double[months + 1];
        for (int month = 1; month <= months; month++) {
            flows[month] = first * in.demand().growthFactor(month);
        }
        return flows;
    }

    private static double[] cumulative(double[] flows) {
        double[] sum = flows.clone();
        for (int month = 1; month < sum.length; month++) {
            sum[month] += sum[month - 1];
        }
        return sum;
    }
}
