package org.breakeven.ui.whatif;

import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.breakeven.comparison.CardComparison;
import org.breakeven.ui.common.NumberField;
import org.breakeven.ui.common.Texts;
import org.breakeven.ui.session.Results;
import org.breakeven.ui.session.Session;

/// One lever: its name, its number, its slider.
final class LeverView extends VBox {

    private final Lever lever;
    private final Session session;
    private final Texts texts;
    private final Label name = new Label();
    private final NumberField field;
    private final LeverSlider slider = new LeverSlider();
    private boolean rendering;
    private int drag;

    LeverView(Lever lever, Session session, Texts texts) {
        this.lever = lever;
        this.session = session;
        this.texts = texts;
        field = new NumberField(texts, lever.isPercent(), lever.places(), 0, 1);
        if (lever.isPrice()) {
            field.showAs(price -> texts.formats().amount(price));
        }
        field.setId("field-" + lever.name());
        slider.slider().setId("slider-" + lever.name());
        name.setLabelFor(field);
        BorderPane head = new BorderPane();
        head.setLeft(name);
        head.setRight(field);
        getStyleClass().add("lever");
        getChildren().addAll(head, slider);
        listen();
    }

    private void listen() {
        slider.slider().valueChangingProperty().addListener((_, _, _) -> drag++);
        slider.slider().valueProperty().addListener((_, _, value) -> {
            if (!rendering) {
                commit(lever.snapped(value.doubleValue()), lever.name() + drag);
            }
        });
        field.onCommit(value -> commit(value, null));
    }

    private void commit(double value, Object step) {
        Results results = session.resultsProperty().get();
        if (results != null) {
            results.card(session.cardProperty().get()).filter(card -> card.inputs() != null).ifPresent(card -> session.change(
                    lever.set(session.state().whatIf(), card, results.comparison().currency(), value), step));
        }
    }

    void render(Results results, CardComparison card) {
        double base = results.base().card(card.card()).filter(same -> same.inputs() != null).map(lever::value).orElse(Double.NaN);
        double value = lever.value(card);
        Lever.Range range = lever.range(base, value);
        name.setText(texts.text("ui.lever." + lever.name(), texts.formats().symbol(results.comparison().currency())));
        slider.slider().setAccessibleText(name.getText());
        field.setAccessibleText(name.getText());
        rendering = true;
        if (!field.isFocused()) {
            field.setRange(lever.isPercent() ? range.min() : 0, lever.isPercent() ? range.max() : Double.MAX_VALUE);
            field.set(value);
        }
        field.setDisable(Double.isNaN(value) && lever != Lever.RENT_PRICE && lever != Lever.PURCHASE_PRICE);
        if (!slider.slider().isValueChanging()) {
            slider.show(range, base, value);
        }
        rendering = false;
    }
}
