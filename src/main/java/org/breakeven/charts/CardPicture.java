package org.breakeven.charts;

import java.io.IOException;
import java.nio.file.Path;
import org.breakeven.comparison.CardComparison;
import org.breakeven.i18n.Messages;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.title.TextTitle;

/// The cumulative cost of one card as a picture, for whoever has no window.
public final class CardPicture {

    private static final int WIDTH = 960;
    private static final int HEIGHT = 540;
    private static final float TITLE_SIZE = 16;
    private static final double MARGIN = 8;

    private CardPicture() {
    }

    /// @param title what a reader who sees nothing else has to know: the card and the currency
    /// @param file  written as PNG, replaced if it is there
    public static void write(CardComparison card, String title, Messages messages, Path file) throws IOException {
        JFreeChart chart = CumulativeCostChart.of(card, null, ChartTheme.LIGHT, messages);
        TextTitle heading = new TextTitle(title, ChartFonts.bold(TITLE_SIZE));
        heading.setMargin(MARGIN, MARGIN, MARGIN, MARGIN);
        chart.setTitle(heading);
        ChartExport.png(chart, file, WIDTH, HEIGHT);
    }
}
