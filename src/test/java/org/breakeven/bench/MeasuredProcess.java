package org.breakeven.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The process in which one side of a benchmark runs: `<id> <side> <folder>`. Prints what [Measured] reads.
final class MeasuredProcess {

    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private MeasuredProcess() { }

    enum Side { OURS, THEIRS, PROMISES }

    static void main(String[] arguments) throws Exception {
        Benchmark benchmark = Benchmarks.named(arguments[0]);
        Path folder = Path.of(arguments[2]);
        switch (Side.valueOf(arguments[1])) {
            case OURS -> System.out.print(measure(() -> benchmark.ours(folder), benchmark.runs()).print());
            case THEIRS -> System.out.print(measure(() -> benchmark.theirs(folder), benchmark.runs()).print());
            case PROMISES -> System.out.print(benchmark.promises(folder));
        }
        System.exit(0);
    }

    /// One side's work.
    @FunctionalInterface
    private interface Work {
        long count() throws Exception;
    }

    private static Measured measure(Work work, int times) throws Exception {
        ProcessMemory memory = ProcessMemory.watched();
        List<Measured.Run> runs = new ArrayList<>();
        long count = 0;
        for (int i = 0; i < times; i++) {
            long wall = System.nanoTime();
            long cpu = SYSTEM.getProcessCpuTime();
            count = work.count();
            runs.add(new Measured.Run(System.nanoTime() - wall, SYSTEM.getProcessCpuTime() - cpu));
        }
        return new Measured(runs, memory.peak(), memory.kept(), count);
    }
}
