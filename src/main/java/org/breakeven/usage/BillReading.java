package org.breakeven.usage;

import java.io.IOException;
import java.math.BigDecimal;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.breakeven.imports.FileReport.CardUsage;
import org.breakeven.imports.FileReport.CurrencyTotal;
import org.breakeven.imports.FileReport.GpuHours;
import org.breakeven.imports.FileReport.Period;
import org.breakeven.imports.FileReport.Rows;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.usage.CardNames;

/// What a bill says: money by currency, billed (cash) and effective (amortised) apart, and paid GPU-hours by card.
final class BillReading {

    /// Charges of machines with GPUs. A correction gives money back, not time.
    private static final String GPU_CHARGE = """
            CREATE VIEW gpu_charge AS
            SELECT c.starts, c.ends, c.currency, c.billed, m.raw, m.card,
                   CASE WHEN c.correction OR c.hours < 0 THEN 0 ELSE c.hours END AS hours,
                   CASE WHEN c.per_gpu THEN 1 ELSE m.gpus END AS gpus
            FROM charge c JOIN machine m ON c.sku = m.sku WHERE c.fault IS NULL""";

    /// Whole machines run through the charge's time, what is left over runs one more for a part of it.
    private static final String SPAN = """
            CREATE VIEW span AS
            WITH used AS (SELECT starts, ends, CAST(gpus AS DOUBLE) AS gpus, epoch(ends) - epoch(starts) AS seconds,
                                 CAST(hours AS DOUBLE) * 3600 / (epoch(ends) - epoch(starts)) AS machines
                          FROM gpu_charge WHERE hours > 0 AND ends > starts)
            SELECT starts, ends, gpus * floor(machines + 1e-9) AS gpus FROM used WHERE machines >= 1 - 1e-9
            UNION ALL
            SELECT starts, starts + to_microseconds(CAST(seconds * 1e6 * (machines - floor(machines + 1e-9)) AS BIGINT)), gpus
            FROM used WHERE machines - floor(machines + 1e-9) > 1e-9""";

    private final UsageStore store;
    private final SourceSql sql;
    private final Report report;
    private final ImportOptions options;

    BillReading(UsageStore store, SourceSql sql, Report report, ImportOptions options) {
        this.store = store;
        this.sql = sql;
        this.report = report;
        this.options = options;
    }

    UsageFile read(UsageSource source, CardNames names) throws IOException {
        BillTable.load(store, sql, source);
        new GpuMachines(names).load(store);
        store.run(GPU_CHARGE);
        store.run(SPAN);
        Rows rows = new Rejections(store, sql, report).ofBill(source);
        List<CurrencyTotal> totals = totals();
        new BillRemarks(store, report, options).say(rows, totals);
        Period period = store.row("SELECT epoch_us(min(starts)), epoch_us(max(ends)) FROM charge WHERE fault IS NULL",
                row -> Figures.period(row.instant(1), row.instant(2), ZoneOffset.UTC));
        Optional<DemandProfile> demand = DemandProfile.of(store, period);
        return new UsageFile(report.file(), sql.format().id(), rows, period, totals, hours(), demand.map(DemandProfile::peak).orElse(null),
                cards(), null, demand.map(d -> d.demand(report.file())).orElse(null), report.problems(), report.assumptions());
    }

    private List<CurrencyTotal> totals() {
        return store.rows("SELECT coalesce(currency, ''), sum(billed), sum(effective) FROM charge WHERE fault IS NULL GROUP BY 1 ORDER BY 1",
                row -> new CurrencyTotal(currency(row.text(1)), Figures.plain(row.decimal(2)), Figures.plain(row.decimal(3))));
    }

    private String currency(String stated) {
        return stated.isEmpty() && options.currency() != null ? options.currency() : stated;
    }

    private GpuHours hours() {
        BigDecimal paid = store.row("SELECT sum(hours * gpus) FROM gpu_charge", row -> Figures.orZero(row.decimal(1)));
        return paidOnly(paid);
    }

    /// A bill knows nothing of running, observed or busy time.
    private static GpuHours paidOnly(BigDecimal paid) {
        return new GpuHours(paid, BigDecimal.ZERO, null, null, null);
    }

    private List<CardUsage> cards() {
        return store.rows("""
                SELECT card, raw, coalesce(currency, ''), sum(hours * gpus), sum(billed) FROM gpu_charge
                GROUP BY 1, 2, 3 ORDER BY 4 DESC, 1, 2, 3""",
                row -> new CardUsage(row.text(1), row.text(2), paidOnly(Figures.orZero(row.decimal(4))),
                        Figures.plain(row.decimal(5)), currency(row.text(3))));
    }
}
