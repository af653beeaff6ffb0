package org.breakeven.usage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.math.BigDecimal;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.breakeven.imports.FileReport.CardUsage;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.imports.UnreadableFile;
import org.junit.jupiter.api.Test;

/// Real files, held against totals that plain scripts computed. Skipped where the samples are not beside the project.
class RealUsageSamplesTest {

    private static UsageFile sample(String name) throws UnreadableFile {
        assumeTrue(Files.exists(UsageFiles.SAMPLES.resolve(name)), "sample files are not here: " + name);
        return UsageFiles.read(UsageFiles.SAMPLES.resolve(name));
    }

    private static void says(UsageFile file, String pattern) {
        assertThat(UsageFiles.words(file)).containsPattern(Pattern.compile(pattern, Pattern.CASE_INSENSITIVE));
    }

    private static void total(UsageFile file, String currency, String billed, String effective) {
        assertThat(file.totals()).singleElement().satisfies(total -> {
            assertThat(total.currency()).isEqualTo(currency);
            assertThat(total.billed()).isEqualByComparingTo(billed);
            assertThat(total.effective()).isEqualByComparingTo(effective);
        });
    }

    private static BigDecimal paid(UsageFile file, String raw) {
        return file.byCard().stream().filter(card -> card.rawName().equals(raw)).map(card -> card.hours().paid()).findFirst().orElseThrow();
    }

    @Test
    void focusOfThreeProviders() throws UnreadableFile {
        UsageFile file = sample("focus10-sample-1000.csv");
        assertThat(file.rows().read()).isEqualTo(1000);
        assertThat(file.rows().accepted()).isEqualTo(1000);
        total(file, "USD", "20.52022672899", "14.97651418586");
        assertThat(file.totals().getFirst().billed()).hasToString("20.52022672899");
        assertThat(file.hours().paid()).hasToString("6.283056");
        assertThat(file.byCard()).singleElement().satisfies(card -> {
            assertThat(card.card()).isEqualTo("A10G 24GB");
            assertThat(card.rawName()).isEqualTo("g5.4xlarge");
            assertThat(card.billed()).hasToString("10.203682944");
        });
        assertThat(file.period().start()).hasToString("2024-09-01T00:00Z");
        assertThat(file.period().end()).hasToString("2024-10-01T00:00Z");
        assertThat(file.demand().curve().average()).isCloseTo(6.283056 / 720, org.assertj.core.api.Assertions.within(1e-9));
        says(file, "UTC");
        says(file, "effective cost is missing .* 610 rows");
    }

    @Test
    void focusCommitments() throws UnreadableFile {
        UsageFile used = sample("focus-spec-commitment-usage-1.csv");
        total(used, "", "0", "1");
        says(used, "currency");
        assertThat(used.hours().paid()).isEqualByComparingTo("0");
        UsageFile unused = sample("focus-spec-commitment-usage-3.csv");
        assertThat(unused.rows().read()).isEqualTo(2);
        total(unused, "", "0", "1");
        says(unused, "unused");
        total(sample("focus-spec-commitment-purchase-1.csv"), "", "8760", "0");
        UsageFile flex = sample("focus-spec-flex-100pct-1res.csv");
        assertThat(flex.rows().read()).isEqualTo(3);
        total(flex, "", "2.75", "2.75");
    }

    @Test
    void sacctWithStepsAndRunningJobs() throws UnreadableFile {
        UsageFile file = sample("sacct-fox-gpu-2025.txt");
        assertThat(file.rows().read()).isEqualTo(301);
        assertThat(file.rows().accepted()).isEqualTo(301);
        assertThat(file.hours().paid()).isEqualByComparingTo("30.656389");
        assertThat(file.hours().running()).isEqualByComparingTo("902.686111");
        assertThat(file.peakGpus()).isEqualTo(46);
        assertThat(paid(file, "a100_80")).isEqualByComparingTo("23.003056");
        assertThat(paid(file, "rtx30")).isEqualByComparingTo("3.939722");
        assertThat(paid(file, "gres/gpu")).isEqualByComparingTo("1.701944");
        assertThat(file.byCard().stream().map(CardUsage::hours).map(h -> h.running()).reduce(BigDecimal.ZERO, BigDecimal::add))
                .isCloseTo(new BigDecimal("902.686111"), org.assertj.core.api.Assertions.within(new BigDecimal("0.00001")));
        says(file, "zone|offset");
        says(file, "32 jobs were still running");
        says(file, "31 jobs were pending");
    }

    @Test
    void sacctWithElapsedOnly() throws UnreadableFile {
        UsageFile file = sample("sacct-xdmod-phillips.log");
        assertThat(file.rows().read()).isEqualTo(4285);
        assertThat(file.rows().rejected()).isZero();
        assertThat(file.hours().paid()).isEqualByComparingTo("506.912778");
        assertThat(file.peakGpus()).isEqualTo(2);
    }

    @Test
    void sacctOddities() throws UnreadableFile {
        UsageFile arrays = sample("sacct-xdmod-arrays.log");
        assertThat(arrays.rows().read()).isEqualTo(6);
        assertThat(arrays.rows().duplicate()).isZero();
        assertThat(arrays.hours().paid()).isEqualByComparingTo("0");
        assertThat(sample("sacct-xdmod-basic.log").rows().read()).isEqualTo(4);
        assertThat(sample("sacct-xdmod-basic.log").hours().paid()).isEqualByComparingTo("0");
        UsageFile open = sample("sacct-xdmod-nonended.log");
        assertThat(open.rows().read()).isEqualTo(2);
        assertThat(open.hours().paid()).isEqualByComparingTo("0");
        says(open, "1 jobs were still running");
        says(open, "1 jobs were pending");
    }
}
