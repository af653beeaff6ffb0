package org.breakeven.model;

import java.util.Locale;
import java.util.Objects;

/// How many GPUs the team needs over time.
///
/// @param curve         load-duration curve of the first month
/// @param growthPerYear share by which the GPUs in use grow each year
/// @param origin        how it was stated
/// @param source        the log, or who stated it
public record Demand(LoadDurationCurve curve, double growthPerYear, Origin origin, String source) {

    /// The ways to state demand.
    public enum Origin {
        MANUAL, USAGE, JOBS, TOKENS;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Demand {
        Objects.requireNonNull(curve, "curve");
        Objects.requireNonNull(origin, "origin");
    }

    /// GPUs in use in month m (from 1) as a multiple of the first month's.
    public double growthFactor(int month) {
        return growthPerYear == 0 ? 1 : Math.pow(1 + growthPerYear, (month - 1) / 12.0);
    }
}
