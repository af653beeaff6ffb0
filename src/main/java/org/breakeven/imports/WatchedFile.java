package org.breakeven.imports;

import java.io.FilterInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The bytes of a file as it lies on the disk, each block of which tells how far the reading is and may be the last.
final class WatchedFile extends FilterInputStream {

    private final ImportWatch watch;
    private final double size;
    private long count;

    WatchedFile(Path file, ImportWatch watch) throws IOException {
        super(Files.newInputStream(file));
        this.watch = watch;
        this.size = Math.max(1, Files.size(file));
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        counted(read < 0 ? 0 : 1);
        return read;
    }

    /// @throws java.util.concurrent.CancellationException if the user has cancelled
    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        return counted(super.read(target, offset, length));
    }

    private int counted(int read) {
        count += Math.max(0, read);
        watch.at(count / size);
        return read;
    }
}
