package org.breakeven.usage;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.breakeven.imports.FileReport.Rows;
import org.breakeven.model.Message;

/// Counts the rows and names those that were left out, by their line in the file.
final class Rejections {

    /// More are counted, not listed.
    private static final int LISTED = 100;

    private final UsageStore store;
    private final SourceSql sql;
    private final Report report;

    Rejections(UsageStore store, SourceSql sql, Report report) {
        this.store = store;
        this.sql = sql;
        this.report = report;
    }

    Rows ofBill(UsageSource source) throws IOException {
        long kept = store.row("SELECT count(*) FROM charge", row -> row.count(1));
        long faulty = store.row("SELECT count(*) FROM charge WHERE fault IS NOT NULL", row -> row.count(1));
        List<Long> tornLines = faulty + kept == 0 && !hasTorn() ? List.of() : tornLines(source);
        List<RowFault> faults = store.rows("SELECT rowid + 1, fault, found FROM charge WHERE fault IS NOT NULL ORDER BY 1 LIMIT " + LISTED,
                row -> new RowFault(row.count(1), row.text(2), row.text(3)));
        Map<Long, Long> lines = RecordLines.of(source.path(), faults.stream().map(RowFault::place).toList(), sql.skip(), tornLines);
        List<RowFault> all = new ArrayList<>(tornLines.stream().limit(LISTED).map(line -> new RowFault(line, RowFault.TORN, "")).toList());
        faults.forEach(fault -> all.add(new RowFault(lines.getOrDefault(fault.place(), 0L), fault.column(), fault.found())));
        list(all, faulty + tornLines.size());
        return new Rows(kept + tornLines.size(), kept - faulty, faulty + tornLines.size(), 0);
    }

    private boolean hasTorn() {
        return store.row("SELECT count(*) FROM reject_errors", row -> row.count(1)) > 0;
    }

    private List<Long> tornLines(UsageSource source) throws IOException {
        List<Long> offsets = store.rows("SELECT DISTINCT line_byte_position FROM reject_errors", row -> row.count(1));
        return offsets.isEmpty() ? List.of() : RecordLines.ofOffsets(source.path(), offsets);
    }

    Rows ofJobs(long read, long duplicates) {
        long faulty = store.row("SELECT count(*) FROM job WHERE fault IS NOT NULL", row -> row.count(1));
        list(store.rows("SELECT line_number, fault, found FROM job WHERE fault IS NOT NULL ORDER BY 1 LIMIT " + LISTED,
                row -> new RowFault(row.count(1), row.text(2), row.text(3))), faulty);
        return new Rows(read, read - faulty - duplicates, faulty, duplicates);
    }

    private void list(List<RowFault> faults, long all) {
        List<RowFault> listed = faults.stream().sorted(Comparator.comparingLong(RowFault::place)).limit(LISTED).toList();
        for (RowFault fault : listed) {
            report.rejected(fault.place(), sql.sourceName(fault.sourceColumn()), fault.reason(), fault.found(), fault.expected(sql.columns()));
        }
        if (all > listed.size()) {
            report.warn("", Message.of("usage.moreRejected", all - listed.size()), Message.of("usage.moreRejected.expected", LISTED));
        }
    }
}
