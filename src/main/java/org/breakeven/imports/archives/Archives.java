package org.breakeven.imports.archives;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.breakeven.imports.BinaryKind;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportWatch;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;

/// Opens archives and hands out their files, each unpacked to a temporary file while it is read.
public final class Archives {

    private static final int BLOCK = 1 << 16;

    private final FileHead archive;
    private final ImportOptions options;
    private final ImportWatch watch;
    private final Bounds bounds;

    private Archives(FileHead archive, ImportOptions options, long size) {
        this.archive = archive;
        this.options = options;
        this.watch = new ImportWatch(options);
        this.bounds = new Bounds(archive.fileName(), size);
    }

    /// Takes one file of the archive, which is gone afterwards.
    @FunctionalInterface
    public interface Taker {

        /// @param name as it is shown: that of the archive and that in it
        void take(Path file, String name, ImportOptions options);
    }

    /// Whether it is a zip or a tar, packed with gzip or not; an Excel workbook is a zip as well and none.
    public static boolean isArchive(FileHead head) {
        Optional<BinaryKind> kind = head.binary();
        return kind.filter(BinaryKind.TAR::equals).isPresent()
                || !head.gzip() && kind.filter(BinaryKind.ZIP::equals).isPresent() && !isOfficeDocument(head);
    }

    private static boolean isOfficeDocument(FileHead head) {
        try (java.util.zip.ZipFile zip = new java.util.zip.ZipFile(head.path().toFile())) {
            return zip.getEntry("[Content_Types].xml") != null || zip.getEntry("mimetype") != null;
        } catch (IOException _) {
            return false;
        }
    }

    /// Hands out every file, except what the system left and what is a link.
    ///
    /// @throws UnreadableFile if the archive is damaged, or larger than is sensible
    public static void each(FileHead archive, ImportOptions options, Taker taker) throws UnreadableFile {
        Path folder = null;
        try {
            long size = Files.size(archive.path());
            folder = Files.createTempDirectory("breakeven");
            try (ArchiveReader reader = reader(archive, size)) {
                new Archives(archive, options, size).each(reader, folder, taker);
            }
        } catch (IOException e) {
            throw new UnreadableFile(Message.of("imports.archive.damaged", archive.fileName()), e);
        } finally {
            TemporaryFolder.delete(folder);
        }
    }

    private static ArchiveReader reader(FileHead archive, long size) throws IOException {
        return archive.binary().filter(BinaryKind.TAR::equals).isPresent()
                ? new TarReader(archive.path(), archive.gzip(), size) : new ZipReader(archive.path(), size);
    }

    private void each(ArchiveReader reader, Path folder, Taker taker) throws IOException, UnreadableFile {
        for (Optional<ArchiveMember> next = reader.next(); next.isPresent(); next = reader.next()) {
            ArchiveMember member = next.get();
            bounds.member();
            Path place = Files.createDirectories(folder.resolve(MemberNames.safeFolder(member.name())));
            Path file = unpack(member, place.resolve(MemberNames.safe(member.name())));
            taker.take(file, archive.fileName() + '/' + member.name(), inside(member));
            Files.delete(file);
        }
    }

    private Path unpack(ArchiveMember member, Path file) throws IOException, UnreadableFile {
        byte[] block = new byte[BLOCK];
        try (InputStream in = member.content().open(); OutputStream out = Files.newOutputStream(file)) {
            for (int read = in.read(block); read >= 0; read = in.read(block)) {
                bounds.grow(read);
                watch.at(member.share());
                out.write(block, 0, read);
            }
        }
        if (member.time() != null) {
            Files.setLastModifiedTime(file, member.time());
        }
        return file;
    }

    /// Reading one file moves the progress of the whole archive no further than to that file.
    private ImportOptions inside(ArchiveMember member) {
        return new ImportOptions(options.format(), options.zone(), options.currency(),
                _ -> options.progress().accept(member.share()), options.cancelled());
    }
}
