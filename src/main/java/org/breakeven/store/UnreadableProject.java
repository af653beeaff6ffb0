package org.breakeven.store;

import org.breakeven.model.Message;

/// A project file that cannot be taken; the message is one clear sentence with what to do next.
public final class UnreadableProject extends Exception {

    private final transient Message reason;

    UnreadableProject(Message reason, Throwable cause) {
        super(reason.key(), cause);
        this.reason = reason;
    }

    public Message reason() {
        return reason;
    }
}
