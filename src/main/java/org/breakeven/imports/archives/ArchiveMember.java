package org.breakeven.imports.archives;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.attribute.FileTime;

/// One file in an archive, while the archive is open.
///
/// @param name    as the archive has it, decoded; not to be used as a path
/// @param time    when it was changed; `null` where the archive does not say
/// @param content its bytes, to be read once; the reader closes
/// @param share   of the archive that lies before it, 0 to 1
record ArchiveMember(String name, FileTime time, Content content, double share) {

    /// Opens the bytes.
    @FunctionalInterface
    interface Content {
        InputStream open() throws IOException;
    }
}
