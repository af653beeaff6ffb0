package org.breakeven.usage;

import java.math.BigDecimal;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.breakeven.imports.FileReport.CardUsage;
import org.breakeven.imports.FileReport.GpuHours;
import org.breakeven.imports.FileReport.Period;
import org.breakeven.imports.FileReport.Rows;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.usage.CardNames;

/// What Slurm accounting says: allocated GPU-hours of ended and of still running jobs, by card, and the demand.
///
/// Only allocations count, since steps repeat what their job holds. Allocated is not busy: that stays unknown.
final class JobReading {

    /// Overlapping exports repeat whole lines; runs of a requeued job share the id but not the line.
    private static final String ALLOCATION = """
            CREATE TABLE allocation AS
            SELECT id, any_value(status) AS status, any_value(starts) AS starts, any_value(seconds) AS seconds,
                   any_value(untyped) AS untyped, any_value(typed) AS typed, any_value(typed_gpus) AS typed_gpus,
                   bool_or(bundle) AS bundle, bool_or(naive) AS naive, count(*) AS copies
            FROM job WHERE kind = 'job' AND fault IS NULL GROUP BY id, fingerprint""";

    /// The untyped entry counts a job's GPUs and the typed ones split the same GPUs; what no type claims stays untyped.
    private static final String PIECE = """
            CREATE VIEW piece AS
            SELECT status, starts, seconds, split_part(entry, '=', 1) AS raw, CAST(split_part(entry, '=', 2) AS BIGINT) AS gpus,
                   regexp_matches(entry, '\\d+g\\.\\d+gb') AS slice
            FROM (SELECT *, unnest(typed) AS entry FROM allocation)
            UNION ALL
            SELECT status, starts, seconds, 'gres/gpu', untyped - typed_gpus, false FROM allocation WHERE untyped > typed_gpus""";

    private static final String SPAN = """
            CREATE VIEW span AS
            SELECT starts, starts + to_seconds(seconds) AS ends, gpus FROM piece
            WHERE NOT slice AND status <> 'pending' AND starts IS NOT NULL AND seconds > 0 AND gpus > 0""";

    private static final String HOURS = """
            CAST(sum(CASE WHEN status = 'ended' THEN seconds * gpus ELSE 0 END) AS DECIMAL(38, 0)),
            CAST(sum(CASE WHEN status = 'running' THEN seconds * gpus ELSE 0 END) AS DECIMAL(38, 0))""";

    private final UsageStore store;
    private final SourceSql sql;
    private final Report report;
    private final ImportOptions options;

    JobReading(UsageStore store, SourceSql sql, Report report, ImportOptions options) {
        this.store = store;
        this.sql = sql;
        this.report = report;
        this.options = options;
    }

    UsageFile read(UsageSource source, String header, CardNames names) {
        ZoneId zone = Optional.ofNullable(options.zone()).orElse(ZoneOffset.UTC);
        JobTable.load(store, sql, source, header, zone);
        store.run(ALLOCATION);
        store.run(PIECE);
        store.run(SPAN);
        long copies = store.row("SELECT coalesce(sum(copies - 1), 0) FROM allocation", row -> row.count(1));
        Rows rows = new Rejections(store, sql, report).ofJobs(store.row("SELECT count(*) FROM job", row -> row.count(1)), copies);
        boolean knowsGpus = sql.of("hasTres").equals("true");
        new JobRemarks(store, report, options).say(rows, knowsGpus);
        Period period = period(zone);
        Optional<DemandProfile> demand = DemandProfile.of(store, period);
        return new UsageFile(report.file(), sql.format().id(), rows, period, List.of(), knowsGpus ? hours() : new GpuHours(null, null, null, null, null),
                knowsGpus ? demand.map(DemandProfile::peak).orElse(0) : null, cards(names), null,
                demand.map(d -> d.demand(report.file())).orElse(null), report.problems(), report.assumptions());
    }

    private Period period(ZoneId zone) {
        return store.row("""
                SELECT epoch_us(min(starts)), epoch_us(max(starts + to_seconds(seconds))) FROM allocation WHERE status <> 'pending'""",
                row -> Figures.period(row.instant(1), row.instant(2), zone));
    }

    private GpuHours hours() {
        return store.row("SELECT " + HOURS + " FROM piece WHERE NOT slice", row -> allocated(row.decimal(1), row.decimal(2)));
    }

    private static GpuHours allocated(BigDecimal ended, BigDecimal running) {
        return new GpuHours(Figures.hours(ended), Figures.hours(running), null, null, null);
    }

    private List<CardUsage> cards(CardNames names) {
        return store.rows("SELECT raw, " + HOURS + " FROM piece WHERE NOT slice AND status <> 'pending' GROUP BY raw ORDER BY 2 DESC, 1",
                row -> new CardUsage(names.card(row.text(1)).orElse(row.text(1)), row.text(1), allocated(row.decimal(2), row.decimal(3)), null, null));
    }
}
