package org.breakeven.usage;

import java.math.BigDecimal;
import org.breakeven.imports.FileReport.Rows;
import org.breakeven.imports.ImportOptions;
import org.breakeven.model.Message;

/// What the reader of Slurm accounting should know before trusting its figures.
final class JobRemarks {

    private final UsageStore store;
    private final Report report;
    private final ImportOptions options;

    JobRemarks(UsageStore store, Report report, ImportOptions options) {
        this.store = store;
        this.report = report;
        this.options = options;
    }

    void say(Rows rows, boolean knowsGpus) {
        if (rows.read() == 0) {
            report.warn("", Message.of("usage.noRows"), Message.of("usage.noRows.expected"));
            return;
        }
        sayZone();
        if (!knowsGpus) {
            report.warn("AllocTRES", Message.of("usage.noTres"), Message.of("usage.noTres.expected"));
        }
        tell("status = 'running'", "usage.running", "usage.running.expected");
        tell("status = 'pending'", "usage.pending", "usage.pending.expected");
        tell("bundle AND status <> 'pending' AND seconds > 0", "usage.bundles", "usage.bundles.expected");
        if (rows.duplicate() > 0) {
            report.inform("", Message.of("usage.duplicates", rows.duplicate()), Message.of("usage.duplicates.expected"));
        }
        saySlices();
    }

    private void sayZone() {
        if (store.row("SELECT count(*) FROM allocation WHERE naive", row -> row.count(1)) == 0) {
            return;
        }
        if (options.zone() == null) {
            report.assume("usage.zoneUnknown");
        } else {
            report.assume("usage.zoneTaken", options.zone().getId());
        }
    }

    private void tell(String which, String reason, String expected) {
        long jobs = store.row("SELECT count(*) FROM allocation WHERE " + which, row -> row.count(1));
        if (jobs > 0) {
            report.inform("", Message.of(reason, jobs), Message.of(expected));
        }
    }

    private void saySlices() {
        BigDecimal hours = store.row("SELECT CAST(sum(seconds * gpus) AS DECIMAL(38, 0)) FROM piece WHERE slice AND status <> 'pending'",
                row -> Figures.hours(row.decimal(1)));
        if (hours.signum() > 0) {
            report.warn("AllocTRES", Message.of("usage.slices", hours), Message.of("usage.slices.expected"));
        }
    }
}
