package org.breakeven.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.breakeven.ui.app.MainWindow;
import org.breakeven.ui.common.Page;
import org.breakeven.ui.common.Theme;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Remakes the pictures of the README: `mvn test -Dtest=ScreenshotMaker -Dscreenshots=true`. Does nothing otherwise.
/// `-Dscreenshots.folder=...` and `-Dscreenshots.size=1280x800` make others to look at.
class ScreenshotMaker {

    private static final String[] LANGUAGES = {"en", "zh"};

    @Test
    void remake() throws IOException, TimeoutException {
        Assumptions.assumeTrue(Boolean.getBoolean("screenshots"), "pictures are remade with -Dscreenshots=true");
        Path folder = Files.createDirectories(Path.of(System.getProperty("screenshots.folder", "screenshots")));
        String[] size = System.getProperty("screenshots.size", "1440x900").split("x");
        Stage stage = FxToolkit.registerPrimaryStage();
        TestWindow window = TestWindow.open();
        onWindow(() -> {
            stage.setScene(new Scene(window.main().root(), Double.parseDouble(size[0]), Double.parseDouble(size[1])));
            stage.show();
        });
        for (Page page : window.main().allPages()) {
            boolean shipped = page.id().equals("overview") || page.id().equals("breakeven");
            if (shipped || System.getProperty("screenshots.folder") != null) {
                takeAll(window, page, folder);
            }
        }
        FxToolkit.cleanupStages();
    }

    private static void takeAll(TestWindow window, Page page, Path folder) throws IOException {
        for (Theme theme : Theme.values()) {
            for (String language : LANGUAGES) {
                onWindow(() -> {
                    window.context().setTheme(theme);
                    window.context().setLanguage(Locale.forLanguageTag(language));
                    window.main().show(page);
                    window.main().root().requestFocus();
                });
                take(window.main(), folder.resolve(page.id() + "-" + theme.id() + "-" + language + ".png"));
            }
        }
    }

    private static void take(MainWindow window, Path file) throws IOException {
        WaitForAsyncUtils.waitForFxEvents(10);
        var image = WaitForAsyncUtils.waitForAsyncFx(10_000,
                () -> SwingFXUtils.fromFXImage(window.root().getScene().snapshot(null), null));
        ImageIO.write(image, "png", file.toFile());
    }

    private static void onWindow(Runnable action) {
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            action.run();
            return Platform.isFxApplicationThread();
        });
        WaitForAsyncUtils.waitForFxEvents();
    }
}
