package org.breakeven.usage;

import java.util.List;
import java.util.Optional;
import org.breakeven.imports.FileReport.Period;
import org.breakeven.model.Demand;
import org.breakeven.model.LoadDurationCurve;

/// GPUs in use over the time a log covers, each moment weighted by how long it lasts.
///
/// @param curve  share of the period in which at least k GPUs were in use; time without any counts as none in use
/// @param peak   most GPUs in use at one moment, whole GPUs
/// @param mean   average GPUs in use
/// @param period what the log covers
public record DemandProfile(LoadDurationCurve curve, int peak, double mean, Period period) {

    /// Uses are half-open: one that ends when another starts does not overlap it.
    private static final String LEVELS = """
            WITH step AS (SELECT starts AS moment, gpus FROM span UNION ALL SELECT ends, -gpus FROM span),
            net AS (SELECT moment, sum(gpus) AS gpus FROM step GROUP BY moment),
            level AS (SELECT sum(gpus) OVER (ORDER BY moment) AS gpus, moment, lead(moment) OVER (ORDER BY moment) AS until FROM net)
            SELECT gpus, sum(epoch(until) - epoch(moment)) FROM level
            WHERE until IS NOT NULL AND gpus > 0 GROUP BY gpus ORDER BY gpus""";

    private static final double TINY = 1e-6;

    /// So many GPUs for so long in all.
    private record Level(double gpus, double seconds) { }

    /// Reads the table `span` (`starts`, `ends`, `gpus`); empty where nobody used a GPU.
    ///
    /// @param period what the log covers, at least all spans
    static Optional<DemandProfile> of(UsageStore store, Period period) {
        List<Level> levels = store.rows(LEVELS, row -> new Level(row.number(1), row.number(2)));
        if (levels.isEmpty() || period == null) {
            return Optional.empty();
        }
        double seconds = (period.end().toInstant().toEpochMilli() - period.start().toInstant().toEpochMilli()) / 1000.0;
        double[] share = shares(levels, seconds);
        LoadDurationCurve curve = LoadDurationCurve.of(share);
        return Optional.of(new DemandProfile(curve, share.length, curve.average(), period));
    }

    /// Part of a GPU in use counts as that part of the time, so the area stays the average in use.
    private static double[] shares(List<Level> levels, double seconds) {
        double[] share = new double[(int) Math.ceil(levels.getLast().gpus() - TINY)];
        for (Level level : levels) {
            for (int k = 0; k < share.length && level.gpus() > k; k++) {
                share[k] += Math.min(1, level.gpus() - k) * level.seconds() / seconds;
            }
        }
        for (int k = 0; k < share.length; k++) {
            share[k] = Math.min(1, share[k]);
        }
        return share;
    }

    /// As the cost model wants it: no growth, since a log tells only what was.
    public Demand demand(String source) {
        return new Demand(curve, 0, Demand.Origin.USAGE, source);
    }
}
