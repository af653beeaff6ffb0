package org.breakeven.charts;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.breakeven.comparison.HeatMap;
import org.breakeven.i18n.Messages;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.DefaultXYZDataset;
import org.jfree.data.xy.XYDataset;
import org.jfree.data.xy.XYZDataset;

/// Which side is cheaper at each utilization and horizon: blue renting, orange buying, the stronger the clearer.
public final class UtilizationHeatMap {

    private UtilizationHeatMap() { }

    public static JFreeChart of(HeatMap cells, ChartTheme theme, Messages messages) {
        SymbolAxis columns = new SymbolAxis(null, IntStream.of(cells.months()).mapToObj(String::valueOf).toArray(String[]::new));
        SymbolAxis rows = new SymbolAxis(null, Arrays.stream(cells.utilizations()).mapToObj(messages.formats()::percent).toArray(String[]::new));
        XYPlot plot = new XYPlot(dataset(cells), columns, rows, new Cell(theme));
        Plots.dress(plot, theme);
        plot.setRangeGridlinesVisible(false);
        columns.setGridBandsVisible(false);
        rows.setGridBandsVisible(false);
        plot.setInsets(new RectangleInsets(4, 0, 0, 4));
        return Plots.chart(plot);
    }

    private static XYZDataset dataset(HeatMap cells) {
        int columns = cells.months().length;
        double[][] xyz = new double[3][columns * cells.utilizations().length];
        for (int i = 0; i < xyz[0].length; i++) {
            xyz[0][i] = i % columns;
            xyz[1][i] = i / columns;
            xyz[2][i] = cells.advantage()[i / columns][i % columns];
        }
        DefaultXYZDataset data = new DefaultXYZDataset();
        data.addSeries("advantage", xyz);
        return data;
    }

    /// One rounded cell of the grid.
    private static final class Cell extends AbstractXYItemRenderer {

        private static final long serialVersionUID = 1L;
        private static final double GAP = 1.5;

        private final transient ChartTheme theme;

        Cell(ChartTheme theme) {
            this.theme = theme;
        }

        @Override
        public void drawItem(Graphics2D g2, XYItemRendererState state, Rectangle2D area, PlotRenderingInfo info, XYPlot plot,
                             ValueAxis domain, ValueAxis range, XYDataset dataset, int series, int item, CrosshairState crosshair, int pass) {
            double value = ((XYZDataset) dataset).getZValue(series, item);
            if (Double.isNaN(value)) {
                return;
            }
            double x = dataset.getXValue(series, item);
            double y = dataset.getYValue(series, item);
            double left = domain.valueToJava2D(x - 0.5, area, RectangleEdge.BOTTOM) + GAP;
            double right = domain.valueToJava2D(x + 0.5, area, RectangleEdge.BOTTOM) - GAP;
            double top = range.valueToJava2D(y + 0.5, area, RectangleEdge.LEFT) + GAP;
            double bottom = range.valueToJava2D(y - 0.5, area, RectangleEdge.LEFT) - GAP;
            g2.setPaint(theme.advantage(value));
            g2.fill(new RoundRectangle2D.Double(left, top, right - left, bottom - top, 4, 4));
        }
    }
}
