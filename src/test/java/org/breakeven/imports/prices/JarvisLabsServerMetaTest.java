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

class JarvisLabsServerMetaTest {

    @TempDir
    Path folder;

    private static String server(String type, String price, String spot, String workload) {
        return """
                {"gpu_type":"%s","region":"r1","price_per_hour":%s,"spot_price":%s,"vram":"80","num_gpus":"8",
                "workload_type":"%s"}""".formatted(type, price, spot, workload);
    }

    @Test
    void thePriceIsOfOneGpuThoughTheServerHasEight() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "meta", "{\"server_meta\":["
                + String.join(",", server("A100-80GB", "1.49", "0.89", "vm"), server("A100-80GB", "1.49", "0.89", "container"),
                server("H100", "2.99", "null", "vm")) + "]}");
        assertThat(file.format()).isEqualTo("jarvislabs");
        assertThat(offers(file)).containsExactly("A100 80GB x1 r1 on_demand 1.49 USD", "A100 80GB x1 r1 spot 0.89 USD",
                "H100 80GB x1 r1 on_demand 2.99 USD");
        assertThat(problems(file)).containsExactly("info 0 : 1 row repeats an earlier row, left out");
        assertThat(assumptions(file)).contains("prices taken per GPU and hour");
        assertThat(file.rows()).isEqualTo(rows(3, 2, 0, 1));
    }
}
