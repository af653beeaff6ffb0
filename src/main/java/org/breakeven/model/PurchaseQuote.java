package org.breakeven.model;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Objects;

/// One purchase price, for a single card or for a whole server with its cards.
///
/// @param vendor    seller or price list
/// @param card      canonical card name
/// @param gpus      cards in the thing sold: 1 for a card, 8 for a server of eight
/// @param server    a whole server (host, cards, chassis) rather than bare cards
/// @param price     for all of it, exact
/// @param source    sheet, row and as-of date
public record PurchaseQuote(String vendor, String card, int gpus, boolean server, Money price, Source source) {

    public PurchaseQuote {
        Objects.requireNonNull(vendor, "vendor");
        Objects.requireNonNull(card, "card");
        Objects.requireNonNull(source, "source");
        if (gpus < 1 || price.amount().signum() <= 0) {
            throw new IllegalArgumentException("a quote needs a GPU and a price above zero: " + gpus + ", " + price);
        }
    }

    public BigDecimal pricePerGpu() {
        return price.amount().divide(BigDecimal.valueOf(gpus), MathContext.DECIMAL64);
    }
}
