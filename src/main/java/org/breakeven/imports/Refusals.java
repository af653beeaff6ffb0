package org.breakeven.imports;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.zip.ZipException;
import org.breakeven.model.Message;

/// Why a file cannot be taken, each in one sentence that says what to do.
public final class Refusals {

    private Refusals() { }

    /// Refuses what is no readable file at all.
    public static void refuseNoFile(Path file) throws UnreadableFile {
        if (Files.isDirectory(file)) {
            throw new UnreadableFile(Message.of("imports.directory", file.toString()));
        }
        if (!Files.exists(file)) {
            throw new UnreadableFile(Message.of("imports.notFound", file.toString()));
        }
        if (!Files.isRegularFile(file)) {
            throw new UnreadableFile(Message.of("imports.noRegularFile", file.toString()));
        }
        if (!Files.isReadable(file)) {
            throw new UnreadableFile(Message.of("imports.notReadable", file.toString()));
        }
    }

    /// Why a file that should be readable was not.
    public static UnreadableFile failedReading(Path file, IOException e) {
        String name = String.valueOf(file.getFileName());
        return new UnreadableFile(switch (e) {
            case NoSuchFileException _ -> Message.of("imports.notFound", file.toString());
            case AccessDeniedException _ -> Message.of("imports.notReadable", file.toString());
            case EOFException _ -> Message.of("imports.damagedGzip", name);
            case ZipException _ -> Message.of("imports.damagedGzip", name);
            default -> Message.of("imports.failedReading", name, String.valueOf(e.getMessage()));
        }, e);
    }

    /// Why a file that no importer knows is not taken.
    ///
    /// @param formats ids of what is understood
    static UnreadableFile unknown(FileHead head, Collection<String> formats) throws UnreadableFile {
        if (head.binary().isPresent()) {
            String kind = head.binary().get().name().toLowerCase(Locale.ROOT);
            return new UnreadableFile(Message.of("imports.binary", head.fileName(),
                    Message.of("imports.binary." + kind)));
        }
        refuseUndecodable(head);
        if (head.complete() && !head.isText()) {
            return new UnreadableFile(Message.of("imports.empty", head.fileName()));
        }
        if (JsonText.looksLike(head)) {
            JsonText.refuseTruncated(head);
        }
        return new UnreadableFile(Message.of("imports.unknownFormat", head.fileName(), String.join(", ", formats)));
    }

    private static void refuseUndecodable(FileHead head) throws UnreadableFile {
        try {
            TextDecoding.of(head.path());
        } catch (IOException e) {
            throw failedReading(head.path(), e);
        }
    }

    static UnreadableFile unknownFormatId(String id, Collection<String> formats) {
        return new UnreadableFile(Message.of("imports.unknownFormatId", id, String.join(", ", formats)));
    }
}
