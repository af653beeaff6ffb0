package org.breakeven.imports.prices;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.SheetRow;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;

/// Columns a format cannot do without.
final class Columns {

    private Columns() { }

    /// Refuses a file that was chosen to be of a format and lacks its columns.
    static void require(FileHead head, Collection<String> columns) throws UnreadableFile {
        Set<String> missing = new TreeSet<>(columns);
        missing.removeAll(SheetRow.places(head.columns()).keySet());
        if (!missing.isEmpty()) {
            throw missing(head, missing);
        }
    }

    static UnreadableFile missing(FileHead head, Collection<String> columns) {
        return new UnreadableFile(Message.of("imports.missingColumns", head.fileName(), String.join(", ", columns)));
    }
}
