package org.breakeven.imports.archives;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;

/// The files of one open archive, in their order.
interface ArchiveReader extends Closeable {

    /// The next file; folders, links and what the system left are passed over. Empty at the end.
    ///
    /// @throws IOException if the archive is damaged
    Optional<ArchiveMember> next() throws IOException;
}
