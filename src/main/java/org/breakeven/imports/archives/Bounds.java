package org.breakeven.imports.archives;

import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;

/// What an archive may grow to. A file made to fill a disk unpacks to a thousand times its size; price lists and logs
/// stay below a hundred.
final class Bounds {

    static final int MEMBERS = 1000;
    static final long BYTES = 4L << 30;
    static final int RATIO = 200;
    /// Small archives may be of any ratio.
    static final long ALWAYS = 32L << 20;

    private final String archive;
    private final long packed;
    private int members;
    private long unpacked;

    /// @param archive its name, for the refusal
    /// @param packed  its size in bytes
    Bounds(String archive, long packed) {
        this.archive = archive;
        this.packed = Math.max(1, packed);
    }

    /// One more file.
    void member() throws UnreadableFile {
        if (++members > MEMBERS) {
            throw new UnreadableFile(Message.of("imports.archive.tooMany", archive, MEMBERS));
        }
    }

    /// So many bytes more have come out.
    void grow(long bytes) throws UnreadableFile {
        unpacked += bytes;
        if (unpacked > BYTES || unpacked > ALWAYS && unpacked / RATIO > packed) {
            throw new UnreadableFile(Message.of("imports.archive.tooLarge", archive));
        }
    }
}
