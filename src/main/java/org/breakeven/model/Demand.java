package org.breakeven.model;

import java.util.Locale;
import java.util.Objects;

/// How many GPUs the team needs over time.
///
/// @param curve         load-duration curve of the first month
/// @param growthPerYear share by which the GPUs in use grow each year
/// @param origin        how it was stated
/// @param source        the log, or who stated it
/// @param shape         the shape behind a stated utilization; `null` for a measured curve
/// @param gpus          cards the utilization refers to: the stated ones, or the measured peak
public record Demand(LoadDurationCurve curve, double growthPerYear, Origin origin, String source, DemandShape shape, int gpus) {

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

    /// Demand with a measured curve.
    public Demand(LoadDurationCurve curve, double growthPerYear, Origin origin, String source) {
        this(curve, growthPerYear, origin, source, null, curve.peak());
    }

    /// Demand of a stated utilization.
    public static Demand of(DemandShape shape, int gpus, double utilization, double growthPerYear, Origin origin, String source) {
        return new Demand(shape.curve(gpus, utilization), growthPerYear, origin, source, shape, gpus);
    }

    /// Average share of time a card is needed.
    public double utilization() {
        return gpus == 0 ? 0 : curve.average() / gpus;
    }

    /// The same demand at another utilization: its shape drawn anew, or the measured curve stretched.
    public Demand at(double utilization) {
        LoadDurationCurve changed = shape == null ? curve.withAverage(utilization * gpus) : shape.curve(gpus, utilization);
        return new Demand(changed, growthPerYear, origin, source, shape, gpus);
    }

    /// GPUs in use in month m (from 1) as a multiple of the first month's.
    public double growthFactor(int month) {
        return growthPerYear == 0 ? 1 : Math.pow(1 + growthPerYear, (month - 1) / 12.0);
    }
}
