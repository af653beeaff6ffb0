package org.breakeven.ui.scenario;

import atlantafx.base.theme.Styles;
import java.math.BigDecimal;
import java.util.function.Consumer;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.StringConverter;
import org.breakeven.model.Assumption;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.InvalidAssumption;
import org.breakeven.ui.common.NumberField;
import org.breakeven.ui.common.Texts;

/// The control that fits the kind of an assumption. What is typed is given on as text in the assumption's own unit;
/// an empty text takes the value back.
sealed interface ValueEditor {

    Control control();

    /// @param value `null` where the assumption is open
    void show(Assumption value);

    /// Shares are shown as percent and choices as words, so their unit says nothing more.
    boolean showsUnit();

    static ValueEditor of(AssumptionKey key, Texts texts, Consumer<String> commit) {
        return switch (key.kind()) {
            case NUMBER -> new OfNumber(key, texts, commit);
            case LIST -> new OfList(commit);
            case FLAG, CHOICE -> new OfChoice(key, texts, commit);
        };
    }

    /// A number; shares as percent.
    final class OfNumber implements ValueEditor {
        private static final int PLACES = 6;
        private final NumberField field;
        private final boolean percent;

        OfNumber(AssumptionKey key, Texts texts, Consumer<String> commit) {
            percent = key.unit().startsWith("share");
            field = new NumberField(texts, percent, percent ? 2 : PLACES, key.min(), key.max());
            field.onCommit(value -> commit.accept(BigDecimal.valueOf(value).toPlainString()));
            field.onClear(() -> commit.accept(""));
        }

        @Override
        public Control control() {
            return field;
        }

        @Override
        public void show(Assumption value) {
            if (!field.isFocused()) {
                field.set(value == null ? null : value.number());
            }
        }

        @Override
        public boolean showsUnit() {
            return true;
        }
    }

    /// Pairs such as tiers, as text.
    final class OfList implements ValueEditor {
        private final TextField field = new TextField();
        private String shown = "";

        OfList(Consumer<String> commit) {
            field.setOnAction(_ -> commit(commit));
            field.focusedProperty().addListener((_, _, focused) -> {
                if (!focused) {
                    commit(commit);
                }
            });
            field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
                if (event.getCode() == KeyCode.ESCAPE) {
                    accept(shown);
                    event.consume();
                }
            });
        }

        private void commit(Consumer<String> commit) {
            try {
                if (!field.getText().equals(shown)) {
                    commit.accept(field.getText());
                }
                field.pseudoClassStateChanged(Styles.STATE_DANGER, false);
            } catch (InvalidAssumption e) {
                field.pseudoClassStateChanged(Styles.STATE_DANGER, true);
                field.setTooltip(new Tooltip(e.expected()));
            }
        }

        private void accept(String text) {
            shown = text;
            field.setText(text);
            field.pseudoClassStateChanged(Styles.STATE_DANGER, false);
            field.setTooltip(null);
        }

        @Override
        public Control control() {
            return field;
        }

        @Override
        public void show(Assumption value) {
            if (!field.isFocused()) {
                accept(value == null ? "" : value.text());
            }
        }

        @Override
        public boolean showsUnit() {
            return true;
        }
    }

    /// One of a few words.
    final class OfChoice implements ValueEditor {
        private final ComboBox<String> box = new ComboBox<>();
        private final Texts texts;
        private boolean showing;

        OfChoice(AssumptionKey key, Texts texts, Consumer<String> commit) {
            this.texts = texts;
            box.getItems().setAll(key.choices());
            box.valueProperty().addListener((_, _, chosen) -> {
                if (!showing && chosen != null) {
                    commit.accept(chosen);
                }
            });
        }

        @Override
        public Control control() {
            return box;
        }

        @Override
        public void show(Assumption value) {
            showing = true;
            // changed and back, so that the box writes its words again in the language of now
            box.setConverter(new Words(texts));
            box.setValue(null);
            box.setValue(value == null ? null : value.text());
            showing = false;
        }

        @Override
        public boolean showsUnit() {
            return false;
        }
    }

    /// Ids to words; the box is not editable, so words are never read back.
    final class Words extends StringConverter<String> {
        private final Texts texts;

        Words(Texts texts) {
            this.texts = texts;
        }

        @Override
        public String toString(String id) {
            return id == null ? "" : texts.text("words.value." + id);
        }

        @Override
        public String fromString(String words) {
            return words;
        }
    }
}
