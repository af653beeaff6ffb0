package org.breakeven.usage;

import java.util.List;
import java.util.Objects;
import org.breakeven.imports.FileReport.CurrencyTotal;
import org.breakeven.imports.FileReport.Rows;
import org.breakeven.imports.ImportOptions;
import org.breakeven.model.Message;

/// What the reader of a bill should know before trusting its figures.
final class BillRemarks {

    private final UsageStore store;
    private final Report report;
    private final ImportOptions options;

    BillRemarks(UsageStore store, Report report, ImportOptions options) {
        this.store = store;
        this.report = report;
        this.options = options;
    }

    void say(Rows rows, List<CurrencyTotal> totals) {
        if (rows.read() == 0) {
            report.warn("", Message.of("usage.noRows"), Message.of("usage.noRows.expected"));
            return;
        }
        sayTimes();
        sayCurrency();
        sayUnused();
        sayEffective();
        if (totals.stream().map(CurrencyTotal::billed).allMatch(Objects::isNull)) {
            report.warn("", Message.of("usage.noCost"), Message.of("usage.noCost.expected"));
        }
    }

    private void sayTimes() {
        if (count("naive") > 0) {
            report.assume("usage.timesAreUtc");
        }
    }

    private void sayCurrency() {
        long without = count("currency IS NULL");
        if (without == 0) {
            return;
        }
        if (options.currency() == null) {
            report.inform("", Message.of("usage.noCurrency", without), Message.of("usage.noCurrency.expected"));
        } else {
            report.assume("usage.currencyTaken", options.currency(), without);
        }
    }

    private void sayUnused() {
        long unused = count("unused");
        if (unused > 0) {
            report.inform("", Message.of("usage.unused", unused), Message.of("usage.unused.expected"));
        }
    }

    /// A commitment's purchase has no effective cost by design; a billed use without one is a gap in the export.
    private void sayEffective() {
        long without = count("billed > 0 AND coalesce(effective, 0) = 0 AND coalesce(category, 'usage') <> 'purchase'");
        if (without > 0) {
            report.warn("", Message.of("usage.noEffective", without), Message.of("usage.noEffective.expected"));
        }
    }

    private long count(String which) {
        return store.row("SELECT count(*) FROM charge WHERE fault IS NULL AND " + which, row -> row.count(1));
    }
}
