package org.breakeven.bench;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Times the application against others in one run: `mvn test -Dtest=Benchmarks -Dbench=true`. Does nothing otherwise.
/// `-Dbench.only=aws-json,skypilot` runs some, `-Dbench.rounds=5` more often, `-Dbench.scale=0.1` on smaller inputs.
/// The table is left in `target/benchmarks.txt` too.
class Benchmarks {

    static final List<Benchmark> ALL = List.of(new AwsJsonBenchmark(), new SkyPilotBenchmark());

    @Test
    void run(@TempDir Path folder) throws Exception {
        Assumptions.assumeTrue(Boolean.getBoolean("bench"), "benchmarks run with -Dbench=true");
        List<Benchmark> chosen = chosen(System.getProperty("bench.only", ""));
        assertFalse(chosen.isEmpty(), () -> "-Dbench.only names none of " + ALL.stream().map(Benchmark::id).toList());
        StringBuilder report = new StringBuilder(ResultTable.head());
        for (Benchmark benchmark : chosen) {
            report.append(measured(benchmark, folder));
        }
        System.out.println("\n" + report);
        Files.writeString(Files.createDirectories(Path.of("target")).resolve("benchmarks.txt"), report);
    }

    private static String measured(Benchmark benchmark, Path folder) throws Exception {
        Path input = Files.createDirectory(folder.resolve(benchmark.id()));
        try {
            System.out.println(benchmark.id() + ": making its input");
            Rounds rounds = new Rounds(benchmark, input, benchmark.prepare(input));
            return ResultTable.of(benchmark, rounds.run(Integer.getInteger("bench.rounds", 3)));
        } finally {
            delete(input);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
    }

    private static List<Benchmark> chosen(String ids) {
        List<String> wanted = Arrays.asList(ids.split(","));
        return ALL.stream().filter(benchmark -> ids.isEmpty() || wanted.contains(benchmark.id())).toList();
    }

    static Benchmark named(String id) {
        return ALL.stream().filter(benchmark -> benchmark.id().equals(id)).findFirst().orElseThrow();
    }

    /// A size of input, by `-Dbench.scale`.
    static long scaled(long size) {
        return Math.max(1, Math.round(size * Double.parseDouble(System.getProperty("bench.scale", "1"))));
    }
}
