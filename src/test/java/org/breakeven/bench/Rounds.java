package org.breakeven.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Runs both sides of a benchmark in turns, each time in a new process.
final class Rounds {

    private final Benchmark benchmark;
    private final Path input;
    private final long expected;

    Rounds(Benchmark benchmark, Path input, long expected) {
        this.benchmark = benchmark;
        this.input = input;
        this.expected = expected;
    }

    /// @param ours     one a process
    /// @param promises what was found beside speed, empty where nothing was promised
    record Result(List<Measured> ours, List<Measured> theirs, String promises) { }

    Result run(int rounds) throws IOException, InterruptedException {
        List<Measured> ours = new ArrayList<>();
        List<Measured> theirs = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            System.out.println(benchmark.id() + ": round " + round + " of " + rounds);
            ours.add(Measured.parse(process(MeasuredProcess.Side.OURS)));
            theirs.add(Measured.parse(process(MeasuredProcess.Side.THEIRS)));
        }
        ours.forEach(one -> assertEquals(expected, one.count(), () -> benchmark.id() + " did not find what is there"));
        return new Result(ours, theirs, String.join("", process(MeasuredProcess.Side.PROMISES)));
    }

    private List<String> process(MeasuredProcess.Side side) throws IOException, InterruptedException {
        List<String> command = Stream.of(Stream.of(java()), benchmark.jvm().stream(),
                Stream.of("--enable-native-access=ALL-UNNAMED", "-Duser.language=en", "-cp", classPath(),
                        MeasuredProcess.class.getName(), benchmark.id(), side.name(), input.toString()))
                .flatMap(part -> part).toList();
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        assertEquals(0, process.waitFor(), () -> benchmark.id() + ", " + side + ": " + lines);
        return lines;
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }
}
