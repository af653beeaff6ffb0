package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LambdaInstanceTypesTest {

    @TempDir
    Path folder;

    private FileReport.PriceFile read(String... types) throws Exception {
        return SheetReading.read(folder, "types.json", "{\"data\":{" + String.join(",", types) + "}}");
    }

    private static String type(String name, String cents, String more, String regions) {
        return """
                "%s":{"instance_type":{"name":"%s","price_cents_per_hour":%s%s},"regions_with_capacity_available":[%s]}""".formatted(name, name, cents, more, regions);
    }

    @Test
    void centsOfTheInstanceBecomeDollarsOfAGpu() throws Exception {
        FileReport.PriceFile file = read(type("gpu_8x_h100_sxm5", "2392", ",\"specs\":{\"gpus\":8}",
                "{\"name\":\"east-1\"},{\"name\":\"west-2\"}"),
                type("gpu_1x_a10", "75", "", ""));
        assertThat(file.format()).isEqualTo("lambda");
        // 2392 / 100 / 8; the second has its number of GPUs in its name only and no capacity anywhere
        assertThat(offers(file)).containsExactly("H100 SXM 80GB x8 east-1 on_demand 2.99 USD",
                "H100 SXM 80GB x8 west-2 on_demand 2.99 USD",
                "A10 24GB x1  on_demand 0.75 USD");
        assertThat(file.offers()).allMatch(offer -> offer.provider().equals("Lambda"));
    }

    @Test
    void theDescriptionTellsMemoryAndFormFactor() throws Exception {
        FileReport.PriceFile file = read(type("gpu_4x_q100", "516", ",\"gpu_description\":\"A100 (40 GB PCIe)\"", ""),
                type("gpu_1x_a100_sxm4", "129", "", ""), type("gpu_2x_zenith9", "300", "", ""));
        assertThat(file.offers()).extracting("card").containsExactly("A100 PCIe 40GB", "A100 SXM 40GB", "ZENITH9");
        assertThat(problems(file))
                .containsExactly("info 3 name: the card \"ZENITH9\" is not in the catalog: kept as a card of your own");
    }

    @Test
    void whatIsNoGpuOfferIsLeftOutByName() throws Exception {
        FileReport.PriceFile file = read(type("cpu_4x_general", "20", ",\"specs\":{\"gpus\":0}", ""),
                type("gpu_1x_l4", "0", "", ""),
                type("gpu_1x_l40s", "null", "", ""), type("gpu_l4", "50", "", ""));
        assertThat(file.offers()).isEmpty();
        assertThat(problems(file)).contains("error 4 gpus: not a number of GPUs",
                "info 0 : 2 rows left out: not sold (no price, or 0)");
        assertThat(file.rows()).isEqualTo(rows(4, 0, 1, 0));
    }
}
