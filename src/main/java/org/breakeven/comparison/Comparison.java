package org.breakeven.comparison;

import java.util.List;
import java.util.Optional;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Demand;
import org.breakeven.model.Message;

/// Every card of a project, reckoned under one set of assumptions.
///
/// @param currency    ISO 4217; every figure is in it
/// @param assumptions as used, with their sources
/// @param demand      as used
/// @param cards       complete cards by present value of their best option, then the incomplete ones
/// @param warnings    contradictions and weak spots of the inputs
public record Comparison(String currency, Assumptions assumptions, Demand demand, double hoursPerMonth, int horizonMonths,
                         List<CardComparison> cards, List<Warning> warnings) {

    /// @param card   the card whose prices are in doubt, `null` where it concerns all
    /// @param reason what kind of doubt it is
    /// @param detail which figure, with its numbers
    public record Warning(String card, Message reason, Message detail) {

        public Warning(Message reason, Message detail) {
            this(null, reason, detail);
        }
    }

    public Comparison {
        cards = List.copyOf(cards);
        warnings = List.copyOf(warnings);
    }

    public Optional<CardComparison> card(String name) {
        return cards.stream().filter(card -> card.card().equals(name)).findFirst();
    }

    /// What is doubtful about one card, and what concerns all.
    public List<Warning> warningsFor(String card) {
        return warnings.stream().filter(warning -> warning.card() == null || warning.card().equals(card)).toList();
    }

    public double gpuHoursPerMonth() {
        return demand.curve().average() * hoursPerMonth;
    }
}
