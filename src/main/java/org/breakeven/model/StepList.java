package org.breakeven.model;

import java.util.ArrayList;
import java.util.List;

/// A list of `bound:value` pairs with rising bounds: egress tiers (`10240:0.09,51200:0.085,inf:0.05`, GB and price
/// per GB) or a resale curve (`12:0.6,24:0.45,36:0.3`, months and share of the price). Empty text is no list.
public record StepList(List<Step> steps) {

    /// @param upTo  inclusive upper bound, infinite for the last tier
    public record Step(double upTo, double value) { }

    public StepList {
        steps = List.copyOf(steps);
    }

    /// @throws InvalidAssumption if a pair is no pair of numbers or a bound does not rise
    public static StepList parse(AssumptionKey key, String text) {
        List<Step> steps = new ArrayList<>();
        double before = -1;
        for (String pair : text.isBlank() ? new String[0] : text.split("[,;]")) {
            Step step = step(key, text, pair.strip());
            boolean curve = key == AssumptionKey.BUY_RESALE_CURVE;
            if (curve && (Double.isInfinite(step.upTo()) || step.value() > 1)) {
                throw new InvalidAssumption(key, text, "months and shares up to 1, like 12:0.6,36:0.3");
            }
            if (!(step.upTo() > before) || !(step.value() >= 0) || Double.isInfinite(step.value())) {
                throw new InvalidAssumption(key, text, "rising bounds and no negative value, like 1024:0.09,inf:0.05");
            }
            before = step.upTo();
            steps.add(step);
        }
        return new StepList(steps);
    }

    private static Step step(AssumptionKey key, String text, String pair) {
        String[] sides = pair.split(":");
        try {
            double bound = sides[0].strip().equals("inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(sides[0]);
            return new Step(bound, Double.parseDouble(sides[1]));
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new InvalidAssumption(key, text, "pairs like 1024:0.09,inf:0.05");
        }
    }

    /// The cost of `quantity` through the tiers, each part at its tier's price; beyond the last bound the last price.
    public double tieredCost(double quantity) {
        double cost = 0;
        double from = 0;
        for (int i = 0; i < steps.size() && quantity > from; i++) {
            double to = i == steps.size() - 1 ? Double.POSITIVE_INFINITY : steps.get(i).upTo();
            cost += (Math.min(quantity, to) - from) * steps.get(i).value();
            from = to;
        }
        return cost;
    }

    /// The value at `position` on straight lines through (0, 1) and the pairs; flat after the last.
    public double interpolate(double position) {
        double x = 0;
        double y = 1;
        for (Step step : steps) {
            if (position <= step.upTo()) {
                return y + (step.value() - y) * (position - x) / (step.upTo() - x);
            }
            x = step.upTo();
            y = step.value();
        }
        return y;
    }

    public boolean isEmpty() {
        return steps.isEmpty();
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) {
            String bound = Double.isInfinite(step.upTo()) ? "inf" : java.math.BigDecimal.valueOf(step.upTo()).stripTrailingZeros().toPlainString();
            text.append(text.isEmpty() ? "" : ",").append(bound).append(':')
                    .append(java.math.BigDecimal.valueOf(step.value()).stripTrailingZeros().toPlainString());
        }
        return text.toString();
    }
}
