package org.breakeven.costing;

/// Own k cards and rent the rest. Pure rent is k = 0 and pure buying is k = all, so the three options are one
/// calculation and cannot drift apart.
public final class HybridPlan {

    private HybridPlan() { }

    /// @param owned cards owned, 0 or more; a whole number of servers where only those are sold
    public static CostTimeline timeline(PlanInputs inputs, int owned) {
        CostTimeline costs = new CostTimeline(inputs.months());
        reckon(costs, inputs, owned);
        return costs;
    }

    /// The present value of [#timeline] without keeping its parts.
    public static double npv(PlanInputs inputs, int owned) {
        MonthSums sums = new MonthSums(inputs.months());
        reckon(sums, inputs, owned);
        return sums.presentValue(inputs.discounting());
    }

    private static void reckon(CostSink costs, PlanInputs inputs, int owned) {
        if (owned > 0) {
            BuyPlan.addCapital(costs, inputs, owned);
        }
        for (int month = 1; month <= inputs.months(); month++) {
            MonthlyService service = MonthlyService.of(inputs, owned, month);
            RentPlan.add(costs, inputs, owned, month, service);
            BuyPlan.addRunning(costs, inputs, owned, month, service);
        }
        TaxShield.add(costs, inputs, owned);
    }
}
