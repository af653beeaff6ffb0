package org.breakeven.ui.common;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Work that is asked for faster than it can be done, such as a comparison while a slider moves: at most one runs, at
/// most one waits, and only the newest may write its result.
public final class LatestTask {

    private record Job<T>(Supplier<T> work, Consumer<T> then) { }

    private final Executor background;
    private final Executor window;
    private final Consumer<Throwable> failed;
    private final AtomicReference<Job<?>> waiting = new AtomicReference<>();
    private volatile Job<?> newest;

    public LatestTask(Executor background, Executor window, Consumer<Throwable> failed) {
        this.background = background;
        this.window = window;
        this.failed = failed;
    }

    /// Call on the window's thread; `then` runs there too, unless a newer call was made meanwhile.
    public <T> void submit(Supplier<T> work, Consumer<T> then) {
        Job<T> job = new Job<>(work, then);
        newest = job;
        if (waiting.getAndSet(job) == null) {
            background.execute(this::runWaiting);
        }
    }

    private void runWaiting() {
        Job<?> job = waiting.getAndSet(null);
        if (job == newest) {
            run(job);
        }
    }

    private <T> void run(Job<T> job) {
        try {
            T result = job.work().get();
            window.execute(() -> ifNewest(job, () -> job.then().accept(result)));
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError | LinkageError e) {
            window.execute(() -> ifNewest(job, () -> failed.accept(e)));
        }
    }

    private void ifNewest(Job<?> job, Runnable write) {
        if (job == newest) {
            write.run();
        }
    }
}
