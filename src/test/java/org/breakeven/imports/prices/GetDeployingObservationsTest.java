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

class GetDeployingObservationsTest {

    private static final String HEADER = "date,provider,gpu_model,gpu_count,region,rental_type,price_min_usd,"
            + "price_median_usd,price_max_usd,n_offers,source_url,fetched_at";

    @TempDir
    Path folder;

    private FileReport.PriceFile read(String... rows) throws Exception {
        return SheetReading.read(folder, "p.csv", HEADER + "\n" + lines(rows));
    }

    private static String row(String day, String provider, int gpus, String price) {
        return day + "," + provider + ",H100_SXM," + gpus + ",global,on_demand,0.5," + price + ",99,9,https://e.org," + day;
    }

    /// 22.00 / 8 = 2.75 on the first day, 2.75 as it stands on the second.
    @Test
    void theDaySaysWhetherAPriceIsOfTheMachine() throws Exception {
        FileReport.PriceFile file = read(row("2026-02-11", "aws", 8, "22.00"), row("2026-02-11", "b", 1, "3.00"),
                row("2026-02-11", "c", 4, "11.60"), row("2026-05-11", "aws", 8, "2.75"), row("2026-05-11", "b", 1, "3.10"));
        assertThat(file.format()).isEqualTo("getdeploying");
        assertThat(offers(file)).containsExactly("H100 SXM 80GB x8 global on_demand 2.75 USD",
                "H100 SXM 80GB x1 global on_demand 3 USD", "H100 SXM 80GB x4 global on_demand 2.9 USD",
                "H100 SXM 80GB x8 global on_demand 2.75 USD", "H100 SXM 80GB x1 global on_demand 3.1 USD");
        assertThat(file.offers().getFirst().provider()).isEqualTo("AWS");
        assertThat(assumptions(file)).hasSize(2).first().asString().startsWith("the median");
    }

    @Test
    void whereNothingTellsNothingIsGuessed() throws Exception {
        FileReport.PriceFile file = read(row("2026-02-11", "aws", 8, "22.00"));
        assertThat(problems(file)).contains(
                "error 2 price_median_usd: cannot tell whether the price is for one GPU or for the whole machine");
        assertThat(file.rows()).isEqualTo(rows(1, 0, 1, 0));
    }
}
