package org.breakeven.ui.common;

import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;

/// One piece of background work as the window sees it: its title, how far it is, and the way to stop it.
public final class Running {

    private final String title;
    private final DoubleProperty share = new SimpleDoubleProperty(-1);
    private final Consumer<Runnable> onWindowThread;
    private volatile boolean cancelled;

    Running(String title, Consumer<Runnable> onWindowThread) {
        this.title = title;
        this.onWindowThread = onWindowThread;
    }

    public String title() {
        return title;
    }

    /// 0 to 1, -1 while unknown; changed on the window's thread only.
    public DoubleProperty shareProperty() {
        return share;
    }

    public void cancel() {
        cancelled = true;
    }

    /// For the work to ask between its steps.
    public boolean isCancelled() {
        return cancelled;
    }

    /// For the work to tell how far it is, at most ten times a second.
    public void report(double done) {
        onWindowThread.accept(() -> share.set(done));
    }

    /// @throws CancellationException if the user stopped it
    public void stopIfCancelled() {
        if (cancelled) {
            throw new CancellationException(title);
        }
    }
}
