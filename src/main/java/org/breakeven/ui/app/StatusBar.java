package org.breakeven.ui.app;

import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.breakeven.ui.common.Running;
import org.breakeven.ui.session.AppContext;

/// Bottom: what is going on with its progress and the way to stop it, else a word about what was done last. Takes no
/// room while there is neither.
final class StatusBar extends HBox {

    private final AppContext context;
    private final Label status = new Label();
    private final HBox work = new HBox(8);

    StatusBar(AppContext context) {
        this.context = context;
        getStyleClass().add("status-bar");
        status.setId("status");
        status.textProperty().bind(context.statusProperty());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getChildren().addAll(status, space, work);
        visibleProperty().bind(status.textProperty().isNotEmpty().or(Bindings.isNotEmpty(context.tasks().running())));
        managedProperty().bind(visibleProperty());
        context.tasks().running().addListener((ListChangeListener<Running>) _ -> showWork());
        showWork();
    }

    private void showWork() {
        work.getChildren().clear();
        for (Running running : context.tasks().running()) {
            ProgressBar bar = new ProgressBar();
            bar.progressProperty().bind(running.shareProperty());
            Button cancel = new Button();
            cancel.setId("cancel");
            cancel.textProperty().bind(context.texts().bind("ui.action.cancel"));
            cancel.setOnAction(_ -> running.cancel());
            work.getChildren().addAll(new Label(running.title()), bar, cancel);
        }
    }
}
