package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.lines;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import java.time.LocalDate;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenCostPricingTest {

    @TempDir
    Path folder;

    @Test
    void onlyGpuRowsAreOffersAndThoseOfTheGpuAlone() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "our-racks.csv", lines(
                "EndTimestamp,InstanceID,Region,AssetClass,InstanceIDField,InstanceType,MarketPriceHourly,Version",
                "# prices of our own racks", "2026-04-17 23:34:22 UTC,node-a,,node,metadata.name,,0.1337,",
                "2026-04-17 23:34:22 UTC,Quadro_RTX_4000,hall-1,gpu,nvidia.com/gpu_type,,0.75,",
                "2026-04-17 23:34:22 UTC,Zenith_9,,gpu,gpu.nvidia.com/class,,0.80,",
                "2026-04-17 23:34:22 UTC,disk-a,,pv,metadata.name,,0.01,",
                "2026-04-17 23:34:22 UTC,Tesla_T4,,gpu,nvidia.com/gpu_type,,a lot,"));
        assertThat(file.format()).isEqualTo("opencost");
        assertThat(offers(file)).containsExactly("Quadro RTX 4000 8GB x1 hall-1 on_demand 0.75 USD",
                "Zenith_9 x1  on_demand 0.8 USD");
        assertThat(file.offers()).allMatch(offer -> offer.gpuPartOnly() && offer.provider().equals("our-racks"));
        assertThat(file.offers().getFirst().source().asOf()).isEqualTo(LocalDate.of(2026, 4, 17));
        assertThat(problems(file)).contains("error 7 MarketPriceHourly: not a price", "info 0 : 1 row left out: storage");
        assertThat(assumptions(file)).contains("currency taken as USD: the file carries none",
                "the file does not name its provider: listed as \"our-racks\" after the file");
        assertThat(file.rows()).isEqualTo(rows(5, 2, 1, 0));
    }
}
