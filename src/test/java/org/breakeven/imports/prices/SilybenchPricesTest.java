package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.lines;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;

import java.nio.file.Path;
import java.time.LocalDate;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SilybenchPricesTest {

    private static final String HEADER =
            "provider,gpu_type,provisioning,usd_per_gpu_hour,min_gpus,product,source,checked_at,notes";

    @TempDir
    Path folder;

    private FileReport.PriceFile read(String... rows) throws Exception {
        return SheetReading.read(folder, "p.csv", HEADER + "\r\n" + lines(rows));
    }

    @Test
    void pricesArePerGpuAndTheProductTellsTheForm() throws Exception {
        FileReport.PriceFile file = read("northern,H100-80GB,on-demand,3.99,8,\"8x H100 SXM, big\",https://e.org,2026-09-25,",
                "gcp,L4-24GB,spot,0.31,,,https://e.org,2026-10-07,a note");
        assertThat(file.format()).isEqualTo("silybench");
        assertThat(offers(file)).containsExactly("H100 SXM 80GB x8  on_demand 3.99 USD", "L4 24GB x1  spot 0.31 USD");
        assertThat(file.offers()).extracting("provider").containsExactly("northern", "GCP");
        assertThat(file.offers().getFirst().source().asOf()).isEqualTo(LocalDate.of(2026, 9, 25));
    }

    @Test
    void faultsAreNamed() throws Exception {
        FileReport.PriceFile file = read("a,L4,sometimes,1,1,,,2026-09-25,", "a,L4,spot,1,few,,,2026-09-25,",
                "a,L4,spot,cheap,1,,,2026-09-25,", "a,L4,spot,0.2,1,,,last week,", "a,L4,spot,1,1");
        assertThat(problems(file)).containsExactly("error 2 provisioning: unknown term",
                "error 3 min_gpus: not a number of GPUs", "error 4 usd_per_gpu_hour: not a price",
                "warning 5 checked_at: not a date; taken without a date", "error 6 : the row has 5 columns of 9");
        assertThat(file.offers()).hasSize(1);
    }
}
