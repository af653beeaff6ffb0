package org.breakeven.ui.session;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.breakeven.comparison.CardComparison;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Money;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;
import org.breakeven.model.Term;

/// What the sliders say. Assumptions hold for every card; a rental or purchase price holds for its card only, so it
/// stands in for that card's offers or quotes.
///
/// @param assumptions the base case's, changed
/// @param offers      a card's one rental price in place of its offers
/// @param quotes      a card's one purchase price in place of its quotes
public record WhatIf(Assumptions assumptions, Map<String, RentOffer> offers, Map<String, PurchaseQuote> quotes) {

    private static final Source BY_USER = Source.of(Assumptions.SET_BY_USER);

    public WhatIf {
        offers = Map.copyOf(offers);
        quotes = Map.copyOf(quotes);
    }

    /// Nothing changed yet.
    public static WhatIf of(Project project) {
        return new WhatIf(project.base().assumptions(), Map.of(), Map.of());
    }

    public WhatIf with(Assumptions changed) {
        return new WhatIf(changed, offers, quotes);
    }

    /// @param price per GPU-hour in `currency`, above 0
    public WhatIf withRentPrice(CardComparison card, double price, String currency) {
        RentOffer used = card.offer();
        Map<String, RentOffer> changed = new HashMap<>(offers);
        Term term = Term.parse(assumptions.text(AssumptionKey.RENT_TERM)).orElse(Term.ON_DEMAND);
        changed.put(card.card(), new RentOffer(used == null ? Assumptions.SET_BY_USER : used.provider(), card.card(),
                card.card(), used == null ? 1 : used.gpusPerInstance(), "", used == null ? term : used.term(),
                BigDecimal.valueOf(price), currency, false, today(used == null ? null : used.source())));
        return new WhatIf(assumptions, changed, quotes);
    }

    /// @param price per GPU in `currency`, above 0
    public WhatIf withPurchasePrice(CardComparison card, double price, String currency) {
        PurchaseQuote used = card.quote();
        int gpus = used == null ? 1 : used.gpus();
        Map<String, PurchaseQuote> changed = new HashMap<>(quotes);
        changed.put(card.card(), new PurchaseQuote(used == null ? Assumptions.SET_BY_USER : used.vendor(), card.card(), gpus,
                used != null && used.server(), new Money(BigDecimal.valueOf(price * gpus), currency), today(used == null ? null : used.source())));
        return new WhatIf(assumptions, offers, changed);
    }

    /// A price set by hand is as fresh as the one it replaces, so that it raises no warning of its own.
    private static Source today(Source replaced) {
        return new Source(BY_USER.name(), 0, replaced == null ? null : replaced.asOf(), false);
    }

    /// Prices in another currency are let go: they were set in the old one.
    public WhatIf withoutPrices() {
        return new WhatIf(assumptions, Map.of(), Map.of());
    }

    /// The project as it would be.
    public Project in(Project project) {
        if (offers.isEmpty() && quotes.isEmpty()) {
            return project;
        }
        PriceBook book = project.prices();
        List<RentOffer> rents = new ArrayList<>(book.offers().stream().filter(offer -> !isReplaced(offer)).toList());
        rents.addAll(offers.values());
        List<PurchaseQuote> purchases = new ArrayList<>(book.quotes().stream().filter(quote -> !quotes.containsKey(quote.card())).toList());
        purchases.addAll(quotes.values());
        return project.withPrices(book.withOffers(rents).withQuotes(purchases));
    }

    /// A price set by hand stands in for the card's prices of that term; its other terms keep theirs.
    private boolean isReplaced(RentOffer offer) {
        RentOffer byHand = offers.get(offer.card());
        return byHand != null && byHand.term() == offer.term();
    }

    public boolean isBase(Project project) {
        return offers.isEmpty() && quotes.isEmpty() && assumptions.equals(project.base().assumptions());
    }
}
