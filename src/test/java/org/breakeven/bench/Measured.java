package org.breakeven.bench;

import java.util.ArrayList;
import java.util.List;

/// One process of one side.
///
/// @param runs  in order, the first one cold
/// @param peak  bytes the process had at most
/// @param kept  bytes of Java objects there were at most after a collection
/// @param count of the last run
record Measured(List<Run> runs, long peak, long kept, long count) {

    /// @param wall nanoseconds passed
    /// @param cpu  nanoseconds of all processors together
    record Run(long wall, long cpu) { }

    String print() {
        StringBuilder lines = new StringBuilder();
        runs.forEach(run -> lines.append("run ").append(run.wall).append(' ').append(run.cpu).append('\n'));
        return lines.append("memory ").append(peak).append(' ').append(kept).append('\n')
                .append("count ").append(count).append('\n').toString();
    }

    /// Lines of another kind are the benchmark's own talk.
    static Measured parse(List<String> lines) {
        List<Run> runs = new ArrayList<>();
        long[] figures = new long[3];
        for (String line : lines) {
            String[] words = line.split(" ");
            switch (words[0]) {
                case "run" -> runs.add(new Run(Long.parseLong(words[1]), Long.parseLong(words[2])));
                case "memory" -> {
                    figures[0] = Long.parseLong(words[1]);
                    figures[1] = Long.parseLong(words[2]);
                }
                case "count" -> figures[2] = Long.parseLong(words[1]);
                default -> System.out.println(line);
            }
        }
        return new Measured(runs, figures[0], figures[1], figures[2]);
    }
}
