package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VastOffersTest {

    @TempDir
    Path folder;

    private static String offer(String name, int gpus, int mib, String rest) {
        return """
                {"gpu_name":"%s","num_gpus":%d,"gpu_ram":%d%s}""".formatted(name, gpus, mib, rest);
    }

    private FileReport.PriceFile read(String... offers) throws Exception {
        return SheetReading.read(folder, "offers", "{\"offers\":[" + String.join(",", offers) + "]}");
    }

    @Test
    void thePriceWithoutDiskOfAllCardsIsTaken() throws Exception {
        FileReport.PriceFile file = read(offer("RTX 4090", 2, 24564,
                ",\"dph_base\":0.8,\"dph_total\":0.9,\"min_bid\":0.3,\"geolocation\":\"Nowhere, NW\""),
                offer("A100 SXM4", 4, 81920, ",\"dph_total\":3.2,\"geolocation\":\", US\""),
                offer("RTX 4090", 1, 49140, ",\"dph_total\":0.5,\"geolocation\":null"));
        assertThat(file.format()).isEqualTo("vast");
        assertThat(offers(file)).containsExactly("RTX 4090 24GB x2 Nowhere, NW on_demand 0.4 USD",
                "RTX 4090 24GB x2 Nowhere, NW spot 0.15 USD", "A100 SXM 80GB x4 US on_demand 0.8 USD",
                "RTX 4090 48GB x1  on_demand 0.5 USD");
        assertThat(assumptions(file)).hasSize(4).anyMatch(text -> text.contains("which has the disk in it"));
    }

    @Test
    void hostsOneShouldNotCountOnAreLeftOut() throws Exception {
        FileReport.PriceFile file = read(offer("L4", 1, 24000, ",\"dph_base\":0.1,\"rentable\":false"),
                offer("L4", 1, 24000, ",\"dph_base\":0.1,\"verification\":\"unverified\""),
                offer("L4", 1, 24000, ",\"dph_base\":0.1,\"reliability2\":0.62"),
                offer("L4", 1, 24000, ",\"dph_base\":0.3,\"reliability2\":0.98,\"verification\":\"verified\""));
        assertThat(offers(file)).containsExactly("L4 24GB x1  on_demand 0.3 USD");
        assertThat(problems(file)).hasSize(3);
        assertThat(file.rows()).isEqualTo(rows(4, 1, 0, 0));
    }
}
