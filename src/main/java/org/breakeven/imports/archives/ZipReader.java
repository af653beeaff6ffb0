package org.breakeven.imports.archives;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Optional;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/// A zip archive, by its directory at the end.
final class ZipReader implements ArchiveReader {

    private final ZipFile zip;
    private final Enumeration<ZipArchiveEntry> entries;
    private final double size;
    private long passed;

    ZipReader(Path file, long size) throws IOException {
        this.zip = ZipFile.builder().setPath(file).get();
        this.entries = zip.getEntriesInPhysicalOrder();
        this.size = Math.max(1, size);
    }

    @Override
    public Optional<ArchiveMember> next() {
        while (entries.hasMoreElements()) {
            ZipArchiveEntry entry = entries.nextElement();
            double share = Math.min(1, passed / size);
            passed += Math.max(0, entry.getCompressedSize());
            String name = name(entry);
            if (!entry.isDirectory() && !entry.isUnixSymlink() && !MemberNames.isOfTheSystem(name)) {
                return Optional.of(new ArchiveMember(name, entry.getLastModifiedTime(), () -> zip.getInputStream(entry), share));
            }
        }
        return Optional.empty();
    }

    /// The name in UTF-8 where the archive says so, else as its bytes show.
    private static String name(ZipArchiveEntry entry) {
        byte[] raw = entry.getRawName();
        return raw == null || entry.getGeneralPurposeBit().usesUTF8ForNames() ? entry.getName() : MemberNames.decoded(raw);
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
