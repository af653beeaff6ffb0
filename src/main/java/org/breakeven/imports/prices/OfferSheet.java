package org.breakeven.imports.prices;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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

/// A price sheet as it fills: offers and purchase quotes, each row's fate, and what the user should know.
public final class OfferSheet {

    private final String file;
    private final String format;
    private final List<RentOffer> offers = new ArrayList<>();
    private final List<PurchaseQuote> quotes = new ArrayList<>();
    private final Set<Record> seen = new HashSet<>();
    private final SheetNotes notes;
    private long read;
    private long accepted;
    private long rejected;
    private long duplicate;

    public OfferSheet(FileHead head, String format) {
        this.file = head.fileName();
        this.format = format;
        this.notes = new SheetNotes(file);
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
        return new RentOffer(o.provider(), o.card(), o.rawName(), o.gpusPerInstance(), o.region(), o.term(),
                o.pricePerGpuHour().stripTrailingZeros(), o.currency(), o.gpuPartOnly(), nowhere(o.source()));
    }

    private static PurchaseQuote withoutPlace(PurchaseQuote q) {
        Money price = new Money(q.price().amount().stripTrailingZeros(), q.price().currency());
        return new PurchaseQuote(q.vendor(), q.card(), q.gpus(), q.server(), price, nowhere(q.source()));
    }

    private static Source nowhere(Source source) {
        return new Source("", 0, source.asOf(), false);
    }

    /// The row is left out with an error.
    public void reject(long row, String column, Message reason, String found, Message expected) {
        rejected++;
        notes.problem(row, column, Severity.ERROR, reason, found, expected);
    }

    public void warn(long row, String column, Message reason, String found, Message expected) {
        notes.problem(row, column, Severity.WARNING, reason, found, expected);
    }

    public void inform(long row, String column, Message reason, String found, Message expected) {
        notes.problem(row, column, Severity.INFO, reason, found, expected);
    }

    /// How the reading of the text went: the encoding where it is a guess, the row at which it ended too early.
    public void textRead(CsvTable.Outcome outcome) {
        if (outcome.encoding().isGuess()) {
            assume(Message.of("imports.assumed.encoding", outcome.encoding().charset().name()));
        }
        outcome.brokenOff().ifPresent(problem -> {
            read++;
            reject(problem.row(), problem.column(), problem.reason(), problem.found(), problem.expected());
        });
    }

    /// A kind of row that is no GPU offer: named once with the number of such rows.
    public void skip(Message kind) {
        notes.skip(kind);
    }

    /// A part of a card, which is no offer of the card.
    ///
    /// @param share what part of which card, as far as the sheet says
    public void skipShare(String share) {
        notes.skip(Message.of("imports.skipped.slice", share));
    }

    /// The sheet's name of a card the catalog does not know: said once per name.
    public void ownCard(long row, String column, String card) {
        notes.once(card, row, column, Message.of("imports.ownCard", card), Message.of("imports.expected.card"));
    }

    /// A machine type whose GPUs are not known: said once per name.
    public void unknownMachine(long row, String column, String name) {
        notes.once(name, row, column, Message.of("imports.unknownMachine", name), Message.of("imports.expected.machine"));
    }

    public void assume(Message assumption) {
        notes.assume(assumption);
    }

    public FileReport.PriceFile report() {
        List<ImportProblem> problems = new ArrayList<>(notes.problems(duplicate));
        if (offers.isEmpty() && quotes.isEmpty()) {
            problems.add(new ImportProblem(file, 0, "", Severity.WARNING, Message.of("imports.nothingCounts", read), "",
                    Message.of("imports.expected.otherSheet")));
        }
        FileReport.Rows rows = new FileReport.Rows(read, accepted, rejected, duplicate);
        return new FileReport.PriceFile(file, format, rows, offers, quotes, List.of(), problems, notes.assumptions());
    }
}
