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

class OciPriceListTest {

    @TempDir
    Path folder;

    private static String item(String name, String metric, String prices) {
        return """
                {"partNumber":"B0","displayName":"%s","metricName":"%s","currencyCodeLocalizations":[
                {"currencyCode":"USD","prices":[%s]}]}""".formatted(name, metric, prices);
    }

    private static String tier(String value) {
        return "{\"model\":\"PAY_AS_YOU_GO\",\"value\":" + value + "}";
    }

    @Test
    void onlyGpuHoursCountAndAFirstTierOfZeroIsNoPrice() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "prices", "{\"items\":[" + String.join(",",
                item("Cloud - Compute - GPU - H100", "GPU Per Hour", tier("0") + "," + tier("10")),
                item("Compute - GPU - A100 - v2", "GPU Per Hour", tier("4")),
                item("Compute - GPU Standard - V2", "GPU Per Hour", tier("2.95")),
                item("Compute - GPU - Zenith9", "GPU Per Hour", tier("1")),
                item("Compute - GPU - L40S", "GPU Per Hour", tier("0")),
                item("Compute - Standard - E4", "OCPU Per Hour", tier("0.025"))) + "]}");
        assertThat(file.format()).isEqualTo("oci");
        assertThat(offers(file)).containsExactly("H100 80GB x1  on_demand 10 USD", "A100 SXM 80GB x1  on_demand 4 USD",
                "V100 SXM 16GB x1  on_demand 2.95 USD", "Zenith9 x1  on_demand 1 USD");
        assertThat(problems(file)).hasSize(3);
        assertThat(assumptions(file)).anyMatch(text -> text.contains("V2 as V100"));
        assertThat(file.rows()).isEqualTo(rows(6, 4, 0, 0));
    }
}
