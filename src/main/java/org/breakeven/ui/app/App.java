package org.breakeven.ui.app;

import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.breakeven.ui.common.FxDialogService;
import org.breakeven.ui.common.QuietConsole;
import org.breakeven.ui.common.Settings;
import org.breakeven.ui.common.Texts;
import org.breakeven.ui.common.UiFonts;
import org.breakeven.ui.session.AppContext;
import org.breakeven.ui.session.Failures;
import org.breakeven.ui.session.Services;

/// Opens the window. Started by `Launcher` where there are no arguments.
public final class App {

    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    private static final double SMALLEST_WIDTH = 1000;
    private static final double SMALLEST_HEIGHT = 640;

    private final Stage stage;
    private final Settings settings;

    private App(Stage stage, Settings settings) {
        this.stage = stage;
        this.settings = settings;
    }

    public static void main(String[] args) {
        QuietConsole.install();
        Platform.startup(App::openOrExplain);
    }

    /// A failure before the first window would otherwise leave nothing on the screen and a process behind.
    private static void openOrExplain() {
        Settings settings = Settings.ofUser();
        try {
            open(new Stage(), DefaultServices.create(), settings);
        } catch (RuntimeException | Error e) {
            Texts texts = new Texts(Locale.getDefault());
            new FxDialogService(() -> null, texts, settings).showError(new Failures(texts).sentence(e));
            Platform.exit();
        }
    }

    /// Shows the window on a stage; on the window's thread.
    public static MainWindow open(Stage stage, Services services, Settings settings) {
        UiFonts.load();
        // daemon threads: closing the window ends the application whatever still runs
        ExecutorService background = Executors.newFixedThreadPool(2, Thread.ofPlatform().daemon().name("background-", 0).factory());
        AppContext context = new AppContext(services, settings, background, Platform::runLater,
                texts -> new FxDialogService(() -> stage, texts, settings));
        MainWindow window = new MainWindow(context);
        Failures failures = new Failures(context.texts());
        Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> context.dialogs().showError(failures.sentence(failure)));
        new App(stage, settings).show(window, context);
        return window;
    }

    private void show(MainWindow window, AppContext context) {
        Scene scene = new Scene(window.root(), WIDTH, HEIGHT);
        shortcuts(scene, window, context);
        stage.setScene(scene);
        stage.setMinWidth(SMALLEST_WIDTH);
        stage.setMinHeight(SMALLEST_HEIGHT);
        stage.setTitle("Breakeven");
        place();
        stage.setOnHidden(_ -> remember());
        stage.show();
        window.root().requestFocus();
    }

    private static void shortcuts(Scene scene, MainWindow window, AppContext context) {
        shortcut(scene, KeyCode.O, window.files()::askAndImport);
        shortcut(scene, KeyCode.E, window.files()::askAndExport);
        shortcut(scene, KeyCode.Z, context.session()::undo);
        shortcut(scene, KeyCode.Y, context.session()::redo);
        scene.getAccelerators().put(new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN), context.session()::redo);
        for (int i = 0; i < window.allPages().size(); i++) {
            var page = window.allPages().get(i);
            shortcut(scene, KeyCode.getKeyCode(String.valueOf(i + 1)), () -> window.show(page));
        }
    }

    private static void shortcut(Scene scene, KeyCode key, Runnable action) {
        scene.getAccelerators().put(new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN), action);
    }

    /// Where it was last time, if that screen is still there.
    private void place() {
        double width = settings.number("width").orElse(WIDTH);
        double height = settings.number("height").orElse(HEIGHT);
        double x = settings.number("x").orElse(Double.NaN);
        double y = settings.number("y").orElse(Double.NaN);
        if (!Double.isNaN(x) && !Double.isNaN(y) && !Screen.getScreensForRectangle(x, y, width, height).isEmpty()) {
            stage.setX(x);
            stage.setY(y);
        }
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setWidth(Math.min(width, screen.getWidth()));
        stage.setHeight(Math.min(height, screen.getHeight()));
        stage.setMaximized(settings.get("maximized").map(Boolean::parseBoolean).orElse(false));
    }

    private void remember() {
        settings.put("maximized", stage.isMaximized());
        if (!stage.isMaximized()) {
            settings.put("x", stage.getX());
            settings.put("y", stage.getY());
            settings.put("width", stage.getWidth());
            settings.put("height", stage.getHeight());
        }
        settings.save();
    }
}
