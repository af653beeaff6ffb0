package org.breakeven.charts;

import java.io.IOException;
import java.nio.file.Path;
import org.breakeven.comparison.CardComparison;
import org.breakeven.i18n.Messages;

/// The cumulative cost of one card as a picture, for whoever has no window.
public final class CardPicture {

    private static final int WIDTH = 960;
    private static final int HEIGHT = 540;

    private CardPicture() {
    }

    /// @param file written as PNG, replaced if it is there
    public static void write(CardComparison card, Messages messages, Path file) throws IOException {
        ChartExport.png(CumulativeCostChart.of(card, null, ChartTheme.LIGHT, messages), file, WIDTH, HEIGHT);
    }
}
