package org.breakeven.ui.overview;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// One large figure with what it is above and a word about it below.
final class KeyFigure extends VBox {

    private final Label title = new Label();
    private final Label figure = new Label();
    private final Label detail = new Label();

    KeyFigure(String id) {
        figure.setId(id);
        getStyleClass().addAll("panel", "key-figure");
        title.getStyleClass().add("key-title");
        figure.getStyleClass().add("key-value");
        detail.getStyleClass().add("key-detail");
        getChildren().addAll(title, figure, detail);
        setMinWidth(0);
        setPrefWidth(200);
    }

    void show(String name, String value, String about) {
        title.setText(name);
        figure.setText(value);
        detail.setText(about);
    }
}
