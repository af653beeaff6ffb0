package org.breakeven.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.model.Demand;
import org.breakeven.model.LoadDurationCurve;

/// Several logs of one team, one after the other in time, as one demand: each counts by the time it covers.
final class ConsecutiveLogs {

    private ConsecutiveLogs() {
    }

    /// @param logs at least one, each with a demand
    static Demand demand(List<UsageFile> logs) throws OverlappingLogs {
        if (logs.size() == 1) {
            return logs.getFirst().demand();
        }
        List<UsageFile> inOrder = new ArrayList<>(logs);
        inOrder.sort(Comparator.comparing(log -> log.period().start()));
        for (int i = 1; i < inOrder.size(); i++) {
            if (inOrder.get(i).period().start().isBefore(inOrder.get(i - 1).period().end())) {
                throw new OverlappingLogs(inOrder.get(i - 1).file(), inOrder.get(i).file());
            }
        }
        String names = inOrder.stream().map(UsageFile::file).collect(Collectors.joining(", "));
        return new Demand(curve(inOrder), inOrder.getFirst().demand().growthPerYear(), Demand.Origin.USAGE, names);
    }

    private static LoadDurationCurve curve(List<UsageFile> logs) {
        int peak = logs.stream().mapToInt(log -> log.demand().curve().peak()).max().orElse(0);
        double all = logs.stream().mapToDouble(ConsecutiveLogs::hours).sum();
        double[] share = new double[peak];
        for (UsageFile log : logs) {
            for (int k = 1; k <= peak; k++) {
                share[k - 1] += log.demand().curve().share(k) * hours(log) / all;
            }
        }
        return LoadDurationCurve.of(share);
    }

    private static double hours(UsageFile log) {
        return Duration.between(log.period().start(), log.period().end()).toSeconds() / 3600.0;
    }
}
