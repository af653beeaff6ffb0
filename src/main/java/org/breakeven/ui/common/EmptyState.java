package org.breakeven.ui.common;

import atlantafx.base.theme.Styles;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// What a page shows while it has nothing to show: why, and the button that helps.
public final class EmptyState extends VBox {

    public EmptyState(Texts texts, String titleKey, String hintKey, String actionKey, Runnable action) {
        super(10);
        getStyleClass().add("empty-state");
        Label hint = texts.label(hintKey, "empty-hint");
        hint.setWrapText(true);
        Button button = new Button();
        button.textProperty().bind(texts.bind(actionKey));
        button.getStyleClass().add(Styles.ACCENT);
        button.setOnAction(_ -> action.run());
        getChildren().addAll(texts.label(titleKey, "empty-title"), hint, button);
    }
}
