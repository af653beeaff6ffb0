package org.breakeven.usage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.ZoneId;
import org.breakeven.imports.FileReport.CardUsage;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportProblem;
import org.breakeven.imports.UnreadableFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Slurm accounting, one trap each; the figures are added up by hand.
class SacctLogTest {

    private static final String HEADER = "JobID|State|Start|End|ElapsedRaw|AllocTRES|JobName\n";

    @TempDir
    private Path folder;

    private UsageFile read(String text) throws UnreadableFile {
        return UsageFiles.read(UsageFiles.write(folder, "jobs.txt", text));
    }

    private static String job(String id, String state, String start, String end, int seconds, String tres) {
        return id + "|" + state + "|2031-03-01T" + start + "|" + (end.isEmpty() ? "Unknown" : "2031-03-01T" + end) + "|" + seconds + "|" + tres + "|train\n";
    }

    @Test
    void onlyAllocationsCountAndUntypedIsTheCount() throws UnreadableFile {
        UsageFile file = read(HEADER
                + job("7", "COMPLETED", "10:00:00", "11:00:00", 3600, "cpu=8,gres/gpu:z9_96=2,gres/gpu=2,gres/gpumem=9G,gres/gpuutil=50")
                + job("7.batch", "COMPLETED", "10:00:00", "11:00:00", 3600, "gres/gpu:z9_96=2,gres/gpu=2")
                + job("7.0", "COMPLETED", "10:00:00", "11:00:00", 3600, "gres/gpu=2")
                + job("8_3", "FAILED", "10:00:00", "10:30:00", 1800, "gres/gpu:odd=1,gres/gpu:z9_96=3")
                + job("9", "CANCELLED by 501", "10:00:00", "10:30:00", 1800, "gres/gpu:odd=1,gres/gpu=4")
                + job("10", "CANCELLED+", "10:00:00", "10:06:00", 360, "cpu=4,mem=1G"));
        assertThat(file.rows().read()).isEqualTo(6);
        // 2 + 4 x 0.5 + 4 x 0.5; z9: 2 + 1.5, odd: 0.5 + 0.5, no type: 1.5
        assertThat(file.hours().paid()).isEqualByComparingTo("6");
        assertThat(file.hours().running()).isEqualByComparingTo("0");
        assertThat(file.hours().busy()).isNull();
        assertThat(file.byCard()).extracting(CardUsage::card).containsExactly("Z9 96GB", "gres/gpu", "odd");
        assertThat(file.byCard()).extracting(card -> card.hours().paid().toPlainString()).containsExactly("3.5", "1.5", "1");
    }

    @Test
    void columnsByNameInAnyOrderWithBarsInTheNameAndAtTheEnd() throws UnreadableFile {
        UsageFile file = read("""
                elapsed|JOBNAME|jobid|alloctres|state|end|start|
                1-02:00:00|a|b|c|11|gres/gpu=2|COMPLETED|2031-03-02T12:00:00|2031-03-01T10:00:00|
                00:30:00|plain|12|gres/gpu=1|TIMEOUT|2031-03-01T10:30:00|2031-03-01T10:00:00|
                elapsed|JOBNAME|jobid|alloctres|state|end|start|
                30:00.500|plain|13|gres/gpu=1|COMPLETED|2031-03-01T10:30:00|2031-03-01T10:00:00|
                """);
        assertThat(file.rows().read()).isEqualTo(3);
        assertThat(file.problems()).isEmpty();
        assertThat(file.hours().paid()).isEqualByComparingTo("53");
    }

    @Test
    void jobsThatHaveNotEndedStandApart() throws UnreadableFile {
        UsageFile file = read(HEADER
                + job("1", "RUNNING", "10:00:00", "", 7200, "gres/gpu=2")
                + job("2", "RUNNING", "10:00:00", "10:00:00", 1800, "gres/gpu=1")
                + "3|PENDING|Unknown|Unknown|0||wait\n"
                + "4|CANCELLED by 9|None|2031-03-01T09:00:00|0||gone\n"
                + job("5", "COMPLETED", "12:00:00", "13:00:00", 3600, "gres/gpu=1"));
        assertThat(file.hours().paid()).isEqualByComparingTo("1");
        assertThat(file.hours().running()).isEqualByComparingTo("4.5");
        assertThat(UsageFiles.words(file)).contains("2 jobs were still running").contains("1 jobs were pending");
        assertThat(file.rows().rejected()).isZero();
        // 10:00 to 13:00: 3 GPUs for half an hour, 2 for one and a half, 1 for one
        assertThat(file.peakGpus()).isEqualTo(3);
        assertThat(file.demand().curve().shares()).containsExactly(new double[] {1, 2.0 / 3, 0.5 / 3}, within(1e-9));
        assertThat(file.demand().source()).isEqualTo("jobs.txt");
    }

    @Test
    void aJobThatStartsWhenAnotherEndsDoesNotOverlapIt() throws UnreadableFile {
        UsageFile file = read(HEADER + job("1", "COMPLETED", "10:00:00", "11:00:00", 3600, "gres/gpu=4")
                + job("2", "COMPLETED", "11:00:00", "12:00:00", 3600, "gres/gpu=4"));
        assertThat(file.peakGpus()).isEqualTo(4);
    }

    @Test
    void sameLineIsADuplicateSameIdIsNot() throws UnreadableFile {
        String first = job("1", "REQUEUED", "10:00:00", "11:00:00", 3600, "gres/gpu=1");
        UsageFile file = read(HEADER + first + job("1", "COMPLETED", "12:00:00", "14:00:00", 7200, "gres/gpu=1") + first);
        assertThat(file.hours().paid()).isEqualByComparingTo("3");
        assertThat(file.rows().duplicate()).isEqualTo(1);
        assertThat(file.rows().accepted()).isEqualTo(2);
    }

    @Test
    void slicesAreNoWholeGpus() throws UnreadableFile {
        UsageFile file = read(HEADER + job("1", "COMPLETED", "10:00:00", "12:00:00", 7200, "gres/gpu:z9_1g.10gb=3,gres/gpu=3")
                + job("2", "COMPLETED", "10:00:00", "11:00:00", 3600, "gres/gpu:z9:2g.20gb=1,gres/gpu:z9_96=1,gres/gpu=2"));
        assertThat(file.hours().paid()).isEqualByComparingTo("1");
        assertThat(file.peakGpus()).isEqualTo(1);
        assertThat(UsageFiles.words(file)).contains("MIG").contains("7 slice-hours");
    }

    @Test
    void damagedRowsAreNamedAndTheRestIsKept() throws UnreadableFile {
        UsageFile file = read(HEADER + job("1", "COMPLETED", "10:00:00", "11:00:00", 3600, "gres/gpu=1") + "\n"
                + "2|COMPLETED|2031-03\n"
                + "3|COMPLETED|2031-02-30T10:00:00|2031-03-01T11:00:00|60|gres/gpu=1|x\n"
                + "4|COMPLETED|2031-03-01T10:00:00|2031-03-01T11:00:00|soon|gres/gpu=1|x\n"
                + "5|COMPLE\0\0D|2031-03-01T10:00:00|2031-03-01T11:00:00|3600|gres/gpu=1|x\n");
        assertThat(file.rows().read()).isEqualTo(5);
        assertThat(file.rows().rejected()).isEqualTo(4);
        assertThat(file.hours().paid()).isEqualByComparingTo("1");
        assertThat(file.problems()).extracting(ImportProblem::row).containsExactly(4L, 5L, 6L, 7L);
        assertThat(file.problems()).extracting(ImportProblem::column).containsExactly("", "Start", "ElapsedRaw", "");
    }

    @Test
    void zoneOfTheClusterIsSaidOrAssumed() throws UnreadableFile {
        String log = HEADER + job("1", "COMPLETED", "10:00:00", "11:00:00", 3600, "gres/gpu=1");
        UsageFile unknown = read(log);
        assertThat(unknown.period().start()).hasToString("2031-03-01T10:00Z");
        assertThat(UsageFiles.words(unknown)).contains("no time zone or offset");
        for (String zone : new String[] {"Asia/Shanghai", "+08:00", "UTC+08:00"}) {
            UsageFile told = UsageFiles.read(folder.resolve("jobs.txt"), new ImportOptions(null, ZoneId.of(zone), null, share -> { }, () -> false));
            assertThat(told.period().start().toInstant()).as(zone).hasToString("2031-03-01T02:00:00Z");
            assertThat(UsageFiles.words(told)).contains("local time of " + zone);
        }
        UsageFile epoch = read(HEADER + "1|COMPLETED|1930000000|1930003600|3600|gres/gpu=1|x\n");
        assertThat(epoch.period().start().toInstant().getEpochSecond()).isEqualTo(1_930_000_000L);
        assertThat(epoch.assumptions()).isEmpty();
    }

    @Test
    void theHourThatComesTwiceInAutumnLengthensNoJob() throws UnreadableFile {
        String log = HEADER + "1|COMPLETED|2031-10-26T01:30:00|2031-10-26T03:30:00|10800|gres/gpu=1|x\n";
        UsageFiles.write(folder, "jobs.txt", log);
        UsageFile file = UsageFiles.read(folder.resolve("jobs.txt"), new ImportOptions(null, ZoneId.of("Europe/Oslo"), null, share -> { }, () -> false));
        assertThat(file.hours().paid()).isEqualByComparingTo("3");
        assertThat(file.period().end()).hasToString("2031-10-26T03:30+01:00");
    }

    @Test
    void withoutTresNobodyKnowsTheGpus() throws UnreadableFile {
        UsageFile file = read("JobID|State|Start|End|ElapsedRaw\n1|COMPLETED|2031-03-01T10:00:00|2031-03-01T11:00:00|3600\n");
        assertThat(file.hours().paid()).isNull();
        assertThat(file.peakGpus()).isNull();
        assertThat(UsageFiles.words(file)).contains("AllocTRES");
    }

    @Test
    void unknownColumnsWithoutHeaderAskForOne() {
        Path file = UsageFiles.write(folder, "jobs.txt", "1|x|COMPLETED|2031-03-01T10:00:00|3600\n2|y|FAILED|2031-03-01T10:00:00|60\n");
        assertThatThrownBy(() -> UsageFiles.read(file)).isInstanceOfSatisfying(UnreadableFile.class,
                e -> assertThat(UsageFiles.english(e.reason())).contains("5 columns").contains("header"));
    }

    @Test
    void knownColumnsWithoutHeaderAreKnownByTheirContent() throws UnreadableFile {
        UsageFile file = read("21|21|blue|short|normal|ants|ants|1|ann|2|2031-03-01T09:00:00|2031-03-01T09:00:00|2031-03-01T10:00:00"
                + "|2031-03-01T12:00:00|02:00:00|0:0|COMPLETED|1|8|8|9G||gres/gpu=3|1-00:00:00|node1|a|b|c\n");
        assertThat(file.rows().read()).isEqualTo(1);
        assertThat(file.hours().paid()).isEqualByComparingTo("6");
    }
}
