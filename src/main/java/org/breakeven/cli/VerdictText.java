package org.breakeven.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison;
import org.breakeven.comparison.Option;
import org.breakeven.comparison.Verdict;
import org.breakeven.i18n.Formats;

/// A comparison in a terminal: what was compared, one row a card, one verdict with its reasons, doubts about the inputs.
final class VerdictText {

    private static final List<String> COLUMNS = List.of("card", "offer", "price", "rent", "buy", "hybrid", "paysBack",
            "utilization", "hoursPerDay", "verdict");
    private static final int LEFT = 2;
    private static final int WARNINGS_SHOWN = 8;

    private final Console console;
    private final Formats formats;

    VerdictText(Console console) {
        this.console = console;
        this.formats = console.messages().formats();
    }

    /// @param named cards in the user's order: the first has its verdict told; where none is named, the first of the table
    String of(Comparison comparison, List<String> named) {
        StringBuilder text = new StringBuilder(line(console.text("cli.compare.head", comparison.currency(), comparison.horizonMonths(),
                formats.number(comparison.gpuHoursPerMonth(), 0), comparison.demand().curve().peak(),
                console.messages().word(comparison.demand().origin()))));
        TextTable table = new TextTable(LEFT, COLUMNS.stream().map(column -> console.text("cli.column." + column)).toList());
        comparison.cards().forEach(card -> table.add(row(card)));
        text.append(table.text());
        named.stream().map(comparison::card).flatMap(Optional::stream).findFirst().or(() -> comparison.cards().stream().findFirst())
                .ifPresent(told -> text.append(verdict(told.verdict())));
        warnings(comparison.warnings()).forEach(text::append);
        return text.toString();
    }

    private List<String> row(CardComparison card) {
        return List.of(card.card(), offer(card), price(card), total(card.rent()), total(card.buy()), total(card.hybrid()),
                paysBack(card), formats.percent(card.breakEven().utilization()),
                formats.fixed(card.breakEven().hoursPerDay(), 1), choice(card));
    }

    private String offer(CardComparison card) {
        return card.offerUsed().map(offer -> offer.provider() + " · " + console.messages().word(offer.term())).orElse(Formats.NONE);
    }

    private String price(CardComparison card) {
        return card.inputs() == null ? Formats.NONE : formats.amount(card.inputs().rent().price());
    }

    private String total(Option option) {
        return option == null ? Formats.NONE : formats.shortNumber(option.total());
    }

    private String paysBack(CardComparison card) {
        Double months = card.breakEven().months();
        return !card.isComplete() ? Formats.NONE : months == null ? console.text("cli.never") : formats.fixed(months, 1);
    }

    private String choice(CardComparison card) {
        Verdict.Choice choice = card.verdict().choice();
        if (choice == null) {
            return console.text(card.rent() == null ? "cli.noRentPrice" : "cli.noPurchasePrice");
        }
        return choice == Verdict.Choice.HYBRID ? console.text("cli.ownAndRent", card.hybrid().ownedGpus())
                : console.messages().word(choice);
    }

    private String verdict(Verdict verdict) {
        StringBuilder text = new StringBuilder(line("")).append(line(console.messages().text(verdict.headline())));
        verdict.reasons().forEach(reason -> text.append(line("  " + console.messages().text(reason))));
        return text.toString();
    }

    private Stream<String> warnings(List<Comparison.Warning> warnings) {
        Stream<String> shown = warnings.stream().limit(WARNINGS_SHOWN).map(warning ->
                line("! " + console.text("cli.warning", warning.reason(), warning.detail())));
        int more = warnings.size() - WARNINGS_SHOWN;
        return Stream.concat(warnings.isEmpty() ? Stream.of() : Stream.of(line("")),
                Stream.concat(shown, more > 0 ? Stream.of(line(console.text("cli.moreWarnings", more))) : Stream.of()));
    }

    private static String line(String text) {
        return text + System.lineSeparator();
    }
}
