package org.breakeven.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// What was measured as a table: two lines a benchmark for the first run in a process and two for the later ones.
final class ResultTable {

    private static final String LINE = "%-14s %-5s %-34s %9s %9s %9s %6s %8s %8s%n";

    private ResultTable() { }

    static String head() {
        return "Java %s, %d processors, load %.2f%n".formatted(Runtime.version(),
                Runtime.getRuntime().availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage())
                + LINE.formatted("case", "run", "side", "min s", "median s", "cpu s", "ratio", "peak MB", "kept MB");
    }

    static String of(Benchmark benchmark, Rounds.Result result) {
        StringBuilder lines = new StringBuilder(both(benchmark, result, "cold", one -> one.runs().stream().limit(1)));
        if (benchmark.runs() > 1) {
            lines.append(both(benchmark, result, "warm", one -> one.runs().stream().skip(1)));
        }
        return result.promises().isEmpty() ? lines.toString() : lines + "  " + result.promises() + "\n";
    }

    /// The runs of a process that count.
    @FunctionalInterface
    private interface Part {
        Stream<Measured.Run> of(Measured one);
    }

    private static String both(Benchmark benchmark, Rounds.Result result, String name, Part part) {
        double ratio = median(result.ours(), part, Measured.Run::wall) / median(result.theirs(), part, Measured.Run::wall);
        return line(benchmark.id(), name, "Breakeven", result.ours(), part, "%.2f".formatted(ratio))
                + line("", "", benchmark.alternative(), result.theirs(), part, "1");
    }

    private static String line(String id, String name, String side, List<Measured> processes, Part part, String ratio) {
        double min = values(processes, part, Measured.Run::wall).min().orElseThrow();
        return String.format(Locale.ROOT, LINE, id, name, side, seconds(min),
                seconds(median(processes, part, Measured.Run::wall)), seconds(median(processes, part, Measured.Run::cpu)),
                ratio, mb(processes, Measured::peak), mb(processes, Measured::kept));
    }

    private static double median(List<Measured> processes, Part part, ToLongFunction<Measured.Run> figure) {
        long[] sorted = values(processes, part, figure).sorted().toArray();
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2.0;
    }

    private static LongStream values(List<Measured> processes, Part part, ToLongFunction<Measured.Run> figure) {
        return processes.stream().flatMap(part::of).mapToLong(figure);
    }

    private static String seconds(double nanos) {
        return "%.3f".formatted(nanos / 1e9);
    }

    private static String mb(List<Measured> processes, ToLongFunction<Measured> figure) {
        return String.valueOf(processes.stream().mapToLong(figure).max().orElse(0) / 1_000_000);
    }
}
