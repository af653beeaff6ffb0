package org.breakeven.imports.archives;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/// A tar archive, packed with gzip or not, from its beginning to its end.
final class TarReader implements ArchiveReader {

    private static final int BUFFER = 1 << 16;

    private final FileChannel packed;
    private final TarArchiveInputStream tar;
    private final double size;

    TarReader(Path file, boolean gzip, long size) throws IOException {
        packed = FileChannel.open(file);
        InputStream buffered = new BufferedInputStream(Channels.newInputStream(packed), BUFFER);
        tar = new TarArchiveInputStream(gzip ? new GZIPInputStream(buffered, BUFFER) : buffered, StandardCharsets.UTF_8.name());
        this.size = Math.max(1, size);
    }

    @Override
    public Optional<ArchiveMember> next() throws IOException {
        for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
            if (entry.isFile() && !entry.isSymbolicLink() && !entry.isLink() && !MemberNames.isOfTheSystem(entry.getName())) {
                return Optional.of(new ArchiveMember(entry.getName(), entry.getLastModifiedTime(), this::content,
                        Math.min(1, packed.position() / size)));
            }
        }
        return Optional.empty();
    }

    /// The rest of the archive follows in the same stream, so that must stay open.
    private InputStream content() {
        return new FilterInputStream(tar) {
            @Override
            public void close() { }
        };
    }

    @Override
    public void close() throws IOException {
        tar.close();
    }
}
