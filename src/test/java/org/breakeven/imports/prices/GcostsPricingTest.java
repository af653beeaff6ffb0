package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.lines;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import java.time.LocalDate;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.UnreadableFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GcostsPricingTest {

    @TempDir
    Path folder;

    /// On demand 8.4 / 2; one year 3504 / 730 / 2 = 2.4; three years are not sold.
    @Test
    void monthsAreOf730HoursAndOneIsNoCommitment() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "pricing", lines("---", "about:", "  timestamp: 1785391997",
                "compute:", "  instance:", "    a2-highgpu-2g:", "      a100: 2", "      cpu: 24", "      cost:",
                "        north1:", "          hour: 8.4", "          hour_spot: 1.3", "          month: 6132",
                "          month_1y: 3504", "          month_3y: 0", "        south1:", "          hour: dear",
                "    e2-micro:", "      cost:", "        north1:", "          hour: 0.01", "          hour_spot: 0.005"));
        assertThat(file.format()).isEqualTo("gcosts");
        assertThat(offers(file)).containsExactly("A100 SXM 40GB x2 north1 on_demand 4.2 USD",
                "A100 SXM 40GB x2 north1 spot 0.65 USD", "A100 SXM 40GB x2 north1 year_1 2.4 USD");
        assertThat(file.offers().getFirst().source().asOf()).isEqualTo(LocalDate.of(2026, 7, 30));
        assertThat(problems(file)).contains("error 2 hour: not a price");
        assertThat(assumptions(file)).hasSize(3).contains("a month taken as 730 hours");
        assertThat(file.rows()).isEqualTo(rows(3, 1, 1, 0));
    }

    @Test
    void brokenYamlIsRefusedWithItsLine() {
        assertThatThrownBy(() -> SheetReading.read(folder, "pricing", "compute:\n  instance: {hour_spot: [1\n"))
                .isInstanceOfSatisfying(UnreadableFile.class,
                        e -> assertThat(SheetReading.reason(e)).contains("is no valid YAML (line "));
    }
}
