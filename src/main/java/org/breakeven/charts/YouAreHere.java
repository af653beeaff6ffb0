package org.breakeven.charts;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;

/// A short stroke on the bottom axis with words beside it: where the user's own figure lies.
final class YouAreHere extends AbstractXYAnnotation {

    private static final long serialVersionUID = 1L;
    private static final Font FONT = ChartFonts.regular(12);
    private static final double HEIGHT = 14;

    private final double x;
    private final String words;
    private final transient ChartTheme theme;

    YouAreHere(double x, String words, ChartTheme theme) {
        this.x = x;
        this.words = words;
        this.theme = theme;
    }

    @Override
    public void draw(Graphics2D g2, XYPlot plot, Rectangle2D area, ValueAxis domain, ValueAxis range, int index, PlotRenderingInfo info) {
        double px = domain.valueToJava2D(x, area, RectangleEdge.BOTTOM);
        g2.setPaint(theme.foreground());
        g2.setStroke(ChartTheme.LINE);
        g2.draw(new Line2D.Double(px, area.getMaxY() - HEIGHT, px, area.getMaxY()));
        g2.setFont(FONT);
        double width = g2.getFontMetrics().stringWidth(words);
        boolean roomRight = area.getMaxX() - px > width + 8;
        g2.drawString(words, (float) (roomRight ? px + 6 : px - width - 6), (float) area.getMaxY() - 4);
    }
}
