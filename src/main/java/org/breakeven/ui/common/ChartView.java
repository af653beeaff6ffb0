package org.breakeven.ui.common;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Path;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.ContextMenu;
import javafx.scene.layout.Region;
import org.breakeven.charts.ChartExport;
import org.jfree.chart.JFreeChart;
import org.jfree.fx.FXGraphics2D;

/// A chart that fills the room it is given. One view lives as long as its page; charts come and go in it.
///
/// The graphics object is new for every picture: it remembers font and stroke from the last one, while the canvas
/// forgets them, so that a kept one (as in `ChartCanvas`) draws the second picture with the wrong ones.
public final class ChartView extends Region {

    private final Canvas canvas = new Canvas();
    private JFreeChart chart;

    public ChartView(double minHeight) {
        getChildren().add(canvas);
        getStyleClass().add("chart-view");
        setMinSize(120, minHeight);
        setPrefSize(320, minHeight);
    }

    /// Gives the chart a menu, reached by the right button or the keyboard's menu key.
    public void setMenu(ContextMenu menu) {
        setFocusTraversable(true);
        setOnContextMenuRequested(event -> {
            if (chart != null) {
                menu.show(this, event.getScreenX(), event.getScreenY());
            }
        });
    }

    /// @param shown `null` leaves the room empty
    public void show(JFreeChart shown) {
        chart = shown;
        draw();
    }

    public JFreeChart chart() {
        return chart;
    }

    /// @param theme in which the chart was made
    /// @throws IOException if the file cannot be written
    public void writePicture(Path file, Theme theme) throws IOException {
        ChartExport.png(chart, theme.charts(), file, (int) Math.max(1, canvas.getWidth()), (int) Math.max(1, canvas.getHeight()));
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (width != canvas.getWidth() || height != canvas.getHeight()) {
            canvas.setWidth(width);
            canvas.setHeight(height);
            draw();
        }
    }

    private void draw() {
        GraphicsContext context = canvas.getGraphicsContext2D();
        context.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        if (chart != null && canvas.getWidth() > 0 && canvas.getHeight() > 0) {
            context.save();
            chart.draw(new FXGraphics2D(context), new Rectangle2D.Double(0, 0, canvas.getWidth(), canvas.getHeight()));
            context.restore();
        }
    }
}
