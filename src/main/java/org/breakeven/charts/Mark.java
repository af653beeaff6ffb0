package org.breakeven.charts;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;

/// A point where something turns: a ring on the lines and, where it has words, a dashed line from top to bottom with
/// the words beside it at the top, on the side that has more room.
final class Mark extends AbstractXYAnnotation {

    private static final long serialVersionUID = 1L;
    private static final Font FONT = ChartFonts.regular(12);

    private static final double GAP = 8;

    private final double x;
    private final double y;
    private final String words;
    private final String fewWords;
    private final transient ChartTheme theme;
    private final Color ring;

    /// @param fewWords where neither side has room for `words`
    Mark(double x, double y, String words, String fewWords, ChartTheme theme, Color ring) {
        this.x = x;
        this.y = y;
        this.words = words;
        this.fewWords = fewWords;
        this.theme = theme;
        this.ring = ring;
    }

    @Override
    public void draw(Graphics2D g2, XYPlot plot, Rectangle2D area, ValueAxis domain, ValueAxis range, int index, PlotRenderingInfo info) {
        double px = domain.valueToJava2D(x, area, RectangleEdge.BOTTOM);
        double py = range.valueToJava2D(y, area, RectangleEdge.LEFT);
        if (!words.isEmpty()) {
            g2.setPaint(theme.muted());
            g2.setStroke(ChartTheme.DASHED);
            g2.draw(new Line2D.Double(px, area.getMinY(), px, area.getMaxY()));
            drawWords(g2, area, px);
        }
        double radius = words.isEmpty() ? 4 : 5;
        Ellipse2D circle = new Ellipse2D.Double(px - radius, py - radius, 2 * radius, 2 * radius);
        g2.setPaint(theme.ground());
        g2.fill(circle);
        g2.setPaint(ring);
        g2.setStroke(ChartTheme.LINE);
        g2.draw(circle);
    }

    private void drawWords(Graphics2D g2, Rectangle2D area, double px) {
        g2.setFont(FONT);
        g2.setPaint(theme.foreground());
        double left = px - area.getMinX() - GAP;
        double right = area.getMaxX() - px - GAP;
        String shown = g2.getFontMetrics().stringWidth(words) <= Math.max(left, right) ? words : fewWords;
        double x0 = left > right ? px - GAP - g2.getFontMetrics().stringWidth(shown) : px + GAP;
        g2.drawString(shown, (float) x0, (float) area.getMinY() + 13);
    }
}
