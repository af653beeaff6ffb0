package org.breakeven.imports.archives;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// The folder in which files of an archive lie while they are read.
final class TemporaryFolder {

    private TemporaryFolder() { }

    /// Deletes it with what is in it. What cannot be deleted is left to the system, which empties its folder of
    /// temporary files by itself.
    ///
    /// @param folder `null` if it was never made
    static void delete(Path folder) {
        if (folder == null) {
            return;
        }
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.deleteIfExists(path);
            }
        } catch (IOException _) {
            folder.toFile().deleteOnExit();
        }
    }
}
