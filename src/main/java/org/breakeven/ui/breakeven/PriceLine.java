package org.breakeven.ui.breakeven;

import org.breakeven.comparison.CardComparison;
import org.breakeven.costing.PlanInputs;
import org.breakeven.model.Source;
import org.breakeven.ui.common.Texts;

/// Which prices a card was reckoned with, from whom and of when, in one line.
final class PriceLine {

    private final Texts texts;

    PriceLine(Texts texts) {
        this.texts = texts;
    }

    String of(CardComparison card, String currency) {
        return rent(card, currency) + texts.text("ui.price.between") + buy(card, currency);
    }

    private String rent(CardComparison card, String currency) {
        if (card.rent() == null) {
            return texts.text("ui.pill.noRent");
        }
        String price = texts.formats().money(card.inputs().rent().price(), currency);
        return card.offerUsed().map(offer -> texts.text("ui.price.rent", offer.provider(), offer.term(), price, date(offer.source())))
                .orElseGet(() -> texts.text("ui.price.rentSet", price));
    }

    private String buy(CardComparison card, String currency) {
        if (card.buy() == null) {
            return texts.text("ui.pill.noBuy");
        }
        PlanInputs.BuyTerms terms = card.inputs().buy();
        String price = texts.formats().money(terms.pricePerGpu(), currency);
        return card.quoteUsed().map(quote -> texts.text("ui.price.buy", terms.gpus(), price, quote.vendor(), date(quote.source())))
                .orElseGet(() -> texts.text("ui.price.buySet", terms.gpus(), price));
    }

    private String date(Source source) {
        return source.date().map(texts.formats()::date).orElseGet(() -> texts.text("ui.price.undated"));
    }
}
