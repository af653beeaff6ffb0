package org.breakeven.imports.prices;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a price in Breakeven's own sheet is for: `per_gpu_hour`, `per_instance_month`, ...
enum PriceUnit {
    PER_GPU_HOUR(1, false), PER_GPU_DAY(24, false), PER_GPU_WEEK(168, false),
    PER_GPU_MONTH(730, false), PER_GPU_YEAR(8760, false),
    PER_INSTANCE_HOUR(1, true), PER_INSTANCE_DAY(24, true), PER_INSTANCE_WEEK(168, true), PER_INSTANCE_MONTH(730, true),
    PER_INSTANCE_YEAR(8760, true);

    private final int hours;
    private final boolean ofInstance;

    PriceUnit(int hours, boolean ofInstance) {
        this.hours = hours;
        this.ofInstance = ofInstance;
    }

    static Optional<PriceUnit> parse(String text) {
        String id = text.strip().toUpperCase(Locale.ROOT).replaceAll("[ /-]+", "_");
        return Arrays.stream(values()).filter(unit -> unit.name().equals(id)).findFirst();
    }

    boolean isOfInstance() {
        return ofInstance;
    }

    /// A month or a year has no fixed number of hours, so one is assumed.
    boolean isOfAssumedLength() {
        return hours == 730 || hours == 8760;
    }

    int hours() {
        return hours;
    }

    BigDecimal perGpuHour(BigDecimal price, int gpus) {
        int parts = ofInstance ? Math.multiplyExact(hours, gpus) : hours;
        return Decimals.divide(price, parts);
    }
}
