package org.breakeven.cli;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.breakeven.i18n.Formats;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.FileReport.CardUsage;
import org.breakeven.imports.FileReport.PriceFile;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.imports.ImportProblem;
import org.breakeven.model.Message;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;

/// `breakeven import` for people: a head line, a table, and each kind of problem once with how often it occurs.
final class ImportText {

    private static final int SHOWN = 20;

    private final Console console;
    private final Formats formats;

    ImportText(Console console) {
        this.console = console;
        this.formats = console.messages().formats();
    }

    String of(FileReport report) {
        FileReport.Rows rows = report.rows();
        StringBuilder text = new StringBuilder(line("cli.import.head", report.file(), report.format(), rows.read(),
                rows.accepted(), rows.rejected(), rows.duplicate()));
        switch (report) {
            case UsageFile usage -> usage(text, usage);
            case PriceFile prices -> {
                offers(text, prices.offers());
                quotes(text, prices.quotes());
            }
        }
        report.assumptions().forEach(assumption -> text.append(line("cli.import.assumed", assumption)));
        problems(text, report.problems());
        return text.append(System.lineSeparator()).toString();
    }

    private void usage(StringBuilder text, UsageFile usage) {
        if (usage.period() != null) {
            text.append(line("cli.import.period", usage.period().start().toString(), usage.period().end().toString()));
        }
        usage.totals().forEach(total -> text.append(line("cli.import.total", exact(total.billed()), exact(total.effective()), total.currency())));
        if (!usage.byCard().isEmpty()) {
            TextTable table = table(2, "card", "rawName", "paid", "running", "observed", "busy", "idle", "billed");
            usage.byCard().stream().limit(SHOWN).forEach(card -> table.add(row(card)));
            text.append(table.text());
            more(text, usage.byCard().size());
        }
    }

    private List<String> row(CardUsage card) {
        FileReport.GpuHours hours = card.hours();
        return List.of(card.card(), card.rawName(), hours(hours.paid()), hours(hours.running()), hours(hours.observed()),
                hours(hours.busy()), hours(hours.idle()), card.billed() == null ? Formats.NONE : exact(card.billed()) + " " + card.currency());
    }

    private void offers(StringBuilder text, List<RentOffer> offers) {
        if (!offers.isEmpty()) {
            TextTable table = table(4, "provider", "card", "region", "term", "gpus", "price", "asOf");
            offers.stream().limit(SHOWN).forEach(offer -> table.add(List.of(offer.provider(), offer.card(), offer.region(),
                    console.messages().word(offer.term()), String.valueOf(offer.gpusPerInstance()),
                    exact(offer.pricePerGpuHour()) + " " + offer.currency(), formats.date(offer.source().asOf()))));
            text.append(table.text());
            more(text, offers.size());
        }
    }

    private void quotes(StringBuilder text, List<PurchaseQuote> quotes) {
        if (!quotes.isEmpty()) {
            TextTable table = table(2, "seller", "card", "gpus", "purchase", "asOf");
            quotes.stream().limit(SHOWN).forEach(quote -> table.add(List.of(quote.vendor(), quote.card(),
                    String.valueOf(quote.gpus()), exact(quote.price().amount()) + " " + quote.price().currency(),
                    formats.date(quote.source().asOf()))));
            text.append(table.text());
            more(text, quotes.size());
        }
    }

    private void problems(StringBuilder text, List<ImportProblem> problems) {
        Map<String, List<ImportProblem>> kinds = new LinkedHashMap<>();
        problems.forEach(problem -> kinds.computeIfAbsent(problem.severity() + problem.reason().key() + problem.column(),
                _ -> new ArrayList<>()).add(problem));
        for (List<ImportProblem> kind : kinds.values()) {
            ImportProblem first = kind.getFirst();
            text.append(line("cli.import.problem", first.severity(), place(kind), first.reason(),
                    first.found().isEmpty() ? "" : Message.of("cli.import.found", first.found()),
                    first.expected() == null ? "" : Message.of("cli.import.expected", first.expected())));
        }
    }

    /// How often and where first; nothing for what concerns the whole file once.
    private static Object place(List<ImportProblem> kind) {
        ImportProblem first = kind.getFirst();
        if (first.row() == 0) {
            return kind.size() == 1 ? "" : Message.of("cli.import.times", kind.size());
        }
        return kind.size() == 1 ? Message.of("cli.import.row", first.row(), first.column())
                : Message.of("cli.import.rows", kind.size(), first.row(), first.column());
    }

    private void more(StringBuilder text, int all) {
        if (all > SHOWN) {
            text.append(line("cli.import.more", all - SHOWN));
        }
    }

    private TextTable table(int left, String... columns) {
        return new TextTable(left, Arrays.stream(columns).map(column -> console.text("cli.column." + column)).toList());
    }

    private String hours(BigDecimal hours) {
        return hours == null ? Formats.NONE : formats.number(hours.doubleValue(), 2);
    }

    private String exact(BigDecimal amount) {
        return formats.exact(amount);
    }

    private String line(String key, Object... args) {
        return console.messages().text(Message.of(key, args)) + System.lineSeparator();
    }
}
