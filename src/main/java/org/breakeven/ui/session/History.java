package org.breakeven.ui.session;

import java.util.ArrayDeque;
import java.util.Deque;

/// States gone through, for undo and redo. Steps with the same mark in a row, such as the ticks of one slider drag,
/// count as one.
final class History<T> {

    private static final int LONGEST = 200;

    private final Deque<T> past = new ArrayDeque<>();
    private final Deque<T> future = new ArrayDeque<>();
    private T now;
    private Object mark;

    History(T first) {
        now = first;
    }

    T now() {
        return now;
    }

    /// @param step `null` never merges with another
    void go(T next, Object step) {
        if (step == null || !step.equals(mark)) {
            past.push(now);
            if (past.size() > LONGEST) {
                past.removeLast();
            }
        }
        mark = step;
        now = next;
        future.clear();
    }

    boolean canUndo() {
        return !past.isEmpty();
    }

    boolean canRedo() {
        return !future.isEmpty();
    }

    void undo() {
        future.push(now);
        now = past.pop();
        mark = null;
    }

    void redo() {
        past.push(now);
        now = future.pop();
        mark = null;
    }
}
