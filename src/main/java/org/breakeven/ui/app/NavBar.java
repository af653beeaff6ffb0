package org.breakeven.ui.app;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;
import org.breakeven.ui.common.Page;
import org.breakeven.ui.common.Texts;
import org.kordamp.ikonli.javafx.FontIcon;

/// Left: the pages. One is always chosen.
final class NavBar extends VBox {

    private static final Map<String, String> ICONS = Map.of("overview", "fth-home", "prices", "fth-tag", "usage", "fth-activity",
            "scenario", "fth-sliders", "breakeven", "fth-trending-up");

    private final ToggleGroup group = new ToggleGroup();
    private final Map<Page, ToggleButton> buttons = new HashMap<>();

    NavBar(List<Page> pages, Texts texts, Consumer<Page> show) {
        getStyleClass().add("nav");
        for (Page page : pages) {
            ToggleButton button = new ToggleButton();
            button.setId("nav-" + page.id());
            texts.name(button, "ui.page." + page.id()).textProperty().bind(texts.bind("ui.page." + page.id()));
            button.setGraphic(new FontIcon(ICONS.get(page.id())));
            button.setMaxWidth(Double.MAX_VALUE);
            button.setToggleGroup(group);
            button.getStyleClass().add("nav-button");
            button.setOnAction(_ -> {
                button.setSelected(true);
                show.accept(page);
            });
            buttons.put(page, button);
            getChildren().add(button);
        }
    }

    /// Icons only, where the window is narrow; the names stay as tooltips.
    void setCompact(boolean compact) {
        getStyleClass().remove("compact");
        if (compact) {
            getStyleClass().add("compact");
        }
        buttons.values().forEach(button -> button.setContentDisplay(compact ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT));
    }

    void select(Page page) {
        buttons.get(page).setSelected(true);
    }
}
