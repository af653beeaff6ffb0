package org.breakeven.usage;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.breakeven.imports.FileBytes;
import org.breakeven.imports.TextDecoding;
import org.breakeven.imports.UnreadableFile;

/// A file as the database can read it: where it lies if it is UTF-8, else as a UTF-8 copy that is removed on close.
///
/// @param path     what to read
/// @param gzip     whether it is packed
/// @param copy     whether `path` is a copy
/// @param encoding what the file itself is in
record UsageSource(Path path, boolean gzip, boolean copy, TextDecoding.Encoding encoding) implements AutoCloseable {

    static UsageSource of(Path file) throws IOException, UnreadableFile {
        TextDecoding.Encoding encoding = TextDecoding.of(file);
        boolean readable = encoding.charset().equals(StandardCharsets.UTF_8);
        return readable ? new UsageSource(file, FileBytes.isGzip(file), false, encoding)
                : new UsageSource(utf8Copy(file, encoding), false, true, encoding);
    }

    private static Path utf8Copy(Path file, TextDecoding.Encoding encoding) throws IOException {
        Path copy = Files.createTempFile("breakeven-utf8-", ".txt");
        try (BufferedReader in = TextDecoding.open(file, encoding); BufferedWriter out = Files.newBufferedWriter(copy)) {
            in.transferTo(out);
            return copy;
        } catch (IOException e) {
            Files.deleteIfExists(copy);
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        if (copy) {
            Files.deleteIfExists(path);
        }
    }
}
