package org.breakeven.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;

/// Whether a long import tells how far it is, and ends when it is told to.
final class ImportWatching {

    private static final long ANSWER_NANOS = 1_000_000_000;

    private ImportWatching() { }

    /// @throws IllegalStateException if progress goes back or ends early, or a cancelled import goes on for a second
    static String promises(Path file) throws UnreadableFile {
        List<Double> shares = new ArrayList<>();
        Imports.read(file, new ImportOptions(null, null, null, shares::add, () -> false));
        boolean sorted = shares.equals(shares.stream().sorted().toList());
        double last = shares.isEmpty() ? 0 : shares.getLast();
        long answer = nanosToCancel(file);
        String found = "progress told %d times, up to %.0f %%; cancelled within %.0f ms".formatted(shares.size(),
                last * 100, answer / 1e6);
        if (!sorted || last < 0.9 || answer > ANSWER_NANOS) {
            throw new IllegalStateException(found + (sorted ? "" : "; progress went back"));
        }
        return found;
    }

    /// From asking, a third through, to the end of the import.
    private static long nanosToCancel(Path file) throws UnreadableFile {
        AtomicLong asked = new AtomicLong();
        ImportOptions options = new ImportOptions(null, null, null, share -> {
            if (share > 0.33) {
                asked.compareAndSet(0, System.nanoTime());
            }
        }, () -> asked.get() > 0);
        try {
            Imports.read(file, options);
            throw new IllegalStateException("the import was cancelled and went on to its end");
        } catch (CancellationException _) {
            return System.nanoTime() - asked.get();
        }
    }
}
