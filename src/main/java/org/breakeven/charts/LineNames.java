package org.breakeven.charts;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;

/// Names of lines at their right ends, in their colours, moved apart where lines end close together.
final class LineNames extends AbstractXYAnnotation {

    private static final long serialVersionUID = 1L;
    private static final Font FONT = ChartFonts.bold(12);
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);
    private static final double LINE_HEIGHT = 16;
    private static final double GAP = 8;

    private record Name(String text, double y, Color color) { }

    private final transient List<Name> names = new ArrayList<>();

    void add(String text, double y, Color color) {
        names.add(new Name(text, y, color));
    }

    /// Pixels to keep free to the right of the plot.
    double width() {
        return GAP + names.stream().mapToDouble(name -> FONT.getStringBounds(name.text(), EXACT).getWidth()).max().orElse(0) + 4;
    }

    @Override
    public void draw(Graphics2D g2, XYPlot plot, Rectangle2D area, ValueAxis domain, ValueAxis range, int index, PlotRenderingInfo info) {
        Shape clip = g2.getClip();
        g2.setClip(new Rectangle2D.Double(area.getX(), area.getY() - LINE_HEIGHT, area.getWidth() + width() + GAP, area.getHeight() + 2 * LINE_HEIGHT));
        g2.setFont(FONT);
        double free = area.getMinY();
        List<Name> downwards = names.stream().sorted(Comparator.comparingDouble(Name::y).reversed()).toList();
        for (int i = 0; i < downwards.size(); i++) {
            double wanted = range.valueToJava2D(downwards.get(i).y(), area, RectangleEdge.LEFT);
            double lowest = area.getMaxY() - (downwards.size() - 1 - i) * LINE_HEIGHT;
            double middle = Math.max(free, Math.min(wanted, lowest));
            g2.setPaint(downwards.get(i).color());
            g2.drawString(downwards.get(i).text(), (float) (area.getMaxX() + GAP), (float) (middle + 4));
            free = middle + LINE_HEIGHT;
        }
        g2.setClip(clip);
    }
}
