package org.breakeven.model;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// All a team has put together: prices, measured demand, scenarios, the cards it looks at.
///
/// @param name        as shown in the title
/// @param currency    in which it is compared, ISO 4217
/// @param prices      offers, quotes, fees and rates with their sources
/// @param measured    demand from the usage log; `null` while there is none and the assumptions state it
/// @param scenarios   at least one; the first is the base case
/// @param cards       cards to compare, in the user's order; empty means all with a price
/// @param teams       teams with a budget
/// @param example     shipped sample data, labelled so wherever it is shown
public record Project(String name, String currency, PriceBook prices, Demand measured, List<Scenario> scenarios,
                      List<String> cards, List<Team> teams, boolean example) {

    public Project {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(currency, "currency");
        Objects.requireNonNull(prices, "prices");
        scenarios = List.copyOf(scenarios);
        cards = List.copyOf(cards);
        teams = List.copyOf(teams);
        if (scenarios.isEmpty()) {
            throw new IllegalArgumentException("a project has at least its base scenario");
        }
    }

    public Scenario base() {
        return scenarios.getFirst();
    }

    public Optional<Demand> measuredDemand() {
        return Optional.ofNullable(measured);
    }

    public Project withPrices(PriceBook changed) {
        return new Project(name, currency, changed, measured, scenarios, cards, teams, example);
    }

    /// With a log's demand; the base case shows its cards and utilization as measured.
    public Project withMeasured(Demand changed) {
        Assumptions shown = base().assumptions()
                .with(AssumptionKey.DEMAND_GPUS, measuredValue(changed.gpus(), 0))
                .with(AssumptionKey.DEMAND_UTILIZATION, measuredValue(changed.utilization(), 4));
        return new Project(name, currency, prices, changed, scenarios, cards, teams, example).withBase(shown);
    }

    private static Assumption measuredValue(double value, int places) {
        BigDecimal shown = BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP);
        return new Assumption(shown.doubleValue(), shown.toPlainString(), Assumptions.MEASURED, null);
    }

    public Project withBase(Assumptions changed) {
        var all = new java.util.ArrayList<>(scenarios);
        all.set(0, base().with(changed));
        return new Project(name, currency, prices, measured, all, cards, teams, example);
    }

    /// Compared in another currency; money that the user has set is converted by the price book's rate, and stays as it
    /// is where there is none.
    public Project withCurrency(String changed) {
        List<Scenario> converted = scenarios.stream().map(s -> s.with(converted(s.assumptions(), changed))).toList();
        return new Project(name, changed, prices, measured, converted, cards, teams, example);
    }

    /// Assumptions with the money set in this project's currency turned into another.
    public Assumptions converted(Assumptions assumptions, String to) {
        if (to.equals(currency)) {
            return assumptions;
        }
        return prices.rate(currency, to).map(rate -> assumptions.withMoneyTimes(rate.rate())).orElse(assumptions);
    }

    public Project withCards(List<String> changed) {
        return new Project(name, currency, prices, measured, scenarios, changed, teams, example);
    }
}
