package org.breakeven.charts;

import java.util.function.ToDoubleFunction;
import org.breakeven.comparison.UtilizationCurve;
import org.breakeven.i18n.Messages;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.DefaultXYDataset;

/// Cost of a useful GPU-hour against utilization, owned and rented, with u* and where the user stands.
public final class UtilizationChart {

    private final Points points;
    private final String currency;
    private final ChartTheme theme;
    private final Messages messages;

    private UtilizationChart(Points points, String currency, ChartTheme theme, Messages messages) {
        this.points = points;
        this.currency = currency;
        this.theme = theme;
        this.messages = messages;
    }

    /// @param breakEven u*, `null` where there is none
    /// @param you       the utilization assumed
    public static JFreeChart of(UtilizationCurve curve, Double breakEven, double you, String currency, ChartTheme theme, Messages messages) {
        double[] shares = column(curve, UtilizationCurve.Point::utilization);
        double[] rent = column(curve, UtilizationCurve.Point::rentPerUsefulHour);
        double[] own = column(curve, UtilizationCurve.Point::ownPerUsefulHour);
        return new UtilizationChart(new Points(shares, rent, own, breakEven, you), currency, theme, messages).draw();
    }

    private static double[] column(UtilizationCurve curve, ToDoubleFunction<UtilizationCurve.Point> field) {
        return curve.points().stream().mapToDouble(field).toArray();
    }

    private record Points(double[] utilization, double[] rent, double[] own, Double breakEven, double you) { }

    private JFreeChart draw() {
        double step = Plots.niceStep(top(), 4);
        double top = Math.ceil(top() / step) * step;
        DefaultXYDataset data = new DefaultXYDataset();
        data.addSeries("rent", new double[][] {points.utilization(), points.rent()});
        data.addSeries("own", new double[][] {points.utilization(), points.own()});
        XYPlot plot = Plots.lines(data, Plots.axis(0, 1, 0.2, share -> messages.formats().percent(share)),
                Plots.axis(0, top, step, value -> messages.formats().symbol(currency) + messages.formats().number(value, 2)), theme);
        XYItemRenderer renderer = plot.getRenderer();
        renderer.setSeriesPaint(0, theme.rent());
        renderer.setSeriesPaint(1, theme.buy());
        nameLines(plot, top);
        markYou(plot);
        if (points.breakEven() != null) {
            String words = messages.text("charts.breakEvenUtilization", messages.formats().percent(points.breakEven()));
            plot.addAnnotation(new Mark(points.breakEven(), at(points.rent(), points.breakEven()), words, words, theme, theme.foreground()));
        }
        return Plots.chart(plot);
    }

    private void nameLines(XYPlot plot, double top) {
        LineNames names = new LineNames();
        int last = points.utilization().length - 1;
        names.add(messages.text("charts.rentPerHour"), Math.min(top, points.rent()[last]), theme.rent());
        names.add(messages.text("charts.ownPerHour"), Math.min(top, points.own()[last]), theme.buy());
        plot.setInsets(new RectangleInsets(8, 0, 0, names.width()));
        plot.addAnnotation(names);
    }

    private void markYou(XYPlot plot) {
        plot.addAnnotation(new YouAreHere(points.you(), messages.text("charts.you", messages.formats().percent(points.you())), theme));
    }

    /// Four times the rent at full use, or what owning costs where the user stands: the steep part runs out of the top.
    private double top() {
        int last = points.utilization().length - 1;
        double own = at(points.own(), Math.max(points.you(), 0.15));
        double rent = points.rent()[last];
        return Math.max(rent * 2.5, Math.min(own * 1.3, rent * 8));
    }

    private double at(double[] values, double share) {
        double[] u = points.utilization();
        int i = 1;
        while (i < u.length - 1 && u[i] < share) {
            i++;
        }
        double weight = Math.clamp((share - u[i - 1]) / (u[i] - u[i - 1]), 0, 1);
        return values[i - 1] + weight * (values[i] - values[i - 1]);
    }
}
