package org.breakeven.charts;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Stroke;

/// Colours and strokes of all charts, once for light and once for dark: rent is blue, buying orange, hybrid green, as
/// everywhere in the application. The ground is see-through, so a chart sits on whatever card it is put on.
///
/// @param ground     behind an exported picture and inside the marks on a line
/// @param foreground text and marks
/// @param muted      tick labels and dashed lines
/// @param grid       grid lines
/// @param neutral    middle of the heat map, where neither side is cheaper
public record ChartTheme(Color ground, Color foreground, Color muted, Color grid, Color rent, Color buy, Color hybrid, Color neutral) {

    public static final ChartTheme LIGHT = new ChartTheme(new Color(0xffffff), new Color(0x24292f), new Color(0x57606a),
            new Color(0xd8dee4), new Color(0x0969da), new Color(0xbc4c00), new Color(0x1a7f37), new Color(0xeef1f4));
    public static final ChartTheme DARK = new ChartTheme(new Color(0x0d1117), new Color(0xc9d1d9), new Color(0x8b949e),
            new Color(0x21262d), new Color(0x58a6ff), new Color(0xf0883e), new Color(0x3fb950), new Color(0x1c2128));

    static final Stroke LINE = new BasicStroke(2.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    static final Stroke THIN = new BasicStroke(1f);
    static final Stroke DOTTED = new BasicStroke(1.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, new float[] {1.5f, 4f}, 0);
    static final Stroke DASHED = new BasicStroke(1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {4f, 4f}, 0);

    /// The colour of an advantage from -1 (renting far cheaper) over 0 to 1 (buying far cheaper).
    Color advantage(double value) {
        double strength = Math.sqrt(Math.min(1, Math.abs(value)));
        return mix(neutral, value < 0 ? rent : buy, strength);
    }

    private static Color mix(Color from, Color to, double share) {
        return new Color(mix(from.getRed(), to.getRed(), share), mix(from.getGreen(), to.getGreen(), share),
                mix(from.getBlue(), to.getBlue(), share));
    }

    private static int mix(int from, int to, double share) {
        return (int) Math.round(from + (to - from) * share);
    }

    static Color faded(Color color, int alpha) {
        return new Color(color.getRed(), color.getGreen(), color.getBlue(), alpha);
    }
}
