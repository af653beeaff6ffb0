package org.breakeven.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class LatestTaskTest {

    private final Deque<Runnable> background = new ArrayDeque<>();
    private final Deque<Runnable> window = new ArrayDeque<>();
    private final List<Object> written = new ArrayList<>();
    private final LatestTask latest = new LatestTask(background::add, window::add, written::add);

    @Test
    void whatWaitsIsReplacedByTheNewest() {
        latest.submit(() -> 1, written::add);
        latest.submit(() -> 2, written::add);
        latest.submit(() -> 3, written::add);
        assertThat(background).hasSize(1);
        drain();
        assertThat(written).containsExactly(3);
    }

    @Test
    void aResultThatComesTooLateIsNotWritten() {
        latest.submit(() -> 1, written::add);
        background.remove().run();
        latest.submit(() -> 2, written::add);
        drain();
        assertThat(written).containsExactly(2);
    }

    @Test
    void aFailureIsShown() {
        IllegalStateException failure = new IllegalStateException("no");
        latest.submit(() -> {
            throw failure;
        }, written::add);
        drain();
        assertThat(written).containsExactly(failure);
    }

    private void drain() {
        while (!background.isEmpty() || !window.isEmpty()) {
            (background.isEmpty() ? window : background).remove().run();
        }
    }
}
