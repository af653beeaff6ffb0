package org.breakeven.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// The catalog is read when a window opens or a command starts, so it may not be felt.
class LoadingTimeTest {

    private static final long MOST = 150_000_000;

    @Test
    void readingTheCardsTakesLittleProcessorTime() {
        long best = LongStream.range(0, 3).map(run -> cpuNanos(() ->
                new CardCatalog(ShippedTable.read("cards.csv", CardCatalog::card)))).min().orElseThrow();
        assertThat(best).isLessThan(MOST);
    }

    private static long cpuNanos(Runnable work) {
        var threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        work.run();
        return threads.getCurrentThreadCpuTime() - start;
    }
}
