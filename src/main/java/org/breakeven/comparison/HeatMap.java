package org.breakeven.comparison;

import org.breakeven.costing.HybridPlan;

/// Where buying wins: utilization by horizon.
///
/// @param utilizations rows, shares
/// @param months       columns, horizons
/// @param advantage    [row][column]: (present value of renting - of buying) / the larger of the two: above 0 buying is
///                     cheaper, below 0 renting
public record HeatMap(double[] utilizations, int[] months, double[][] advantage) {

    public static HeatMap of(CardComparison card, double[] utilizations, int[] months) {
        double[][] advantage = new double[utilizations.length][months.length];
        for (int row = 0; card.isComplete() && row < utilizations.length; row++) {
            for (int column = 0; column < months.length; column++) {
                var demand = card.inputs().demand().at(utilizations[row]);
                var in = card.inputs().withDemand(demand).withMonths(months[column]);
                double rent = HybridPlan.npv(in, 0);
                double buy = HybridPlan.npv(in, in.buy().cardsFor(in.buy().gpus()));
                advantage[row][column] = (rent - buy) / Math.max(rent, buy);
            }
        }
        return new HeatMap(utilizations, months, advantage);
    }
}
