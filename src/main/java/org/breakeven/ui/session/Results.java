package org.breakeven.ui.session;

import java.util.Optional;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison;

/// What a state comes to.
///
/// @param state      reckoned from
/// @param comparison with the what-if changes
/// @param base       without them
public record Results(State state, Comparison comparison, Comparison base) {

    public Optional<CardComparison> card(String name) {
        return comparison.card(name);
    }

    /// The card as it is in the base case; empty where nothing differs from it.
    public Optional<CardComparison> ghost(String name) {
        return comparison == base ? Optional.empty() : base.card(name);
    }
}
