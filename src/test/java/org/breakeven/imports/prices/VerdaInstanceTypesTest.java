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

class VerdaInstanceTypesTest {

    @TempDir
    Path folder;

    private static String type(String type, String name, int gpus, int memory, String price, String spot) {
        return """
                {"instance_type":"%s","name":"%s","model":"m","currency":"usd","gpu":{"number_of_gpus":%d},
                "gpu_memory":{"size_in_gigabytes":%d},"price_per_hour":%s,"spot_price":%s}"""
                .formatted(type, name, gpus, memory, price, spot);
    }

    private FileReport.PriceFile read(String... types) throws Exception {
        return SheetReading.read(folder, "types", "[" + String.join(",", types) + "]");
    }

    @Test
    void pricesAreTextsForTheWholeInstance() throws Exception {
        FileReport.PriceFile file = read(type("2X.60V", "H100 SXM5 80GB", 2, 160, "\"7.90\"", "\"3.40\""),
                type("4A.20V", "RTX A6000", 4, 192, "\"3.96\"", "null"));
        assertThat(file.format()).isEqualTo("verda");
        assertThat(offers(file)).containsExactly("H100 SXM 80GB x2  on_demand 3.95 USD",
                "H100 SXM 80GB x2  spot 1.7 USD", "RTX A6000 48GB x4  on_demand 0.99 USD");
        assertThat(file.offers()).allMatch(offer -> offer.provider().equals("Verda"));
        assertThat(assumptions(file)).containsExactly("the file carries no date, so the age of its prices is unknown");
    }

    @Test
    void machinesWithoutGpuWithoutPriceAndWithNonsenseAreNamed() throws Exception {
        FileReport.PriceFile file = read(type("CPU.8V", "Zenith CPU", 0, 0, "\"3.00\"", "\"1.50\""),
                type("1L.8V", "L4 24GB", 1, 24, "\"0.00\"", "\"0\""), type("1L.8V", "L4 24GB", 1, 24, "\"ask\"", "null"));
        assertThat(file.offers()).isEmpty();
        assertThat(problems(file)).contains("error 3 price_per_hour: not a price",
                "info 0 : 1 row left out: not sold (no price, or 0)");
        assertThat(file.rows()).isEqualTo(rows(3, 0, 1, 0));
    }
}
