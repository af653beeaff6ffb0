package org.breakeven.cli;

import org.breakeven.model.Message;

/// Something the user can put right: shown as one sentence, without a stack trace, with exit status 2.
final class UserError extends RuntimeException {

    private final transient Message reason;

    UserError(String key, Object... args) {
        this(Message.of(key, args), null);
    }

    UserError(Message reason, Throwable cause) {
        super(reason.key(), cause);
        this.reason = reason;
    }

    Message reason() {
        return reason;
    }
}
