package org.breakeven.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.breakeven.model.Project;
import org.breakeven.ui.common.QuietConsole;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// One window on JavaFX's headless platform, a new one for every test.
abstract class WindowTestBase {

    final FxRobot robot = new FxRobot();
    TestWindow window;
    private Stage stage;

    @BeforeAll
    static void start() throws TimeoutException {
        QuietConsole.install();
        FxToolkit.registerPrimaryStage();
    }

    void open(Project project) throws TimeoutException {
        window = TestWindow.open(project);
        stage = FxToolkit.registerStage(Stage::new);
        on(() -> {
            stage.setScene(new Scene(window.main().root(), 1440, 900));
            stage.show();
            return null;
        });
    }

    @AfterEach
    void close() throws TimeoutException {
        if (stage != null) {
            FxToolkit.cleanupStages();
        }
    }

    <T> T on(Callable<T> action) {
        T result = WaitForAsyncUtils.waitForAsyncFx(90_000, action);
        WaitForAsyncUtils.waitForFxEvents();
        return result;
    }

    void on(Runnable action) {
        on(() -> {
            action.run();
            return null;
        });
    }

    <T extends Node> T find(String id, Class<T> type) {
        Node found = window.main().root().lookup("#" + id);
        assertThat(found).as(id).isInstanceOf(type);
        return type.cast(found);
    }

    String text(String id) {
        return on(() -> find(id, Label.class).getText());
    }

    void show(String page) {
        on(() -> window.main().show(window.main().allPages().stream().filter(p -> p.id().equals(page)).findFirst().orElseThrow()));
    }
}
