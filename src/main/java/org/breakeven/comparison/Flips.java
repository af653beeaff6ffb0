package org.breakeven.comparison;

import static org.breakeven.model.AssumptionKey.BUY_PRICE_PER_GPU;
import static org.breakeven.model.AssumptionKey.DEMAND_UTILIZATION;
import static org.breakeven.model.AssumptionKey.HORIZON_MONTHS;
import static org.breakeven.model.AssumptionKey.PROJECT_MONTHS;
import static org.breakeven.model.AssumptionKey.RENT_PRICE_PER_GPU_HOUR;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.DoubleFunction;
import org.breakeven.comparison.Verdict.Choice;
import org.breakeven.comparison.Verdict.Flip;
import org.breakeven.costing.HybridPlan;
import org.breakeven.costing.PlanInputs;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;

/// The nearest value of each main input at which the choice turns, all else unchanged.
///
/// Present values are straight lines in a price, so there the turning point comes from the lines of all fleets;
/// utilization and horizon are searched.
final class Flips {

    private static final int STEPS = 6;
    private static final int BISECTIONS = 10;
    private static final double WIDEST = 4;

    private Flips() { }

    static List<Flip> of(CardComparison card, Assumptions a, Choice choice) {
        if (choice == Choice.OWN || a.has(PROJECT_MONTHS)) {
            return List.of();
        }
        PlanInputs in = card.inputs();
        double rent = in.rent().price();
        double purchase = in.buy().pricePerGpu();
        List<Found> found = new ArrayList<>();
        found.add(byLines(RENT_PRICE_PER_GPU_HOUR, in, rent, choice, p -> in.withRent(in.rent().withPrice(p))));
        if (purchase > 0) {
            found.add(byLines(BUY_PRICE_PER_GPU, in, purchase, choice, p -> in.withBuy(in.buy().withPricePerGpu(p))));
        }
        found.add(bySearch(new Input(DEMAND_UTILIZATION, in.demand().utilization(), 0.01, 1, u -> in.withDemand(in.demand().at(u))), choice));
        found.add(bySearch(new Input(HORIZON_MONTHS, in.months(), 1, 60, m -> in.withMonths((int) Math.round(m))), choice));
        return found.stream().filter(Objects::nonNull).sorted(Comparator.comparingDouble(Found::distance)).map(Found::flip).toList();
    }

    private record Found(Flip flip, double distance) {

        static Found of(AssumptionKey key, double now, double at, Choice to) {
            return new Found(new Flip(key, at, to), Math.abs(at - now) / Math.max(Math.abs(now), 1e-9));
        }
    }

    /// @param range lowest and highest value looked at
    private record Input(AssumptionKey key, double now, double low, double high, DoubleFunction<PlanInputs> at) { }

    /// Where another choice's line first crosses that of the chosen fleet, on either side of today's price.
    private static Found byLines(AssumptionKey key, PlanInputs in, double now, Choice choice, DoubleFunction<PlanInputs> at) {
        List<Integer> fleets = List.copyOf(HybridSizing.fleets(in));
        double[] here = npvs(at.apply(now), fleets);
        double[] there = npvs(at.apply(now * 2), fleets);
        Found nearest = null;
        for (int i = 0; i < here.length; i++) {
            for (int j = i + 1; j < here.length; j++) {
                double closing = (there[i] - here[i] - there[j] + here[j]) / now;
                double price = now + (here[j] - here[i]) / closing;
                if (price > now / WIDEST && price < now * WIDEST) {
                    nearest = nearer(nearest, turningAt(key, now, price, choice, fleets, here, there, in));
                }
            }
        }
        return nearest;
    }

    /// Whether the cheapest fleet just beyond a crossing belongs to another choice.
    private static Found turningAt(AssumptionKey key, double now, double price, Choice choice, List<Integer> fleets,
                                   double[] here, double[] there, PlanInputs in) {
        double beyond = price + Math.copySign(now * 1e-6, price - now);
        int best = 0;
        double lowest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < here.length; i++) {
            double npv = here[i] + (there[i] - here[i]) * (beyond - now) / now;
            if (npv < lowest) {
                lowest = npv;
                best = fleets.get(i);
            }
        }
        Choice turned = VerdictRules.cheapest(best, in.buy().cardsFor(in.buy().gpus()));
        return turned == choice ? null : Found.of(key, now, price, turned);
    }

    private static double[] npvs(PlanInputs in, List<Integer> fleets) {
        return fleets.stream().mapToDouble(cards -> HybridPlan.npv(in, cards)).toArray();
    }

    private static Found bySearch(Input input, Choice choice) {
        return nearer(search(input, choice, input.low()), search(input, choice, input.high()));
    }

    private static Found nearer(Found one, Found other) {
        return one == null ? other : other == null || one.distance() <= other.distance() ? one : other;
    }

    /// Steps away from today's value until the choice differs, then closes in on the turning point.
    private static Found search(Input input, Choice choice, double end) {
        double same = input.now();
        for (int step = 1; step <= STEPS; step++) {
            double value = input.now() + (end - input.now()) * step / STEPS;
            if (choiceAt(input, value) != choice) {
                return close(input, choice, same, value);
            }
            same = value;
        }
        return null;
    }

    private static Found close(Input input, Choice choice, double same, double other) {
        double inside = same;
        double outside = other;
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = (inside + outside) / 2;
            if (choiceAt(input, middle) == choice) {
                inside = middle;
            } else {
                outside = middle;
            }
        }
        return Found.of(input.key(), input.now(), outside, choiceAt(input, outside));
    }

    private static Choice choiceAt(Input input, double value) {
        PlanInputs in = input.at().apply(value);
        return VerdictRules.cheapest(HybridSizing.cheapest(in), in.buy().cardsFor(in.buy().gpus()));
    }
}
