package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.lines;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GpuhuntCatalogTest {

    private static final String HEADER =
            "instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,disk_size";

    @TempDir
    Path folder;

    @Test
    void pricesAreOfTheInstanceAndTheProviderIsTheFile() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "nebius.csv", HEADER + "\n" + lines(
                "g8,north-1,23.6,128,1600.0,8,H100NVL,94.0,False,", "g8,north-1,9.6,128,1600.0,8,H100NVL,94.0,True,",
                "a,north-1,1.5,8,64.0,1,A100,40.0,False,", "c,north-1,0.1,8,64.0,0,,,False,",
                "t,north-1,4.2,8,64.0,4,tpu-v5e,16.0,False,", "z,north-1,0,8,64.0,1,L4,24.0,False,",
                "y,north-1,1,8,64.0,1,L4,24.0,perhaps,"));
        assertThat(file.format()).isEqualTo("gpuhunt");
        assertThat(offers(file)).containsExactly("H100 NVL 94GB x8 north-1 on_demand 2.95 USD",
                "H100 NVL 94GB x8 north-1 spot 1.2 USD", "A100 40GB x1 north-1 on_demand 1.5 USD");
        assertThat(file.offers()).allMatch(offer -> offer.provider().equals("Nebius"));
        assertThat(problems(file)).hasSize(4).contains("error 8 spot: unknown term");
        assertThat(assumptions(file)).contains("currency taken as USD: the file carries none");
        assertThat(file.rows()).isEqualTo(rows(7, 3, 1, 0));
    }
}
