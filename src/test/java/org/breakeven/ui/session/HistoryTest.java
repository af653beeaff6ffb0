package org.breakeven.ui.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HistoryTest {

    private final History<String> history = new History<>("a");

    @Test
    void undoAndRedoGoBackAndForth() {
        history.go("b", null);
        history.go("c", null);
        history.undo();
        assertThat(history.now()).isEqualTo("b");
        history.redo();
        assertThat(history.now()).isEqualTo("c");
        history.undo();
        history.undo();
        assertThat(history.now()).isEqualTo("a");
        assertThat(history.canUndo()).isFalse();
    }

    @Test
    void theTicksOfOneDragAreOneStep() {
        history.go("b", "drag 1");
        history.go("c", "drag 1");
        history.go("d", "drag 2");
        history.undo();
        assertThat(history.now()).isEqualTo("c");
        history.undo();
        assertThat(history.now()).isEqualTo("a");
    }

    @Test
    void aNewStepForgetsWhatWasUndone() {
        history.go("b", null);
        history.undo();
        history.go("c", null);
        assertThat(history.canRedo()).isFalse();
    }
}
