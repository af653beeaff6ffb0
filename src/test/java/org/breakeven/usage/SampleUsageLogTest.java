package org.breakeven.usage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.TreeMap;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.imports.UnreadableFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The example log is always the same, looks like a team's log, and reads back as the demand its rows describe.
class SampleUsageLogTest {

    private record Row(LocalDateTime start, LocalDateTime end, int gpus, String state, String team) {

        static Row of(String line) {
            String[] cells = line.split("\\|");
            return new Row(LocalDateTime.parse(cells[7]), LocalDateTime.parse(cells[8]),
                    Integer.parseInt(cells[10].replaceAll(".*gres/gpu=(\\d+).*", "$1")), cells[4], cells[2]);
        }

        long seconds() {
            return Duration.between(start, end).toSeconds();
        }
    }

    private final List<Row> rows = SampleUsageLog.lines().stream().skip(1).map(Row::of).toList();

    @Test
    void isTheSameEachTime() {
        assertThat(SampleUsageLog.lines()).isEqualTo(SampleUsageLog.lines());
    }

    @Test
    void looksLikeThreeMonthsOfThreeTeams() {
        assertThat(Duration.ofSeconds(periodSeconds()).toDays()).isBetween(88L, 92L);
        assertThat(rows.stream().map(Row::team).distinct()).containsExactlyInAnyOrder("vision", "speech", "search");
        assertThat(rows).anyMatch(row -> row.state().equals("FAILED"));
        assertThat(gpuSeconds() / (8.0 * periodSeconds())).isBetween(0.55, 0.60);
        assertThat(secondsAtLeast(8)).isPositive();
        assertThat(secondsAtLeast(9)).isZero();
    }

    @Test
    void readsBackAsTheDemandOfItsRows(@TempDir Path folder) throws IOException, UnreadableFile {
        Path log = folder.resolve(SampleUsageLog.FILE_NAME);
        SampleUsageLog.write(log);
        UsageFile file = UsageFiles.read(log);
        assertThat(file.rows().accepted()).isEqualTo(rows.size());
        assertThat(file.hours().paid()).isEqualByComparingTo(
                BigDecimal.valueOf(gpuSeconds()).divide(BigDecimal.valueOf(3600), 6, RoundingMode.HALF_UP));
        assertThat(file.peakGpus()).isEqualTo(8);
        for (int k = 1; k <= 8; k++) {
            assertThat(file.demand().curve().share(k)).as("share of time with %d GPUs", k)
                    .isCloseTo(secondsAtLeast(k) / (double) periodSeconds(), within(1e-9));
        }
        assertThat(file.demand().curve().average()).isCloseTo(gpuSeconds() / (double) periodSeconds(), within(1e-9));
    }

    private long gpuSeconds() {
        return rows.stream().mapToLong(row -> row.seconds() * row.gpus()).sum();
    }

    private long periodSeconds() {
        LocalDateTime from = rows.stream().map(Row::start).min(LocalDateTime::compareTo).orElseThrow();
        return Duration.between(from, rows.stream().map(Row::end).max(LocalDateTime::compareTo).orElseThrow()).toSeconds();
    }

    /// Walks through the starts and ends in order of time, ends first.
    private long secondsAtLeast(int gpus) {
        TreeMap<LocalDateTime, Integer> steps = new TreeMap<>();
        rows.forEach(row -> {
            steps.merge(row.start(), row.gpus(), Integer::sum);
            steps.merge(row.end(), -row.gpus(), Integer::sum);
        });
        long seconds = 0;
        int inUse = 0;
        LocalDateTime before = steps.firstKey();
        for (var step : steps.entrySet()) {
            seconds += inUse >= gpus ? Duration.between(before, step.getKey()).toSeconds() : 0;
            inUse += step.getValue();
            before = step.getKey();
        }
        return seconds;
    }
}
