package org.breakeven.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class TasksTest {

    private final Deque<Runnable> background = new ArrayDeque<>();
    private final List<Object> results = new ArrayList<>();
    private final List<Throwable> failures = new ArrayList<>();
    private final Tasks tasks = new Tasks(background::add, Runnable::run, failures::add);

    @Test
    void aResultArrivesAndTheEntryGoes() {
        tasks.start("work", running -> {
            running.report(0.5);
            return running.shareProperty().get();
        }, results::add);
        assertThat(tasks.running()).hasSize(1);
        background.remove().run();
        assertThat(results).containsExactly(0.5);
        assertThat(tasks.running()).isEmpty();
    }

    @Test
    void noFailureIsSilent() {
        IOException failure = new IOException("disk");
        tasks.start("work", _ -> {
            throw failure;
        }, results::add);
        background.remove().run();
        assertThat(failures).containsExactly(failure);
        assertThat(results).isEmpty();
        assertThat(tasks.running()).isEmpty();
    }

    @Test
    void cancelledWorkGivesNeitherResultNorFailure() {
        tasks.start("work", _ -> "done", results::add);
        tasks.running().getFirst().cancel();
        background.remove().run();
        assertThat(results).isEmpty();
        assertThat(failures).isEmpty();
        assertThat(tasks.running()).isEmpty();
    }
}
