package org.breakeven.model;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// How a stated utilization spreads over time when there is no log; the average is G x u in every shape.
///
/// - `steady`: each of the G cards is needed a share u of the time, independently: a binomial count.
/// - `working_hours`: the same, but as much as possible of it in 50 of the week's 168 hours.
/// - `bursty`: all G at once, a share u of the time.
public enum DemandShape {
    STEADY, WORKING_HOURS, BURSTY;

    /// 10 hours on 5 days of the week's 168 hours.
    public static final double WORKING_SHARE = 50.0 / 168;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<DemandShape> parse(String text) {
        return Arrays.stream(values()).filter(shape -> shape.id().equals(text)).findFirst();
    }

    /// @param gpus        cards the work is spread over, 0 or more
    /// @param utilization share of time, 0 to 1
    public LoadDurationCurve curve(int gpus, double utilization) {
        return switch (this) {
            case STEADY -> LoadDurationCurve.of(atLeast(gpus, utilization));
            case BURSTY -> LoadDurationCurve.of(filled(gpus, utilization));
            case WORKING_HOURS -> LoadDurationCurve.of(workingHours(gpus, utilization));
        };
    }

    private static double[] workingHours(int gpus, double utilization) {
        double busy = Math.min(1, utilization / WORKING_SHARE);
        double rest = Math.max(0, (utilization - WORKING_SHARE * busy) / (1 - WORKING_SHARE));
        double[] byDay = atLeast(gpus, busy);
        double[] byNight = atLeast(gpus, rest);
        double[] mixed = new double[gpus];
        for (int k = 0; k < gpus; k++) {
            mixed[k] = WORKING_SHARE * byDay[k] + (1 - WORKING_SHARE) * byNight[k];
        }
        return mixed;
    }

    private static double[] filled(int gpus, double utilization) {
        double[] share = new double[gpus];
        Arrays.fill(share, utilization);
        return share;
    }

    /// P(count >= k) for k = 1..n of a binomial count, by its recurrence outward from the most likely count.
    private static double[] atLeast(int n, double p) {
        if (p <= 0 || p >= 1) {
            return filled(n, p <= 0 ? 0 : 1);
        }
        double[] weight = new double[n + 1];
        int mode = (int) Math.min(n, Math.floor((n + 1) * p));
        weight[mode] = 1;
        for (int k = mode; k < n; k++) {
            weight[k + 1] = weight[k] * (n - k) / (k + 1) * p / (1 - p);
        }
        for (int k = mode; k > 0; k--) {
            weight[k - 1] = weight[k] * k / (n - k + 1) * (1 - p) / p;
        }
        double all = Arrays.stream(weight).sum();
        double[] share = new double[n];
        double tail = 0;
        for (int k = n; k >= 1; k--) {
            tail += weight[k] / all;
            share[k - 1] = Math.min(1, tail);
        }
        return share;
    }
}
