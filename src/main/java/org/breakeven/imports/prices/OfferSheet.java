package org.breakeven.imports.prices;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.breakeven.imports.CsvTable;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportProblem;
import org.breakeven.imports.ImportProblem.Severity;
import org.breakeven.model.Message;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;

/// A price sheet as it fills: offers, each row's fate, and what the user should know.
final class OfferSheet {

    /// A broken column of a long sheet would fill the screen with one sentence.
    private static final int SAME_PROBLEM = 100;

    private final String file;
    private final String format;
    private final List<RentOffer> offers = new ArrayList<>();
    private final Set<RentOffer> seen = new HashSet<>();
    private final List<ImportProblem> problems = new ArrayList<>();
    private final Map<String, Integer> perReason = new LinkedHashMap<>();
    private final Map<Message, Integer> skipped = new LinkedHashMap<>();
    private final Set<Message> assumptions = new LinkedHashSet<>();
    private final Set<String> namedOnce = new HashSet<>();
    private long read;
    private long accepted;
    private long rejected;
    private long duplicate;

    OfferSheet(FileHead head, String format) {
        this.file = head.fileName();
        this.format = format;
    }

    Source source(long row, LocalDate asOf) {
        return new Source(file, (int) row, asOf, false);
    }

    /// One more data row was read.
    void row() {
        read++;
    }

    /// The offers of one row; those equal to earlier ones, wherever they stood, are left out.
    void take(List<RentOffer> ofRow) {
        List<RentOffer> fresh = ofRow.stream().filter(offer -> seen.add(withoutPlace(offer))).toList();
        offers.addAll(fresh);
        if (!fresh.isEmpty()) {
            accepted++;
        } else if (!ofRow.isEmpty()) {
            duplicate++;
        }
    }

    List<RentOffer> offersSoFar() {
        return List.copyOf(offers);
    }

    /// Offers made of several rows that are counted already.
    void add(List<RentOffer> together) {
        together.stream().filter(offer -> seen.add(withoutPlace(offer))).forEach(offers::add);
    }

    /// More rows went into the offers of the row last taken.
    void joined(int rows) {
        accepted += rows;
    }

    private static RentOffer withoutPlace(RentOffer o) {
        Source nowhere = new Source("", 0, o.source().asOf(), false);
        return new RentOffer(o.provider(), o.card(), o.rawName(), o.gpusPerInstance(), o.region(), o.term(),
                o.pricePerGpuHour().stripTrailingZeros(), o.currency(), o.gpuPartOnly(), nowhere);
    }

    /// The row is left out with an error.
    void reject(long row, String column, Message reason, String found, Message expected) {
        rejected++;
        problem(new ImportProblem(file, row, column, Severity.ERROR, reason, found, expected));
    }

    void warn(long row, String column, Message reason, String found, Message expected) {
        problem(new ImportProblem(file, row, column, Severity.WARNING, reason, found, expected));
    }

    void inform(long row, String column, Message reason, String found, Message expected) {
        problem(new ImportProblem(file, row, column, Severity.INFO, reason, found, expected));
    }

    /// How the reading of the text went: the encoding where it is a guess, the row at which it ended too early.
    void textRead(CsvTable.Outcome outcome) {
        if (outcome.encoding().isGuess()) {
            assume(Message.of("imports.assumed.encoding", outcome.encoding().charset().name()));
        }
        outcome.brokenOff().ifPresent(problem -> {
            read++;
            rejected++;
            problems.add(problem);
        });
    }

    private void problem(ImportProblem problem) {
        if (perReason.merge(problem.reason().key(), 1, Integer::sum) <= SAME_PROBLEM) {
            problems.add(problem);
        }
    }

    /// A kind of row that is no GPU offer: named once with the number of such rows.
    ///
    /// @param kind a message without arguments
    void skip(Message kind) {
        skipped.merge(kind, 1, Integer::sum);
    }

    /// The sheet's name of a card the catalog does not know: said once per name.
    void ownCard(long row, String column, String card) {
        if (namedOnce.add(card)) {
            inform(row, column, Message.of("imports.ownCard", card), card, Message.of("imports.expected.card"));
        }
    }

    /// A machine type whose GPUs are not known: said once per name.
    void unknownMachine(long row, String column, String name) {
        if (namedOnce.add(name)) {
            inform(row, column, Message.of("imports.unknownMachine", name), name, Message.of("imports.expected.machine"));
        }
    }

    void assume(Message assumption) {
        assumptions.add(assumption);
    }

    FileReport.PriceFile report() {
        List<ImportProblem> all = new ArrayList<>(problems);
        all.sort(Comparator.comparingLong(ImportProblem::row));
        skipped.forEach((kind, rows) -> all.add(whole(Message.of("imports.skipped", rows, kind))));
        if (duplicate > 0) {
            all.add(whole(Message.of("imports.duplicates", duplicate)));
        }
        perReason.forEach((_, count) -> {
            if (count > SAME_PROBLEM) {
                all.add(whole(Message.of("imports.moreOfTheSame", count - SAME_PROBLEM)));
            }
        });
        FileReport.Rows rows = new FileReport.Rows(read, accepted, rejected, duplicate);
        return new FileReport.PriceFile(file, format, rows, offers, List.of(), List.of(), all, List.copyOf(assumptions));
    }

    private ImportProblem whole(Message reason) {
        return new ImportProblem(file, 0, "", Severity.INFO, reason, "", Message.of("imports.expected.nothingToDo"));
    }
}
