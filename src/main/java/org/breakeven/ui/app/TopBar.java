package org.breakeven.ui.app;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.breakeven.model.Project;
import org.breakeven.ui.common.Texts;
import org.breakeven.ui.common.Theme;
import org.breakeven.ui.session.AppContext;
import org.breakeven.ui.session.State;
import org.breakeven.ui.session.WhatIf;
import org.kordamp.ikonli.javafx.FontIcon;

/// Top: which project, undo and redo, files in and out, currency, language, theme.
final class TopBar extends HBox {

    private final AppContext context;
    private final Texts texts;
    private final Label project = new Label();
    private final Label example;
    private final ComboBox<String> currency = new ComboBox<>();
    private final ToggleButton english = new ToggleButton("EN");
    private final ToggleButton chinese = new ToggleButton("中文");
    private final Button theme = new Button();
    private boolean rendering;

    TopBar(AppContext context, FileActions files) {
        this.context = context;
        texts = context.texts();
        example = texts.label("ui.project.example", "pill", "pill-example");
        Label title = new Label("Breakeven");
        title.getStyleClass().add("app-title");
        HBox name = new HBox(8, project, example);
        name.getStyleClass().add("project-chip");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getStyleClass().add("top-bar");
        getChildren().addAll(title, name, undo(), redo(), space, importButton(files), currency(), language(), theme(), exportButton(files));
        for (var child : getChildren()) {
            if (child instanceof Region region && child != space && child != name) {
                region.setMinWidth(USE_PREF_SIZE);
            }
        }
    }

    private Button undo() {
        Button button = icon("undo", "fth-corner-up-left", "ui.action.undo", context.session()::undo);
        button.disableProperty().bind(context.session().undoableProperty().not());
        return button;
    }

    private Button redo() {
        Button button = icon("redo", "fth-corner-up-right", "ui.action.redo", context.session()::redo);
        button.disableProperty().bind(context.session().redoableProperty().not());
        return button;
    }

    private Button icon(String id, String icon, String nameKey, Runnable action) {
        Button button = texts.name(new Button(), nameKey);
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private Button importButton(FileActions files) {
        Button button = new Button();
        button.setId("import");
        button.textProperty().bind(texts.bind("ui.action.import"));
        button.setOnAction(_ -> files.askAndImport());
        return button;
    }

    private Button exportButton(FileActions files) {
        Button button = new Button();
        button.setId("export");
        button.textProperty().bind(texts.bind("ui.action.export"));
        button.getStyleClass().add(Styles.ACCENT);
        button.disableProperty().bind(context.session().resultsProperty().isNull());
        button.setOnAction(_ -> files.askAndExport());
        return button;
    }

    private ComboBox<String> currency() {
        currency.setId("currency");
        currency.accessibleTextProperty().bind(texts.bind("ui.action.currency"));
        currency.valueProperty().addListener((_, _, chosen) -> {
            if (!rendering && chosen != null) {
                State now = context.session().state();
                WhatIf whatIf = now.whatIf().withoutPrices().with(now.project().converted(now.whatIf().assumptions(), chosen));
                context.session().change(new State(now.project().withCurrency(chosen), whatIf, now.usage()), null);
            }
        });
        return currency;
    }

    private HBox language() {
        ToggleGroup group = new ToggleGroup();
        english.setToggleGroup(group);
        chinese.setToggleGroup(group);
        english.setId("language-en");
        chinese.setId("language-zh");
        english.getStyleClass().add(Styles.LEFT_PILL);
        chinese.getStyleClass().add(Styles.RIGHT_PILL);
        english.setOnAction(_ -> context.setLanguage(Locale.ENGLISH));
        chinese.setOnAction(_ -> context.setLanguage(Locale.SIMPLIFIED_CHINESE));
        HBox pills = new HBox(english, chinese);
        pills.setAlignment(Pos.CENTER);
        return pills;
    }

    private Button theme() {
        Button button = texts.name(theme, "ui.action.theme");
        button.setId("theme");
        button.getStyleClass().add(Styles.BUTTON_ICON);
        button.setOnAction(_ -> context.setTheme(context.themeProperty().get().other()));
        return button;
    }

    void render() {
        rendering = true;
        Project now = context.session().state().project();
        project.setText(now.example() ? texts.text("ui.project.sample") : now.name());
        example.setVisible(now.example());
        example.setManaged(now.example());
        List<String> known = currencies(now);
        if (!currency.getItems().equals(known)) {
            // a box keeps the place of its choice, not the choice, when its items change
            currency.getSelectionModel().clearSelection();
            currency.getItems().setAll(known);
        }
        currency.getSelectionModel().select(now.currency());
        english.setSelected(!texts.isChinese());
        chinese.setSelected(texts.isChinese());
        theme.setGraphic(new FontIcon(context.themeProperty().get() == Theme.LIGHT ? "fth-moon" : "fth-sun"));
        rendering = false;
    }

    /// The project's currency and those with an exchange rate.
    private static List<String> currencies(Project project) {
        TreeSet<String> known = new TreeSet<>();
        known.add(project.currency());
        project.prices().rates().forEach(rate -> {
            known.add(rate.from());
            known.add(rate.to());
        });
        return List.copyOf(known);
    }
}
