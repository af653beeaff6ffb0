package org.breakeven.costing;

import org.breakeven.model.LoadDurationCurve;

/// Who serves the GPU-hours needed in one month: owned cards first, then committed ones, the burst on demand.
///
/// @param needed    GPU-hours needed
/// @param owned     of these, on owned cards
/// @param committed of these, on cards rented under a commitment
/// @param onDemand  the rest
record MonthlyService(double needed, double owned, double committed, double onDemand) {

    /// Reads the shares off the load-duration curve: k owned cards serve its area up to k, less what is not delivered
    /// yet, out of order or in repair.
    static MonthlyService of(PlanInputs in, int cards, int month) {
        double growth = in.demand().growthFactor(month);
        LoadDurationCurve curve = in.demand().curve();
        double hours = in.hoursPerMonth();
        double capacity = month > in.buy().life().leadMonths() ? cards * availability(in) : 0;
        double needed = hours * growth * curve.average();
        double owned = hours * curve.areaWhenGrown(capacity, growth);
        double withCommitted = hours * curve.areaWhenGrown(capacity + committedCards(in, cards), growth);
        return new MonthlyService(needed, owned, withCommitted - owned, needed - withCommitted);
    }

    /// A commitment is made for what is not owned, so a fleet that covers the peak needs none.
    static double committedCards(PlanInputs in, int cards) {
        return Math.min(in.rent().committedGpus(), Math.max(0, in.demand().curve().peak() - cards));
    }

    private static double availability(PlanInputs in) {
        double inRepair = in.buy().running().failureRate() * in.buy().running().repairDays() / 365;
        return in.buy().life().availability() * (1 - inRepair);
    }

    /// Share of the needed hours that are rented. What is billed beside the hours, such as storage and forgotten
    /// instances, goes with it. A project without demand still rents everything if it owns nothing.
    double rentedShare(int cards) {
        return needed > 0 ? (committed + onDemand) / needed : cards == 0 ? 1 : 0;
    }
}
