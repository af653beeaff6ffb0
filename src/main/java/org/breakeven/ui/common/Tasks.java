package org.breakeven.ui.common;

import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The one way to work in the background: progress, cancelling, and a failure handler that always exists. Results and
/// failures arrive on the window's thread.
public final class Tasks {

    /// Work that gives a result, off the window's thread.
    @FunctionalInterface
    public interface Work<T> {
        T run(Running running) throws Exception;
    }

    private final Executor background;
    private final Executor window;
    private final Consumer<Throwable> failed;
    private final ObservableList<Running> running = FXCollections.observableArrayList();

    /// @param window runs what touches the window, `Platform::runLater` outside tests
    /// @param failed shows a failure; called on the window's thread
    public Tasks(Executor background, Executor window, Consumer<Throwable> failed) {
        this.background = background;
        this.window = window;
        this.failed = failed;
    }

    /// What is going on, in the order it was started.
    public ObservableList<Running> running() {
        return running;
    }

    /// @param then gets the result unless the work failed or was cancelled
    public <T> void start(String title, Work<T> work, Consumer<T> then) {
        Running entry = new Running(title, window::execute);
        running.add(entry);
        background.execute(() -> {
            try {
                T result = work.run(entry);
                entry.stopIfCancelled();
                window.execute(() -> finish(entry, () -> then.accept(result)));
            } catch (CancellationException _) {
                window.execute(() -> finish(entry, () -> { }));
            } catch (Exception | OutOfMemoryError | StackOverflowError | LinkageError e) {
                window.execute(() -> finish(entry, () -> failed.accept(e)));
            }
        });
    }

    private void finish(Running entry, Runnable then) {
        running.remove(entry);
        then.run();
    }
}
