package org.breakeven.comparison;

import java.util.TreeSet;
import org.breakeven.costing.HybridPlan;
import org.breakeven.costing.PlanInputs;

/// How many cards to own so that owning them and renting the rest has the lowest present value.
///
/// A scan over the numbers that can be owned, pure rent and pure buying among them, so the result is never dearer
/// than either. Fleets of more than [#FINE] steps are scanned coarsely first and then finely around the best.
public final class HybridSizing {

    private static final int FINE = 128;

    private HybridSizing() { }

    /// The cheapest number of owned cards; the smaller one where two cost the same.
    public static int cheapest(PlanInputs in) {
        int best = best(in, fleets(in));
        int step = step(in);
        int stride = stride(in);
        return stride == step ? best
                : best(in, candidates(Math.max(0, best - stride), Math.min(most(in), best + stride), step, best));
    }

    /// The numbers of cards looked at first: every one that can be owned, or evenly spread ones of a large fleet.
    static TreeSet<Integer> fleets(PlanInputs in) {
        return candidates(0, most(in), stride(in), in.buy().cardsFor(in.buy().gpus()));
    }

    private static int most(PlanInputs in) {
        return Math.max(in.buy().cardsFor(in.buy().gpus()), in.buy().cardsFor(in.demand().curve().peak()));
    }

    private static int step(PlanInputs in) {
        return in.buy().wholeServers() ? in.buy().gpusPerServer() : 1;
    }

    private static int stride(PlanInputs in) {
        return Math.max(1, most(in) / step(in) / FINE) * step(in);
    }

    private static TreeSet<Integer> candidates(int from, int to, int stride, int also) {
        TreeSet<Integer> numbers = new TreeSet<>();
        for (int cards = from; cards <= to; cards += stride) {
            numbers.add(cards);
        }
        numbers.add(also);
        return numbers;
    }

    private static int best(PlanInputs in, TreeSet<Integer> candidates) {
        int best = candidates.first();
        double lowest = Double.POSITIVE_INFINITY;
        for (int cards : candidates) {
            double npv = HybridPlan.npv(in, cards);
            if (npv < lowest) {
                lowest = npv;
                best = cards;
            }
        }
        return best;
    }
}
