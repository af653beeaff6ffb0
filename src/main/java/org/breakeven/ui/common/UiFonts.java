package org.breakeven.ui.common;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;
import org.breakeven.charts.ChartFonts;

/// Makes the shipped font known to JavaFX, before the first label is shown.
public final class UiFonts {

    private UiFonts() { }

    public static void load() {
        for (String file : List.of("NotoSansSC-Regular.otf", "NotoSansSC-Bold.otf")) {
            try (InputStream in = ChartFonts.open(file)) {
                Font.loadFont(in, 13);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
