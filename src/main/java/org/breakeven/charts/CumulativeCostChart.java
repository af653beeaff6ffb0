package org.breakeven.charts;

import java.awt.Color;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Option;
import org.breakeven.costing.Discounting;
import org.breakeven.i18n.Messages;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.DefaultXYDataset;

/// What has been paid by the end of each month when renting, buying, and owning some, not discounted, with the months
/// marked in which owning catches up. The base case's rent is ghosted where it differs.
public final class CumulativeCostChart {

    private final DefaultXYDataset data = new DefaultXYDataset();
    private final LineNames names = new LineNames();
    private final ChartTheme theme;
    private final Messages messages;

    private CumulativeCostChart(ChartTheme theme, Messages messages) {
        this.theme = theme;
        this.messages = messages;
    }

    /// @param card the options that exist are drawn, at least one must
    /// @param base the same card in the base case, `null` for no ghost
    public static JFreeChart of(CardComparison card, CardComparison base, ChartTheme theme, Messages messages) {
        return new CumulativeCostChart(theme, messages).draw(card, base);
    }

    /// Money paid by the end of months 0..n.
    public static double[] paid(Option option) {
        return option.timeline().cumulative(Discounting.none());
    }

    private JFreeChart draw(CardComparison card, CardComparison base) {
        int months = card.inputs().months();
        double[] rent = card.rent() == null ? null : line("rent", card.rent(), theme.rent(), messages.text("charts.rent"));
        if (card.buy() != null) {
            line("buy", card.buy(), theme.buy(), messages.text("charts.buy", card.buy().ownedGpus()));
        }
        boolean hybrid = card.hybrid() != null && isBetween(card);
        double[] mixed = hybrid ? line("hybrid", card.hybrid(), theme.hybrid(), messages.text("charts.hybrid", card.hybrid().ownedGpus())) : null;
        if (base != null && base.rent() != null && card.rent() != null && base.rent().total() != card.rent().total()) {
            addSeries("base", paid(base.rent()), months);
        }
        XYPlot plot = plot(months);
        if (rent != null && mixed != null) {
            markCrossing(plot, rent, mixed);
        }
        if (rent != null && card.breakEven().months() != null && card.breakEven().months() <= months) {
            double month = card.breakEven().months();
            String shown = messages.formats().number(month, 1);
            plot.addAnnotation(new Mark(month, at(rent, month), messages.text("charts.paysBack", shown), messages.text("charts.month", shown),
                    theme, theme.foreground()));
        }
        return Plots.chart(plot);
    }

    private static boolean isBetween(CardComparison card) {
        return card.hybrid().ownedGpus() > 0 && (card.buy() == null || card.hybrid().ownedGpus() != card.buy().ownedGpus());
    }

    private double[] line(String id, Option option, Color color, String name) {
        double[] paid = paid(option);
        addSeries(id, paid, paid.length - 1);
        names.add(name, paid[paid.length - 1], color);
        return paid;
    }

    private void addSeries(String id, double[] paid, int months) {
        int points = Math.min(paid.length, months + 1);
        double[][] line = new double[2][points];
        for (int m = 0; m < points; m++) {
            line[0][m] = m;
            line[1][m] = paid[m];
        }
        data.addSeries(id, line);
    }

    private XYPlot plot(int months) {
        double highest = highest();
        double step = Plots.niceStep(highest, 6);
        XYPlot plot = Plots.lines(data, Plots.axis(0, months, monthStep(months), month -> messages.formats().number(month, 0)),
                Plots.axis(0, Math.ceil(highest / step) * step, step, value -> messages.formats().shortNumber(value)), theme);
        plot.setInsets(new RectangleInsets(8, 0, 0, names.width()));
        plot.addAnnotation(names);
        for (int series = 0; series < data.getSeriesCount(); series++) {
            dress(plot.getRenderer(), series, (String) data.getSeriesKey(series));
        }
        return plot;
    }

    private void dress(XYItemRenderer renderer, int series, String id) {
        renderer.setSeriesPaint(series, switch (id) {
            case "buy" -> theme.buy();
            case "hybrid" -> theme.hybrid();
            default -> theme.rent();
        });
        renderer.setSeriesStroke(series, id.equals("base") ? ChartTheme.DOTTED : ChartTheme.LINE);
    }

    private double highest() {
        double highest = 1;
        for (int series = 0; series < data.getSeriesCount(); series++) {
            for (int i = 0; i < data.getItemCount(series); i++) {
                highest = Math.max(highest, data.getYValue(series, i));
            }
        }
        return highest;
    }

    private static int monthStep(int months) {
        return months <= 12 ? 1 : months <= 24 ? 3 : months <= 72 ? 6 : 12;
    }

    private void markCrossing(XYPlot plot, double[] rent, double[] mixed) {
        for (int m = 1; m < rent.length && m < mixed.length; m++) {
            double before = mixed[m - 1] - rent[m - 1];
            double after = mixed[m] - rent[m];
            if (before > 0 && after <= 0) {
                double month = m - 1 + before / (before - after);
                plot.addAnnotation(new Mark(month, at(rent, month), "", "", theme, theme.hybrid()));
                return;
            }
        }
    }

    private static double at(double[] line, double month) {
        int whole = (int) Math.min(month, line.length - 2);
        return line[whole] + (month - whole) * (line[whole + 1] - line[whole]);
    }
}
