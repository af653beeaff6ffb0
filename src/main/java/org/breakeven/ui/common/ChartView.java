package org.breakeven.ui.common;

import javafx.scene.layout.Region;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.fx.ChartCanvas;

/// A chart that fills the room it is given. One view lives as long as its page; charts come and go in it.
public final class ChartView extends Region {

    private final ChartCanvas canvas;

    public ChartView(JFreeChart first, double minHeight) {
        canvas = new ChartCanvas(first);
        canvas.setDomainZoomable(false);
        canvas.setRangeZoomable(false);
        canvas.setMouseTransparent(true);
        getChildren().add(canvas);
        getStyleClass().add("chart-view");
        setMinSize(120, minHeight);
        setPrefSize(320, minHeight);
    }

    public void show(JFreeChart chart) {
        canvas.setChart(chart);
    }

    public JFreeChart chart() {
        return canvas.getChart();
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (width != canvas.getWidth() || height != canvas.getHeight()) {
            canvas.setWidth(width);
            canvas.setHeight(height);
        }
        canvas.relocate(0, 0);
    }
}
