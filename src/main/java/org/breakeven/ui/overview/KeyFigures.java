package org.breakeven.ui.overview;

import java.util.List;
import javafx.application.Platform;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import org.breakeven.comparison.BreakEven;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Option;
import org.breakeven.comparison.Verdict;
import org.breakeven.costing.CostKind;
import org.breakeven.i18n.Formats;
import org.breakeven.ui.common.Texts;

/// The four figures of a card: rent, its best alternative, u*, and when buying pays back.
final class KeyFigures extends GridPane {

    private static final double GAP = 12;
    private static final double NARROW = 700;


    private final Texts texts;
    private final KeyFigure rent = new KeyFigure("key-rent");
    private final KeyFigure other = new KeyFigure("key-other");
    private final KeyFigure utilization = new KeyFigure("key-utilization");
    private final KeyFigure payback = new KeyFigure("key-payback");

    KeyFigures(Texts texts) {
        this.texts = texts;
        setHgap(GAP);
        setVgap(GAP);
        arrange(4);
        // not during the layout that changed the width
        widthProperty().addListener(_ -> Platform.runLater(() -> arrange(getWidth() < NARROW ? 2 : 4)));
    }

    private void arrange(int columns) {
        if (getColumnConstraints().size() == columns) {
            return;
        }
        getChildren().clear();
        getColumnConstraints().clear();
        for (int i = 0; i < columns; i++) {
            ColumnConstraints equal = new ColumnConstraints();
            equal.setPercentWidth(100.0 / columns);
            getColumnConstraints().add(equal);
        }
        List<KeyFigure> all = List.of(rent, other, utilization, payback);
        for (int i = 0; i < all.size(); i++) {
            add(all.get(i), i % columns, i / columns);
        }
    }

    void render(CardComparison card, String currency, int months) {
        Formats formats = texts.formats();
        showRent(card, currency, months);
        showOther(card, currency, months);
        BreakEven turns = card.breakEven();
        utilization.show(texts.text("ui.key.utilization"), turns.utilization() == null ? texts.text(card.isComplete() ? "ui.key.none" : "ui.unknown") : formats.percent(turns.utilization()),
                turns.utilization() == null ? texts.text(card.isComplete() ? "ui.key.noUtilization" : "ui.key.incomplete") : texts.text("ui.key.hoursADay", formats.fixed(turns.hoursPerDay(), 1)));
        int gpus = card.buy() == null ? 0 : card.buy().ownedGpus();
        payback.show(card.buy() == null ? texts.text("ui.key.paybackUnknown") : texts.text("ui.key.payback", gpus),
                turns.months() == null ? texts.text(card.isComplete() ? "ui.never" : "ui.unknown") : texts.text("ui.key.month", formats.number(turns.months(), 1)),
                turns.discountedMonths() == null ? texts.text(card.isComplete() ? "ui.key.notDiscounted" : "ui.key.incomplete") : texts.text("ui.key.discounted", formats.number(turns.discountedMonths(), 1)));
    }

    private void showRent(CardComparison card, String currency, int months) {
        Option option = card.rent();
        rent.show(texts.text("ui.key.rent", months), shortMoney(option, currency), option == null ? texts.text("ui.key.noRent")
                : texts.text("ui.key.forgotten", texts.formats().shortMoney(option.timeline().total(CostKind.FORGOTTEN), currency)));
    }

    /// Hybrid where that is the advice, else buying.
    private void showOther(CardComparison card, String currency, int months) {
        boolean hybrid = card.verdict().choice() == Verdict.Choice.HYBRID;
        Option option = hybrid ? card.hybrid() : card.buy();
        String rate = card.inputs() == null ? Formats.NONE : texts.formats().percent(card.inputs().discounting().ratePerYear());
        other.show(texts.text(hybrid ? "ui.key.hybrid" : "ui.key.buy", months), shortMoney(option, currency), option == null ? texts.text("ui.key.noBuy")
                : texts.text("ui.key.presentValue", rate, texts.formats().shortMoney(option.npv(), currency)));
    }

    private String shortMoney(Option option, String currency) {
        return texts.formats().shortMoney(option == null ? null : option.total(), currency);
    }
}
