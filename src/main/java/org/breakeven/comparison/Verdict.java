package org.breakeven.comparison;

import java.util.List;
import java.util.Locale;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Message;

/// What to do, and why.
///
/// @param choice      `null` where a price is missing, so that nothing can be said
/// @param headline    the verdict in one sentence
/// @param probability share of simulated futures in which the choice is the cheapest; `null` if not simulated
/// @param reasons     sentences with their figures
/// @param flips       inputs whose change alone would turn the choice, the nearest first
public record Verdict(Choice choice, Message headline, Double probability, List<Message> reasons, List<Flip> flips) {

    /// `OWN`: data may not leave the house, whatever the price.
    public enum Choice {
        RENT, BUY, HYBRID, OWN;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// @param key which input
    /// @param at  the value at which the choice turns
    /// @param to  what it turns to
    public record Flip(AssumptionKey key, double at, Choice to) { }

    public Verdict {
        reasons = List.copyOf(reasons);
        flips = List.copyOf(flips);
    }
}
