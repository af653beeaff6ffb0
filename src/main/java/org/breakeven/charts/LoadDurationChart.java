package org.breakeven.charts;

import org.breakeven.i18n.Messages;
import org.breakeven.model.LoadDurationCurve;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYStepAreaRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.DefaultXYDataset;

/// How many GPUs are needed for which share of the time: the base to own lies left of the bend, the burst to rent right.
public final class LoadDurationChart {

    private static final int ABOUT_TICKS = 10;

    private LoadDurationChart() { }

    public static JFreeChart of(LoadDurationCurve curve, ChartTheme theme, Messages messages) {
        int peak = Math.max(1, curve.peak());
        double[][] steps = new double[2][peak + 1];
        for (int k = 0; k <= peak; k++) {
            steps[0][k] = k;
            steps[1][k] = curve.share(k + 1);
        }
        DefaultXYDataset data = new DefaultXYDataset();
        data.addSeries("demand", steps);
        XYPlot plot = Plots.lines(data,
                Plots.axis(0, peak, Math.max(1, Math.round(Plots.niceStep(peak, ABOUT_TICKS))), k -> messages.formats().number(k, 0)),
                Plots.axis(0, 1, 0.2, share -> messages.formats().percent(share)), theme);
        XYStepAreaRenderer renderer = new XYStepAreaRenderer(XYStepAreaRenderer.AREA);
        renderer.setSeriesPaint(0, ChartTheme.faded(theme.rent(), 150));
        plot.setRenderer(renderer);
        plot.setInsets(new RectangleInsets(8, 0, 0, 12));
        return Plots.chart(plot);
    }
}
