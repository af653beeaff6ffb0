package org.breakeven.cli;

/// What the process answers to the shell.
final class ExitStatus {

    static final int DONE = 0;
    static final int DONE_WITH_REJECTED_ROWS = 1;
    static final int NOT_DONE = 2;

    private ExitStatus() {
    }
}
