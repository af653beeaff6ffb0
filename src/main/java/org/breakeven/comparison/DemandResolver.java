package org.breakeven.comparison;

import static org.breakeven.model.AssumptionKey.DEMAND_GPUS;
import static org.breakeven.model.AssumptionKey.DEMAND_GROWTH;
import static org.breakeven.model.AssumptionKey.DEMAND_HOURS_PER_JOB;
import static org.breakeven.model.AssumptionKey.DEMAND_JOBS_PER_MONTH;
import static org.breakeven.model.AssumptionKey.DEMAND_SHAPE;
import static org.breakeven.model.AssumptionKey.DEMAND_TOKENS_PER_MINUTE;
import static org.breakeven.model.AssumptionKey.DEMAND_TOKENS_PER_SECOND_PER_GPU;
import static org.breakeven.model.AssumptionKey.DEMAND_UTILIZATION;
import static org.breakeven.model.AssumptionKey.HOURS_PER_MONTH;

import org.breakeven.model.Assumption;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Demand;
import org.breakeven.model.DemandShape;

/// How many GPUs are needed over time: from tokens or jobs if they are stated, else from the usage log unless the user
/// states cards, else from cards x utilization x shape.
final class DemandResolver {

    private DemandResolver() { }

    static Demand resolve(Assumptions a, Demand measured) {
        if (a.has(DEMAND_TOKENS_PER_MINUTE) && a.number(DEMAND_TOKENS_PER_SECOND_PER_GPU, 0) > 0) {
            double average = a.number(DEMAND_TOKENS_PER_MINUTE) / 60 / a.number(DEMAND_TOKENS_PER_SECOND_PER_GPU);
            return ofAverage(a, average, Demand.Origin.TOKENS, DEMAND_TOKENS_PER_MINUTE);
        }
        if (a.has(DEMAND_JOBS_PER_MONTH) && a.has(DEMAND_HOURS_PER_JOB)) {
            double average = a.number(DEMAND_JOBS_PER_MONTH) * a.number(DEMAND_HOURS_PER_JOB) / a.number(HOURS_PER_MONTH);
            return ofAverage(a, average, Demand.Origin.JOBS, DEMAND_JOBS_PER_MONTH);
        }
        boolean stated = a.isSet(DEMAND_GPUS) || a.isSet(DEMAND_SHAPE);
        return measured != null && !stated ? fromLog(a, measured) : stated(a);
    }

    private static Demand stated(Assumptions a) {
        int gpus = (int) Math.ceil(a.number(DEMAND_GPUS, 0));
        return Demand.of(shape(a), gpus, a.number(DEMAND_UTILIZATION, 1), a.number(DEMAND_GROWTH, 0), Demand.Origin.MANUAL,
                a.get(DEMAND_GPUS).map(Assumption::source).orElse(""));
    }

    /// The log's own curve; a utilization set by the user stretches it to that share of its peak.
    private static Demand fromLog(Assumptions a, Demand measured) {
        double growth = a.isSet(DEMAND_GROWTH) ? a.number(DEMAND_GROWTH) : measured.growthPerYear();
        Demand grown = new Demand(measured.curve(), growth, Demand.Origin.USAGE, measured.source());
        return a.isSet(DEMAND_UTILIZATION) ? grown.at(a.number(DEMAND_UTILIZATION)) : grown;
    }

    /// An average load spread over the stated cards, or over as few as can carry it.
    private static Demand ofAverage(Assumptions a, double average, Demand.Origin origin, AssumptionKey key) {
        int gpus = (int) Math.ceil(Math.max(average, a.isSet(DEMAND_GPUS) ? a.number(DEMAND_GPUS) : 1));
        return Demand.of(shape(a), gpus, average / gpus, a.number(DEMAND_GROWTH, 0), origin,
                a.get(key).map(Assumption::source).orElse(""));
    }

    private static DemandShape shape(Assumptions a) {
        return DemandShape.parse(a.text(DEMAND_SHAPE)).orElse(DemandShape.STEADY);
    }
}
