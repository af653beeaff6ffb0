package org.breakeven.ui.scenario;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.breakeven.model.Assumption;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.ui.common.Texts;
import org.breakeven.ui.session.Session;
import org.kordamp.ikonli.javafx.FontIcon;

/// One assumption: its name, its value to edit, its unit, who says so, and the way back to the default.
final class AssumptionRow extends HBox {

    private static final String DEFAULT = "default:";

    private final AssumptionKey key;
    private final Session session;
    private final Texts texts;
    private final ValueEditor editor;
    private final Label name = new Label();
    private final Label unit = new Label();
    private final Label source = new Label();
    private final Button restore;

    AssumptionRow(AssumptionKey key, Session session, Texts texts) {
        super(10);
        this.key = key;
        this.session = session;
        this.texts = texts;
        editor = ValueEditor.of(key, texts, text -> session.changeBase(key, text));
        Control control = editor.control();
        control.setId("value-" + key.id());
        name.setLabelFor(control);
        restore = texts.name(new Button(), "ui.scenario.restore");
        restore.setGraphic(new FontIcon("fth-rotate-ccw"));
        restore.getStyleClass().addAll("flat", "button-icon", "small");
        restore.setOnAction(_ -> session.changeBase(key, ""));
        name.getStyleClass().add("assumption-name");
        unit.getStyleClass().add("assumption-unit");
        source.getStyleClass().add("assumption-source");
        source.setMinWidth(0);
        source.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(source, Priority.ALWAYS);
        getStyleClass().add("assumption");
        getChildren().addAll(name, control, unit, source, restore);
    }

    boolean matches(String words) {
        String all = (name.getText() + " " + key.id()).toLowerCase(Locale.ROOT);
        return all.contains(words.toLowerCase(Locale.ROOT).strip());
    }

    void render(String currency) {
        Assumptions base = session.state().project().base().assumptions();
        Optional<Assumption> value = base.get(key);
        name.setText(texts.messages().word(key));
        editor.show(value.orElse(null));
        unit.setText(editor.showsUnit() ? texts.text("words.unit." + key.unit().replace(' ', '_'), texts.formats().symbol(currency).strip()) : "");
        source.setText(value.map(this::source).orElseGet(() -> texts.text("ui.scenario.open")));
        restore.setVisible(base.isSet(key));
    }

    private String source(Assumption value) {
        if (value.source().equals(Assumptions.SET_BY_USER)) {
            return texts.text("ui.scenario.byUser");
        }
        if (value.source().equals(Assumptions.MEASURED)) {
            return texts.text("ui.scenario.measured");
        }
        if (!value.source().startsWith(DEFAULT)) {
            return value.source();
        }
        return key.reason().isEmpty() ? texts.text("ui.scenario.default") : texts.text("ui.scenario.defaultBecause", texts.text("words.reason." + key.id()));
    }
}
