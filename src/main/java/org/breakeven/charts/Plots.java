package org.breakeven.charts;

import java.awt.Color;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.function.DoubleFunction;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.DefaultXYDataset;

/// What all our charts share: bare axes, horizontal grid lines, no legend (lines carry their names), no frame.
final class Plots {

    private static final float TICK_SIZE = 11;
    private static final Color SEE_THROUGH = new Color(0, 0, 0, 0);

    private Plots() { }

    static XYPlot lines(DefaultXYDataset data, ValueAxis domain, ValueAxis range, ChartTheme theme) {
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
        renderer.setDefaultStroke(ChartTheme.LINE);
        renderer.setAutoPopulateSeriesStroke(false);
        renderer.setDrawSeriesLineAsPath(true);
        XYPlot plot = new XYPlot(data, domain, range, renderer);
        dress(plot, theme);
        return plot;
    }

    static void dress(XYPlot plot, ChartTheme theme) {
        plot.setBackgroundPaint(SEE_THROUGH);
        plot.setOutlineVisible(false);
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlinePaint(theme.grid());
        plot.setRangeGridlineStroke(ChartTheme.THIN);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        dress(plot.getDomainAxis(), theme);
        dress(plot.getRangeAxis(), theme);
    }

    private static void dress(ValueAxis axis, ChartTheme theme) {
        axis.setAxisLineVisible(false);
        axis.setTickMarksVisible(false);
        axis.setTickLabelPaint(theme.muted());
        axis.setTickLabelFont(ChartFonts.regular(TICK_SIZE));
        axis.setTickLabelInsets(new RectangleInsets(3, 4, 3, 4));
    }

    static JFreeChart chart(XYPlot plot) {
        JFreeChart chart = new JFreeChart(null, ChartFonts.bold(13), plot, false);
        chart.setBackgroundPaint(SEE_THROUGH);
        chart.setPadding(RectangleInsets.ZERO_INSETS);
        return chart;
    }

    static NumberAxis axis(double from, double to, double step, DoubleFunction<String> label) {
        NumberAxis axis = new NumberAxis();
        axis.setRange(from, to);
        axis.setTickUnit(new NumberTickUnit(step, labels(label)));
        return axis;
    }

    /// A step of 1, 2, 2.5 or 5 times a power of ten that cuts `span` into about `parts`.
    static double niceStep(double span, int parts) {
        double raw = span / parts;
        double power = Math.pow(10, Math.floor(Math.log10(raw)));
        for (double factor : new double[] {1, 2, 2.5, 5}) {
            if (raw <= factor * power * 1.0001) {
                return factor * power;
            }
        }
        return 10 * power;
    }

    private static NumberFormat labels(DoubleFunction<String> label) {
        return new NumberFormat() {
            @Override
            public StringBuffer format(double number, StringBuffer out, FieldPosition position) {
                return out.append(label.apply(number));
            }

            @Override
            public StringBuffer format(long number, StringBuffer out, FieldPosition position) {
                return out.append(label.apply(number));
            }

            @Override
            public Number parse(String source, ParsePosition position) {
                throw new UnsupportedOperationException("axis labels are only written");
            }
        };
    }
}
