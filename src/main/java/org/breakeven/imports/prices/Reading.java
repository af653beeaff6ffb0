package org.breakeven.imports.prices;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.ImportOptions;
import org.breakeven.model.InstanceType;
import org.breakeven.model.Message;

/// One price list while it is read: where its offers go, and what is looked up for them.
final class Reading {

    private final FileHead head;
    private final ImportOptions options;
    private final OfferSheet sheet;
    private final CardNames cards;

    Reading(FileHead head, ImportOptions options, String format, CardNames cards) {
        this.head = head;
        this.options = options;
        this.sheet = new OfferSheet(head, format);
        this.cards = cards.forOneFile();
    }

    OfferSheet sheet() {
        return sheet;
    }

    /// The card by its spellings, the most specific first; one that the catalog lacks is told to the user.
    ///
    /// @param memoryGb of one card, `null` where the sheet does not say
    String card(long row, String column, List<String> spellings, Double memoryGb) {
        return card(row, column, spellings, memoryGb, "");
    }

    /// @param instance machine type as the sheet writes it; empty where there is none
    String card(long row, String column, List<String> spellings, Double memoryGb, String instance) {
        CardNames.Named named = cards.name(spellings, memoryGb, instance);
        if (named.own() && !cards.isShare(named.card())) {
            sheet.ownCard(row, column, named.card());
        }
        return named.card();
    }

    CardNames cards() {
        return cards;
    }

    /// The provider of a file that names it at most in its own name or its folder's, and either is told.
    String providerOfFile() {
        Optional<String> known = KnownClouds.of(head.path());
        String provider = known.orElseGet(head::title);
        sheet.assume(Message.of(known.isPresent() ? "imports.assumed.providerFromName"
                : "imports.assumed.providerUnknown", provider));
        return provider;
    }

    /// The currency of a file that carries none: what the user said, else the usual one, and either is told.
    String currency(String usual) {
        String code = options.currency() == null ? usual : options.currency();
        sheet.assume(Message.of("imports.assumed.currencyUnsaid", code));
        return code;
    }

    /// Offers of a row; a part of a card is left out under its own name.
    void offer(long row, Machine machine, Price... prices) {
        if (isWhole(machine.card())) {
            Offers.take(sheet, row, machine, List.of(prices));
        }
    }

    /// Whether it is a whole card; a part of one is left out with a word.
    boolean isWhole(String card) {
        boolean share = cards.isShare(card);
        if (share) {
            sheet.skipShare(card);
        }
        return !share;
    }

    /// A cloud's machine type by the table of sizes, for sheets that name neither card nor count. One that is not in the
    /// table, or has a slice of a card, is counted among the rows left out.
    Optional<InstanceType> machine(long row, String column, String name) {
        Optional<InstanceType> type = cards.machine(name);
        if (type.isEmpty()) {
            sheet.unknownMachine(row, column, name);
            skip("unknownMachine");
        } else if (type.get().gpus() < 1) {
            sheet.skipShare(type.get().card() + " x " + fraction(type.get().gpus()) + " (" + name + ')');
        }
        return type.filter(known -> known.gpus() >= 1);
    }

    /// `1/6` of 0.166667.
    private static String fraction(double gpus) {
        long parts = Math.round(1 / gpus);
        return Math.abs(gpus * parts - 1) < 0.001 ? "1/" + parts : String.valueOf(gpus);
    }

    void skip(String kind) {
        sheet.skip(Message.of("imports.skipped." + kind));
    }

    void assume(String what) {
        sheet.assume(Message.of("imports.assumed." + what));
    }

    /// A whole number of cards, else the row is rejected.
    Optional<Integer> gpus(long row, String column, String text) {
        Optional<Integer> count = Decimals.count(text);
        if (count.isEmpty()) {
            sheet.reject(row, column, Message.of("imports.notACount"), text, Message.of("imports.expected.count"));
        }
        return count;
    }

    /// The day of `2026-11-30` or `2026-11-30T00:00:00Z`; `null` where there is none, with a word if there is other text.
    LocalDate date(long row, String column, String text) {
        try {
            return text.isEmpty() ? null : LocalDate.parse(text.substring(0, Math.min(10, text.length())));
        } catch (DateTimeParseException _) {
            sheet.warn(row, column, Message.of("imports.notADate"), text, Message.of("imports.expected.date"));
            return null;
        }
    }
}
