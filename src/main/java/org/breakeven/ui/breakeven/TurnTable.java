package org.breakeven.ui.breakeven;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.breakeven.comparison.BreakEven;
import org.breakeven.comparison.CardComparison;
import org.breakeven.i18n.Formats;
import org.breakeven.ui.common.Texts;

/// All break-evens of a card, one a row.
final class TurnTable extends VBox {

    private final Texts texts;

    TurnTable(Texts texts) {
        this.texts = texts;
        setId("turns");
    }

    void render(CardComparison card, String currency) {
        BreakEven turns = card.breakEven();
        Formats formats = texts.formats();
        getChildren().clear();
        row("month", months(turns.months(), card));
        row("discounted", months(turns.discountedMonths(), card));
        row("resale", months(turns.netOfResaleMonths(), card));
        row("utilization", formats.percent(turns.utilization(), 1));
        row("hours", formats.fixed(turns.hoursPerDay(), 1));
        row("gpuHours", formats.number(turns.gpuHours(), 0));
        row("rentPrice", money(turns.rentPrice(), currency));
        row("purchasePrice", money(turns.purchasePrice(), currency));
        row("ratio", formats.fixed(turns.priceToMonthlyRent(), 1));
    }

    private String months(Double months, CardComparison card) {
        return months == null ? texts.text(card.isComplete() ? "ui.never" : "ui.unknown") : texts.formats().fixed(months, 1);
    }

    private String money(Double amount, String currency) {
        return amount == null ? Formats.NONE : texts.formats().money(amount, currency);
    }

    private void row(String key, String value) {
        Label name = new Label(texts.text("ui.turn." + key));
        name.setMinWidth(0);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        Label figure = new Label(value);
        figure.setId("turn-" + key);
        figure.setMinWidth(Region.USE_PREF_SIZE);
        figure.getStyleClass().add("turn-value");
        HBox row = new HBox(8, name, figure);
        row.getStyleClass().add("turn-row");
        getChildren().add(row);
    }
}
