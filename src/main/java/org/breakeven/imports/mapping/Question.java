package org.breakeven.imports.mapping;

import java.util.Locale;
import org.breakeven.model.Message;

/// Something the file does not say, or not beyond doubt.
///
/// @param kind   what about
/// @param column index of the column it is about, -1 for the whole file
/// @param text   the question
public record Question(Kind kind, int column, Message text) {

    /// What can be open.
    public enum Kind {
        /// No column names the card or machine.
        CARD(true),
        /// No column has prices.
        PRICE(true),
        /// What a column holds is not sure.
        ROLE(true),
        CURRENCY(true),
        /// For which time a price is.
        PERIOD(true),
        /// For one card or for the machine.
        PER(true),
        /// How many cards the machine has.
        GPUS(true),
        /// `1.234` could be two numbers.
        NUMBER_FORMAT(true),
        PROVIDER(false), AS_OF(false);

        private final boolean blocking;

        Kind(boolean blocking) {
            this.blocking = blocking;
        }

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static Question ofFile(Kind kind, Message text) {
        return new Question(kind, -1, text);
    }

    /// Without an answer prices would be missing or guessed, so no profile should be kept; for other questions there is an
    /// assumption to fall back on, which is stated.
    public boolean isBlocking() {
        return kind.blocking;
    }
}
