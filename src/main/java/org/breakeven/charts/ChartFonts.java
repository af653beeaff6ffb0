package org.breakeven.charts;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/// The font that ships with the application, so that Chinese looks the same on every machine. Charts draw with it
/// through AWT; the window loads the same files for itself.
public final class ChartFonts {

    /// Family name, the same for AWT, JavaFX and style sheets.
    public static final String FAMILY = "Noto Sans CJK SC";

    private static final Font REGULAR = load("NotoSansSC-Regular.otf");
    private static final Font BOLD = load("NotoSansSC-Bold.otf");

    private ChartFonts() { }

    public static Font regular(float size) {
        return REGULAR.deriveFont(size);
    }

    /// Carries the bold style as well, because the window's canvas asks the style and not the file.
    public static Font bold(float size) {
        return BOLD.deriveFont(Font.BOLD, size);
    }

    /// One of the font files; the caller closes it.
    public static InputStream open(String file) {
        return new BufferedInputStream(ChartFonts.class.getResourceAsStream("fonts/" + file));
    }

    private static Font load(String file) {
        try (InputStream in = open(file)) {
            return Font.createFont(Font.TRUETYPE_FONT, in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FontFormatException e) {
            throw new IllegalStateException("the shipped font " + file + " is damaged", e);
        }
    }
}
