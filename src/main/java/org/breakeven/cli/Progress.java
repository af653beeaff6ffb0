package org.breakeven.cli;

import java.util.function.DoubleConsumer;

/// A line on the terminal while a file is read (once that takes longer than a second) or written; it goes at the end.
final class Progress implements DoubleConsumer, AutoCloseable {

    private static final long A_SECOND = 1_000_000_000L;

    private final Console console;
    private final String file;
    private final long started = System.nanoTime();
    private int width;

    Progress(Console console, String file) {
        this.console = console;
        this.file = file;
    }

    /// Shows at once that `file` is being written, of which nobody knows how far it is.
    static Progress writing(Console console, String file) {
        Progress progress = new Progress(console, file);
        if (console.terminal()) {
            progress.show(console.text("cli.writing", file));
        }
        return progress;
    }

    /// @param share done, 0 to 1
    @Override
    public void accept(double share) {
        if (console.terminal() && System.nanoTime() - started > A_SECOND) {
            show(console.text("cli.progress", file, share));
        }
    }

    @Override
    public void close() {
        if (width > 0) {
            show("");
            console.err().print('\r');
            console.err().flush();
        }
    }

    private void show(String line) {
        console.err().print('\r' + line + " ".repeat(Math.max(0, width - line.length())));
        console.err().flush();
        width = line.length();
    }
}
