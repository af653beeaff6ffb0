package org.breakeven.ui.common;

import javafx.scene.control.Label;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Verdict;

/// The advice for a card in a few words on its colour.
public final class VerdictPill extends Label {

    public VerdictPill(CardComparison card, Texts texts) {
        super(words(card, texts));
        Verdict.Choice choice = card.verdict().choice();
        getStyleClass().addAll("pill", "pill-" + (choice == null ? "unknown" : choice.id()));
    }

    private static String words(CardComparison card, Texts texts) {
        Verdict.Choice choice = card.verdict().choice();
        if (choice == null) {
            String missing = card.rent() == null ? (card.buy() == null ? "noPrices" : "noRent") : "noBuy";
            return texts.text("ui.pill." + missing);
        }
        return switch (choice) {
            case RENT -> texts.text("ui.pill.rent");
            case BUY -> texts.text("ui.pill.buy", card.buy().ownedGpus());
            case HYBRID -> texts.text("ui.pill.hybrid", card.hybrid().ownedGpus());
            case OWN -> texts.text("ui.pill.own");
        };
    }
}
