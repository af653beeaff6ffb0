package org.breakeven.imports;

import java.util.concurrent.CancellationException;

/// Tells how far an import is, at most ten times a second, and ends it when the user has cancelled.
public final class ImportWatch {

    private static final long PAUSE_NANOS = 100_000_000;

    private final ImportOptions options;
    private long told = System.nanoTime() - PAUSE_NANOS;
    private double from;
    private double to = 1;

    public ImportWatch(ImportOptions options) {
        this.options = options;
    }

    /// What is watched from now on is a part of the whole, for files that are gone through twice.
    ///
    /// @param from share of the whole at its beginning
    /// @param to   share of the whole at its end
    public void part(double from, double to) {
        this.from = from;
        this.to = to;
    }

    /// To be called between blocks of rows.
    ///
    /// @param share done so far, 0 to 1
    /// @throws CancellationException if the user has cancelled
    public void at(double share) {
        if (options.cancelled().getAsBoolean()) {
            throw new CancellationException();
        }
        long now = System.nanoTime();
        if (now - told >= PAUSE_NANOS) {
            told = now;
            options.progress().accept(from + (to - from) * Math.clamp(share, 0, 1));
        }
    }
}
