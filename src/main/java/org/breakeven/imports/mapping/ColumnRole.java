package org.breakeven.imports.mapping;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a column holds. Prices may be in several columns, everything else is in one.
public enum ColumnRole {
    PROVIDER, CARD,
    /// Memory of one card, GB.
    MEMORY,
    /// Memory of all cards of the row, GB.
    MEMORY_TOTAL,
    /// Cards that come together.
    GPUS,
    REGION, TERM, PRICE,
    /// What the price is for, `元/小时` or `per_gpu_month`.
    UNIT,
    CURRENCY, AS_OF,
    /// Machine type, which names the card where no column does.
    INSTANCE,
    NOTE, IGNORE;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<ColumnRole> parse(String id) {
        return Arrays.stream(values()).filter(role -> role.id().equals(id)).findFirst();
    }

    /// Whether at most one column has it.
    public boolean isSingle() {
        return this != PRICE && this != NOTE && this != IGNORE;
    }
}
