package org.breakeven.ui.common;

import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import org.breakeven.i18n.Formats;
import org.breakeven.i18n.Messages;
import org.breakeven.model.Message;

/// The window's language: what is bound to it changes at once when another language is chosen.
public final class Texts {

    private final ReadOnlyObjectWrapper<Messages> messages;

    public Texts(Locale locale) {
        messages = new ReadOnlyObjectWrapper<>(Messages.in(locale));
    }

    public void use(Locale locale) {
        messages.set(Messages.in(locale));
    }

    public ReadOnlyObjectProperty<Messages> messagesProperty() {
        return messages.getReadOnlyProperty();
    }

    public Messages messages() {
        return messages.get();
    }

    public Formats formats() {
        return messages().formats();
    }

    public boolean isChinese() {
        return messages().locale().getLanguage().equals("zh");
    }

    public String text(String key, Object... args) {
        return messages().text(key, args);
    }

    public String text(Message message) {
        return messages().text(message);
    }

    /// The text of a key, following the language.
    public StringBinding bind(String key) {
        return Bindings.createStringBinding(() -> text(key), messages);
    }

    public Label label(String key, String... styles) {
        Label label = new Label();
        label.textProperty().bind(bind(key));
        label.getStyleClass().addAll(styles);
        return label;
    }

    /// Gives a control with an icon only its name, for the pointer and for screen readers.
    public <T extends Labeled> T name(T control, String key) {
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(bind(key));
        control.setTooltip(tip);
        control.accessibleTextProperty().bind(bind(key));
        return control;
    }
}
