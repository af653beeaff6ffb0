package org.breakeven.ui.common;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A framed part of a page: a title, a quieter word beside it, and the content below.
public final class Panel extends VBox {

    private final Label note = new Label();

    public Panel(Label title, Node... content) {
        getStyleClass().add("panel");
        title.getStyleClass().add("panel-title");
        note.getStyleClass().add("panel-note");
        HBox head = new HBox(6, title, note);
        head.getStyleClass().add("panel-head");
        getChildren().add(head);
        getChildren().addAll(content);
        for (Node node : content) {
            VBox.setVgrow(node, Priority.ALWAYS);
        }
    }

    public void setNote(String text) {
        note.setText(text);
    }
}
