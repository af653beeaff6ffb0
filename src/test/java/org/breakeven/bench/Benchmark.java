package org.breakeven.bench;

import java.nio.file.Path;
import java.util.List;

/// Something of ours timed against somebody else's way to the same. A new one is one class and one line in
/// [Benchmarks]; it has a constructor without arguments, for it runs in processes of its own.
interface Benchmark {

    /// As `-Dbench.only` and the table call it.
    String id();

    /// What [#theirs] is.
    String alternative();

    /// Flags of the processes of both sides.
    default List<String> jvm() {
        return List.of("-Xmx512m");
    }

    /// How often either side runs in one process. The first run is the cold one.
    default int runs() {
        return 1;
    }

    /// Writes what both sides read, once, in the main process.
    ///
    /// @return what [#ours] has to count, known from how the input was made
    long prepare(Path folder) throws Exception;

    /// @return what was found, so that a fast wrong answer fails the benchmark
    long ours(Path folder) throws Exception;

    /// @return any count that keeps the work from being left out
    long theirs(Path folder) throws Exception;

    /// Promises beside speed, kept in a process of its own.
    ///
    /// @return one line for the report, empty where there are none
    default String promises(Path folder) throws Exception {
        return "";
    }
}
