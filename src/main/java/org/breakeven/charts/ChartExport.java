package org.breakeven.charts;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.jfree.chart.JFreeChart;

/// Charts as pictures, at twice their size so that they stay sharp in a sheet or on a dense screen.
public final class ChartExport {

    private static final int SCALE = 2;

    private ChartExport() { }

    /// @param width  in points; the picture has twice as many pixels
    public static void png(JFreeChart chart, Path file, int width, int height) throws IOException {
        Files.write(file, png(chart, width, height));
    }

    /// The same on the ground of another theme, in which the chart was made.
    public static void png(JFreeChart chart, ChartTheme theme, Path file, int width, int height) throws IOException {
        Files.write(file, png(chart, theme, width, height));
    }

    /// The bytes of the picture, on a white ground.
    public static byte[] png(JFreeChart chart, int width, int height) throws IOException {
        return png(chart, ChartTheme.LIGHT, width, height);
    }

    private static byte[] png(JFreeChart chart, ChartTheme theme, int width, int height) throws IOException {
        BufferedImage image = new BufferedImage(width * SCALE, height * SCALE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g2 = image.createGraphics();
        g2.setPaint(theme.ground());
        g2.fillRect(0, 0, image.getWidth(), image.getHeight());
        g2.scale(SCALE, SCALE);
        chart.draw(g2, new Rectangle2D.Double(0, 0, width, height));
        g2.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }
}
