package org.breakeven.imports.mapping;

import org.breakeven.model.Message;

/// A cell that makes its row useless.
final class RowFault extends Exception {

    private final String column;
    private final String found;
    private final transient Message reason;
    private final transient Message expected;

    RowFault(String column, String found, Message reason, Message expected) {
        super(reason.key());
        this.column = column;
        this.found = found;
        this.reason = reason;
        this.expected = expected;
    }

    String column() {
        return column;
    }

    String found() {
        return found;
    }

    Message reason() {
        return reason;
    }

    Message expected() {
        return expected;
    }
}
