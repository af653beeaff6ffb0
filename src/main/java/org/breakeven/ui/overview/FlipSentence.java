package org.breakeven.ui.overview;

import org.breakeven.comparison.Verdict;
import org.breakeven.ui.common.Texts;

/// What would turn the advice, in a sentence.
final class FlipSentence {

    private final Texts texts;

    FlipSentence(Texts texts) {
        this.texts = texts;
    }

    String of(Verdict.Flip flip, String currency) {
        return texts.text("ui.flip", flip.to(), flip.key(), at(flip, currency));
    }

    private String at(Verdict.Flip flip, String currency) {
        String unit = flip.key().unit();
        if (unit.startsWith("share")) {
            return texts.formats().percent(flip.at());
        }
        return unit.startsWith("money") ? texts.formats().money(flip.at(), currency) : texts.formats().number(flip.at(), 1) + " " + texts.text("words.unit." + unit);
    }
}
