package org.breakeven.ui.prices;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.breakeven.i18n.Formats;
import org.breakeven.i18n.Messages;
import org.breakeven.model.PriceBook;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;

/// One price as the table shows it.
///
/// @param amount for sorting; per GPU-hour or per GPU
/// @param age    days, `null` where the price carries no date
record PriceRow(String card, String kind, String seller, String terms, double amount, String price, String asOf, Long age, String source) {

    static List<PriceRow> of(PriceBook book, LocalDate today, Messages messages) {
        List<PriceRow> rows = new ArrayList<>();
        book.offers().forEach(offer -> rows.add(offer(offer, today, messages)));
        book.quotes().forEach(quote -> rows.add(quote(quote, today, messages)));
        return rows;
    }

    private static PriceRow offer(RentOffer offer, LocalDate today, Messages messages) {
        double amount = offer.pricePerGpuHour().doubleValue();
        String price = messages.text("ui.prices.perHour", messages.formats().money(amount, offer.currency()));
        String terms = messages.word(offer.term()) + (offer.region().isEmpty() ? "" : ", " + offer.region());
        return row(offer.card(), messages.text("ui.prices.rent"), offer.provider(), terms, amount, price, offer.source(), today, messages);
    }

    private static PriceRow quote(PurchaseQuote quote, LocalDate today, Messages messages) {
        double amount = quote.pricePerGpu().doubleValue();
        String price = messages.text("ui.prices.perGpu", messages.formats().money(amount, quote.price().currency()));
        String terms = messages.text(quote.server() ? "ui.prices.server" : "ui.prices.card", quote.gpus());
        return row(quote.card(), messages.text("ui.prices.buy"), quote.vendor(), terms, amount, price, quote.source(), today, messages);
    }

    private static PriceRow row(String card, String kind, String seller, String terms, double amount, String price, Source source,
                                LocalDate today, Messages messages) {
        String asOf = source.date().map(messages.formats()::date).orElse(Formats.NONE);
        String weak = source.weak() ? messages.text("ui.prices.weak") : "";
        return new PriceRow(card, kind, seller, terms, amount, price, asOf, source.ageInDays(today).orElse(null), weak + source.name());
    }

    boolean contains(String words) {
        String all = String.join(" ", card, kind, seller, terms, source).toLowerCase(Locale.ROOT);
        for (String word : words.toLowerCase(Locale.ROOT).strip().split("\\s+")) {
            if (!all.contains(word)) {
                return false;
            }
        }
        return true;
    }
}
