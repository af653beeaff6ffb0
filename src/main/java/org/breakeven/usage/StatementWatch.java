package org.breakeven.usage;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.breakeven.imports.ImportOptions;
import org.duckdb.DuckDBPreparedStatement;

/// Looks after one running statement: passes on its progress and stops it when the user cancels.
final class StatementWatch implements AutoCloseable {

    private static final long LOOK_MILLIS = 100;

    private final PreparedStatement statement;
    private final ImportOptions options;
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().name("usage-watch").factory());
    private volatile boolean cancelled;

    private StatementWatch(PreparedStatement statement, ImportOptions options) {
        this.statement = statement;
        this.options = options;
    }

    static StatementWatch of(PreparedStatement statement, ImportOptions options) {
        StatementWatch watch = new StatementWatch(statement, options);
        watch.clock.scheduleWithFixedDelay(watch::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
        return watch;
    }

    boolean hasCancelled() {
        return cancelled;
    }

    private void look() {
        try {
            if (options.cancelled().getAsBoolean()) {
                cancelled = true;
                statement.cancel();
            } else if (statement instanceof DuckDBPreparedStatement duck) {
                options.progress().accept(Math.clamp(duck.getQueryProgress().getPercentage() / 100, 0, 1));
            }
        } catch (SQLException e) {
            // the statement ended between two looks: there is nothing left to watch
            clock.shutdown();
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
