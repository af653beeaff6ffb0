package org.breakeven.ui.session;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import org.breakeven.ui.common.ChartView;

/// Charts out as PNG pictures, in the size they have on the screen and twice as sharp.
public final class ChartPictures {

    private static final String PICTURE = ".png";

    private final AppContext context;

    public ChartPictures(AppContext context) {
        this.context = context;
    }

    /// @param name suggested for the file
    public void offer(ChartView view, String name) {
        MenuItem save = new MenuItem();
        save.textProperty().bind(context.texts().bind("ui.chart.save"));
        save.setOnAction(_ -> save(view, name));
        view.setMenu(new ContextMenu(save));
    }

    private void save(ChartView view, String name) {
        context.dialogs().askSavePath(context.texts().text("ui.chart.save"), name, PICTURE).ifPresent(file ->
                context.tasks().start(context.texts().text("ui.exporting", file.getFileName().toString()), _ -> {
                    view.writePicture(file, context.themeProperty().get());
                    return file;
                }, written -> context.statusProperty().set(context.texts().text("ui.exported", written.toString()))));
    }
}
