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
import org.breakeven.model.Money;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;

/// A price sheet as it fills: offers, each row's fate, and what the user should know.
public final class OfferSheet {

    /// A broken column of a long sheet would fill the screen with one sentence.
    private static final int SAME_PROBLEM = 100;

    private final String file;
    private final String format;
    private final List<RentOffer> offers = new ArrayList<>();
    private final List<PurchaseQuote> quotes = new ArrayList<>();
    private final Set<Record> seen = new HashSet<>();
    private final List<ImportProblem> problems = new ArrayList<>();
    private final Map<String, Integer> perReason = new LinkedHashMap<>();
    private final Map<Message, Integer> skipped = new LinkedHashMap<>();
    private final Set<Message> assumptions = new LinkedHashSet<>();
    private final Set<String> namedOnce = new HashSet<>();
    private long read;
    private long accepted;
    private long rejected;
    private long duplicate;

    public OfferSheet(FileHead head, String format) {
        this.file = head.fileName();
        this.format = format;
    }

    public Source source(long row, LocalDate asOf) {
        return new Source(file, (int) row, asOf, false);
    }

    /// One more data row was read.
    public void row() {
        read++;
    }

    /// The offers of one row; those equal to earlier ones, wherever they stood, are left out.
    public void take(List<RentOffer> ofRow) {
        take(ofRow, List.of());
    }

    /// [#take(List)] of a row that sells as well as rents.
    public void take(List<RentOffer> rents, List<PurchaseQuote> sells) {
        List<RentOffer> fresh = rents.stream().filter(offer -> seen.add(withoutPlace(offer))).toList();
        List<PurchaseQuote> news = sells.stream().filter(quote -> seen.add(withoutPlace(quote))).toList();
        offers.addAll(fresh);
        quotes.addAll(news);
        if (!fresh.isEmpty() || !news.isEmpty()) {
            accepted++;
        } else if (!rents.isEmpty() || !sells.isEmpty()) {
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

    private static PurchaseQuote withoutPlace(PurchaseQuote q) {
        Source nowhere = new Source("", 0, q.source().asOf(), false);
        Money price = new Money(q.price().amount().stripTrailingZeros(), q.price().currency());
        return new PurchaseQuote(q.vendor(), q.card(), q.gpus(), q.server(), price, nowhere);
    }

    /// The row is left out with an error.
    public void reject(long row, String column, Message reason, String found, Message expected) {
        rejected++;
        problem(new ImportProblem(file, row, column, Severity.ERROR, reason, found, expected));
    }

    public void warn(long row, String column, Message reason, String found, Message expected) {
        problem(new ImportProblem(file, row, column, Severity.WARNING, reason, found, expected));
    }

    public void inform(long row, String column, Message reason, String found, Message expected) {
        problem(new ImportProblem(file, row, column, Severity.INFO, reason, found, expected));
    }

    /// How the reading of the text went: the encoding where it is a guess, the row at which it ended too early.
    public void textRead(CsvTable.Outcome outcome) {
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
    public void skip(Message kind) {
        skipped.merge(kind, 1, Integer::sum);
    }

    /// The sheet's name of a card the catalog does not know: said once per name.
    public void ownCard(long row, String column, String card) {
        if (namedOnce.add(card)) {
            inform(row, column, Message.of("imports.ownCard", card), card, Message.of("imports.expected.card"));
        }
    }

    /// A machine type whose GPUs are not known: said once per name.
    public void unknownMachine(long row, String column, String name) {
        if (namedOnce.add(name)) {
            inform(row, column, Message.of("imports.unknownMachine", name), name, Message.of("imports.expected.machine"));
        }
    }

    public void assume(Message assumption) {
        assumptions.add(assumption);
    }

    public FileReport.PriceFile report() {
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
        return new FileReport.PriceFile(file, format, rows, offers, quotes, List.of(), all, List.copyOf(assumptions));
    }

    private ImportProblem whole(Message reason) {
        return new ImportProblem(file, 0, "", Severity.INFO, reason, "", Message.of("imports.expected.nothingToDo"));
    }
}
