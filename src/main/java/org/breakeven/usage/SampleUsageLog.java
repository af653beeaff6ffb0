package org.breakeven.usage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.stream.Stream;

/// An invented usage log for the sample project: three teams on one machine of eight GPUs for three months, as
/// `sacct --parsable2` would write it. It is made anew each time and is always the same.
public final class SampleUsageLog {

    /// Says to whoever sees it that nobody measured this.
    public static final String FILE_NAME = "example-usage.sacct.txt";

    private static final String HEADER = "JobID|Cluster|Account|User|State|ExitCode|Submit|Start|End|ElapsedRaw|AllocTRES|JobName";
    private static final String CLUSTER = "example";
    private static final String CARD = "a100_80";
    private static final int GPUS = 8;
    private static final LocalDateTime FROM = LocalDateTime.of(2026, 8, 3, 0, 0);
    private static final LocalDateTime TO = LocalDateTime.of(2026, 11, 2, 0, 0);
    private static final Duration STEP = Duration.ofMinutes(10);
    private static final long SEED = 8;

    /// GPUs the teams would like to have: by day, by night, at the weekend.
    private static final double BY_DAY = 5.4;
    private static final double BY_NIGHT = 1.1;
    private static final double AT_WEEKENDS = 1.0;

    private static final List<String> TEAMS = List.of("vision", "vision", "vision", "speech", "speech", "search");
    private static final List<Integer> SIZES = List.of(1, 1, 1, 1, 2, 2, 4);

    private record Job(int id, String team, LocalDateTime submitted, LocalDateTime start, LocalDateTime end, int gpus, String state) {

        String line() {
            String tres = "billing=%d,cpu=%d,gres/gpu:%s=%d,gres/gpu=%d,node=1".formatted(gpus * 8, gpus * 8, CARD, gpus, gpus);
            String exit = state.equals("FAILED") ? "1:0" : "0:0";
            return String.join("|", String.valueOf(id), CLUSTER, team, team + "-" + (1 + id % 3), state, exit, time(submitted),
                    time(start), time(end), String.valueOf(ChronoUnit.SECONDS.between(start, end)), tres, "example-" + team);
        }

        private static String time(LocalDateTime moment) {
            return moment.format(DateTimeFormatter.ISO_LOCAL_DATE_TIME);
        }
    }

    private final Random random = new Random(SEED);
    private final List<Job> jobs = new ArrayList<>();
    private final PriorityQueue<Job> running = new PriorityQueue<>(Comparator.comparing(Job::end));

    private SampleUsageLog() { }

    /// The header and one line a job.
    public static List<String> lines() {
        SampleUsageLog log = new SampleUsageLog();
        for (LocalDateTime now = FROM; now.isBefore(TO); now = now.plus(STEP)) {
            log.fill(now);
        }
        return Stream.concat(Stream.of(HEADER), log.jobs.stream().map(Job::line)).toList();
    }

    /// Writes the log as UTF-8 text.
    public static void write(Path file) throws IOException {
        Files.write(file, lines());
    }

    private void fill(LocalDateTime now) {
        while (!running.isEmpty() && !running.peek().end().isAfter(now)) {
            running.remove();
        }
        int used = running.stream().mapToInt(Job::gpus).sum();
        double wanted = wanted(now) + random.nextGaussian();
        while (used < wanted && used < GPUS) {
            Job job = job(now, Math.min(GPUS - used, SIZES.get(random.nextInt(SIZES.size()))));
            jobs.add(job);
            running.add(job);
            used += job.gpus();
        }
    }

    private static double wanted(LocalDateTime now) {
        boolean weekend = now.getDayOfWeek() == DayOfWeek.SATURDAY || now.getDayOfWeek() == DayOfWeek.SUNDAY;
        boolean day = now.getHour() >= 9 && now.getHour() < 19;
        return weekend ? AT_WEEKENDS : day ? BY_DAY : BY_NIGHT;
    }

    /// Most jobs run for some hours; one in ten fails early, a few are cancelled.
    private Job job(LocalDateTime now, int gpus) {
        double hours = 0.3 + 4 * -StrictMath.log(1 - random.nextDouble());
        double fate = random.nextDouble();
        String state = fate < 0.10 ? "FAILED" : fate < 0.14 ? "CANCELLED by 1001" : fate < 0.16 ? "TIMEOUT" : "COMPLETED";
        long seconds = Math.max(60, (long) (3600 * hours * (state.equals("FAILED") ? 0.3 : 1)));
        LocalDateTime start = now.plusSeconds(random.nextInt((int) STEP.toSeconds()));
        LocalDateTime end = start.plusSeconds(seconds);
        String team = TEAMS.get(random.nextInt(TEAMS.size()));
        return new Job(1001 + jobs.size(), team, start.minusSeconds(random.nextInt(1800)), start, end.isAfter(TO) ? TO : end, gpus, state);
    }
}
