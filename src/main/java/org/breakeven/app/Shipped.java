package org.breakeven.app;

import org.breakeven.catalog.CardCatalog;
import org.breakeven.catalog.ShippedPrices;
import org.breakeven.model.PriceBook;

/// What comes with the application, made at the first call and kept.
public final class Shipped {

    private Shipped() {
    }

    /// Offers, quotes, fees and rates of `pricing-data`, with the cards they are for.
    public static PriceBook prices() {
        return ShippedPrices.load().withCards(CardCatalog.shipped().all());
    }

    /// The canonical name of a card however it is spelled; an unknown card keeps the name it was given.
    public static String cardName(String spelled) {
        return CardCatalog.shipped().resolve(spelled, null).map(card -> card.name()).orElse(spelled);
    }
}
