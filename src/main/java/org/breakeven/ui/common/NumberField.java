package org.breakeven.ui.common;

import atlantafx.base.theme.Styles;
import java.util.OptionalDouble;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// A number to type. Enter and leaving the field commit it, Escape brings the last one back, and what is no number in
/// range stays with a red frame and a word about what is expected.
public final class NumberField extends TextField {

    private final Texts texts;
    private final boolean percent;
    private final int places;
    private double min;
    private double max;
    private Double value;
    private DoubleConsumer committed = number -> { };
    private Runnable cleared;
    private DoubleFunction<String> words;

    /// @param percent shares are shown and typed as percent
    /// @param places  decimals shown
    public NumberField(Texts texts, boolean percent, int places, double min, double max) {
        this.texts = texts;
        this.percent = percent;
        this.places = places;
        setRange(min, max);
        getStyleClass().add("number-field");
        setOnAction(_ -> commit());
        focusedProperty().addListener((_, _, focused) -> {
            if (!focused) {
                commit();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                set(value);
                event.consume();
            }
        });
    }

    public void setRange(double lowest, double highest) {
        min = lowest;
        max = highest;
    }

    public void onCommit(DoubleConsumer action) {
        committed = action;
    }

    /// Shown in another way than with a fixed number of places, such as prices.
    public void showAs(DoubleFunction<String> format) {
        words = format;
    }

    /// With this, an empty text is a value too: none.
    public void onClear(Runnable action) {
        cleared = action;
    }

    /// Shows a number without committing it; `null` or NaN empties the field.
    public void set(Double number) {
        value = number == null || number.isNaN() ? null : number;
        setText(value == null ? "" : shown(value));
        accept();
    }

    /// The last number committed or set, `null` while there is none.
    public Double value() {
        return value;
    }

    /// What is typed is not taken.
    public boolean isWrong() {
        return getPseudoClassStates().contains(Styles.STATE_DANGER);
    }

    private String shown(double number) {
        return words != null ? words.apply(number) : percent ? texts.formats().percent(number, places) : texts.formats().number(number, places);
    }

    private void commit() {
        if (value == null ? getText().isBlank() : getText().equals(shown(value))) {
            accept();
            return;
        }
        if (cleared != null && getText().isBlank()) {
            set(null);
            cleared.run();
            return;
        }
        OptionalDouble typed = NumberText.parse(getText(), percent);
        if (typed.isEmpty() || typed.getAsDouble() < min || typed.getAsDouble() > max) {
            refuse();
        } else {
            set(typed.getAsDouble());
            committed.accept(value);
        }
    }

    private void accept() {
        pseudoClassStateChanged(Styles.STATE_DANGER, false);
        setTooltip(null);
    }

    private void refuse() {
        pseudoClassStateChanged(Styles.STATE_DANGER, true);
        setTooltip(new Tooltip(texts.text("ui.field.expected", shown(min), shown(max))));
    }
}
