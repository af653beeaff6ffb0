package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DigitalOceanSizesTest {

    @TempDir
    Path folder;

    private FileReport.PriceFile read(String... sizes) throws Exception {
        return SheetReading.read(folder, "sizes", "{\"sizes\":[" + String.join(",", sizes) + "]}");
    }

    private static String size(String model, int gpus, int memory, String price) {
        return """
                {"slug":"gpu-x","price_monthly":17796.48,"price_hourly":%s,"regions":["aaa1"],
                "gpu_info":{"count":%d,"vram":{"amount":%d,"unit":"gib"},"model":"%s"}}"""
                .formatted(price, gpus, memory, model);
    }

    /// 23.92 / 8 = 2.99; the month of 744 hours is the same price and no commitment.
    @Test
    void theMemoryIsThatOfAllCardsAndTheMonthIsNoTerm() throws Exception {
        FileReport.PriceFile file = read(size("nvidia_h100", 8, 640, "23.92"), size("amd_mi300x", 1, 192, "1.99"),
                "{\"slug\":\"s-1\",\"price_hourly\":0.006,\"regions\":[\"aaa1\"]}", size("nvidia_h100", 8, 640, "0"));
        assertThat(file.format()).isEqualTo("digitalocean");
        assertThat(offers(file)).containsExactly("H100 80GB x8 aaa1 on_demand 2.99 USD",
                "MI300X 192GB x1 aaa1 on_demand 1.99 USD");
        assertThat(problems(file)).hasSize(2);
        assertThat(file.rows()).isEqualTo(rows(4, 2, 0, 0));
    }
}
