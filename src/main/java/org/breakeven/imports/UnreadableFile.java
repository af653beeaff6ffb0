package org.breakeven.imports;

import org.breakeven.model.Message;

/// A file that cannot be taken at all; the message is one clear sentence with what to do next.
public class UnreadableFile extends Exception {

    private final transient Message reason;

    public UnreadableFile(Message reason) {
        super(reason.key());
        this.reason = reason;
    }

    public UnreadableFile(Message reason, Throwable cause) {
        super(reason.key(), cause);
        this.reason = reason;
    }

    public Message reason() {
        return reason;
    }
}
