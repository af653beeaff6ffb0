package org.breakeven.comparison;

import static org.breakeven.model.AssumptionKey.BUY_PRICE_PER_GPU;
import static org.breakeven.model.AssumptionKey.DEMAND_UTILIZATION;
import static org.breakeven.model.AssumptionKey.HORIZON_MONTHS;
import static org.breakeven.model.AssumptionKey.RENT_PRICE_PER_GPU_HOUR;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleFunction;
import org.breakeven.comparison.Verdict.Choice;
import org.breakeven.comparison.Verdict.Flip;
import org.breakeven.costing.PlanInputs;
import org.breakeven.model.Assumptions;

/// The nearest value of each main input at which the choice turns, all else unchanged.
final class Flips {

    private static final int STEPS = 8;
    private static final int BISECTIONS = 12;

    private Flips() { }

    /// @param range lowest and highest value looked at
    private record Input(org.breakeven.model.AssumptionKey key, double now, double low, double high, DoubleFunction<PlanInputs> at) { }

    static List<Flip> of(CardComparison card, Assumptions a, Choice choice) {
        if (choice == Choice.OWN || a.has(org.breakeven.model.AssumptionKey.PROJECT_MONTHS)) {
            return List.of();
        }
        PlanInputs in = card.inputs();
        double price = in.rent().price();
        double purchase = in.buy().pricePerGpu();
        List<Input> inputs = new ArrayList<>();
        inputs.add(new Input(DEMAND_UTILIZATION, in.demand().utilization(), 0.01, 1, u -> in.withDemand(in.demand().at(u))));
        inputs.add(new Input(RENT_PRICE_PER_GPU_HOUR, price, price / 4, price * 4, p -> in.withRent(in.rent().withPrice(p))));
        if (purchase > 0) {
            inputs.add(new Input(BUY_PRICE_PER_GPU, purchase, purchase / 4, purchase * 4, p -> in.withBuy(in.buy().withPricePerGpu(p))));
        }
        inputs.add(new Input(HORIZON_MONTHS, in.months(), 1, 60, m -> in.withMonths((int) Math.round(m))));
        return inputs.stream().map(input -> nearest(input, choice)).filter(java.util.Objects::nonNull)
                .sorted(Comparator.comparingDouble(found -> found.distance)).map(Found::flip).toList();
    }

    private record Found(Flip flip, double distance) { }

    private static Found nearest(Input input, Choice choice) {
        Found down = search(input, choice, input.low());
        Found up = search(input, choice, input.high());
        return down == null ? up : up == null || down.distance <= up.distance ? down : up;
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
        double distance = Math.abs(outside - input.now()) / Math.max(Math.abs(input.now()), 1e-9);
        return new Found(new Flip(input.key(), outside, choiceAt(input, outside)), distance);
    }

    private static Choice choiceAt(Input input, double value) {
        PlanInputs in = input.at().apply(value);
        return VerdictRules.cheapest(HybridSizing.cheapest(in), in.buy().cardsFor(in.buy().gpus()));
    }
}
