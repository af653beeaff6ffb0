package org.breakeven.imports;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/// The bytes of a file, unpacked where it is gzip, whatever its name says.
public final class FileBytes {

    private static final int BUFFER = 1 << 16;

    private FileBytes() { }

    /// Opens for reading; the caller closes.
    public static InputStream open(Path file) throws IOException {
        return unpacked(Files.newInputStream(file));
    }

    /// [#open(Path)] that tells the watch how far it is.
    static InputStream open(Path file, ImportWatch watch) throws IOException {
        return unpacked(new WatchedFile(file, watch));
    }

    private static InputStream unpacked(InputStream raw) throws IOException {
        InputStream buffered = new BufferedInputStream(raw, BUFFER);
        try {
            return startsAsGzip(buffered) ? new GZIPInputStream(buffered, BUFFER) : buffered;
        } catch (IOException e) {
            raw.close();
            throw e;
        }
    }

    private static boolean startsAsGzip(InputStream in) throws IOException {
        in.mark(2);
        boolean gzip = in.read() == 0x1f && in.read() == 0x8b;
        in.reset();
        return gzip;
    }

    /// Whether the file is gzip by its first bytes.
    public static boolean isGzip(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 16)) {
            return startsAsGzip(in);
        }
    }
}
