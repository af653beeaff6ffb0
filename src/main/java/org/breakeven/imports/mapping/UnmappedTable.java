package org.breakeven.imports.mapping;

import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;

/// A table in no known format: what its columns mean has to be said once.
public final class UnmappedTable extends UnreadableFile {

    private final transient TableDraft draft;

    public UnmappedTable(TableDraft draft) {
        super(Message.of("mapping.unmapped", draft.head().fileName()));
        this.draft = draft;
    }

    public TableDraft draft() {
        return draft;
    }
}
