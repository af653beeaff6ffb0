package org.breakeven.imports.mapping;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a price buys: one card, or the machine with all its cards.
public enum PricePer {
    GPU, INSTANCE;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<PricePer> parse(String id) {
        return Arrays.stream(values()).filter(per -> per.id().equals(id)).findFirst();
    }
}
