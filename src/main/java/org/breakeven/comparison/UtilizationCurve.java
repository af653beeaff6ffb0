package org.breakeven.comparison;

import java.util.ArrayList;
import java.util.List;
import org.breakeven.costing.HybridPlan;
import org.breakeven.costing.PlanInputs;

/// What a useful GPU-hour costs at each utilization, rented and owned: present value of all costs over the hours used.
public record UtilizationCurve(List<Point> points) {

    /// @param utilization       share, above 0
    /// @param rentPerUsefulHour currency per GPU-hour
    /// @param ownPerUsefulHour  currency per GPU-hour
    public record Point(double utilization, double rentPerUsefulHour, double ownPerUsefulHour) { }

    private static final int PERCENT_STEP = 2;

    public UtilizationCurve {
        points = List.copyOf(points);
    }

    /// Points from 2 % to 100 %; none where a price is missing.
    public static UtilizationCurve of(CardComparison card) {
        List<Point> points = new ArrayList<>();
        for (int percent = PERCENT_STEP; card.isComplete() && percent <= 100; percent += PERCENT_STEP) {
            points.add(point(card.inputs(), percent / 100.0));
        }
        return new UtilizationCurve(points);
    }

    private static Point point(PlanInputs base, double utilization) {
        PlanInputs in = base.withDemand(base.demand().at(utilization));
        double hours = in.gpuHoursUntil(in.months());
        return new Point(utilization, HybridPlan.npv(in, 0) / hours,
                HybridPlan.npv(in, in.buy().cardsFor(in.buy().gpus())) / hours);
    }
}
