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

class VultrPlansTest {

    @TempDir
    Path folder;

    private FileReport.PriceFile read(String list, String... plans) throws Exception {
        return SheetReading.read(folder, "plans", "{\"" + list + "\":[" + String.join(",", plans) + "]}");
    }

    private static String plan(String id, String type, int memory, String price) {
        return """
                {"id":"%s","gpu_type":"%s","gpu_vram_gb":%d,"monthly_cost":1750,%s"locations":["aaa","bbb"]}"""
                .formatted(id, type, memory, price);
    }

    @Test
    void aSliceIsNoCardAndMuchMemoryIsSeveralCards() throws Exception {
        FileReport.PriceFile file = read("plans", plan("vcg-a", "NVIDIA_A100", 80, "\"hourly_cost\":2.4,"),
                plan("vcg-b", "NVIDIA_A100", 4, "\"hourly_cost\":0.123,"),
                plan("vcg-c", "NVIDIA_L40S", 96, "\"hourly_cost\":3.3,"),
                "{\"id\":\"vc2\",\"monthly_cost\":5,\"hourly_cost\":0.007,\"locations\":[\"aaa\"]}");
        assertThat(file.format()).isEqualTo("vultr");
        assertThat(offers(file)).containsExactly("A100 80GB x1 aaa on_demand 2.4 USD", "A100 80GB x1 bbb on_demand 2.4 USD",
                "L40S 48GB x2 aaa on_demand 1.65 USD", "L40S 48GB x2 bbb on_demand 1.65 USD");
        assertThat(problems(file)).contains("info 0 : 1 row left out: a part of a card, which does not compare with a whole one: NVIDIA_A100 x 4 GB");
        assertThat(assumptions(file)).contains("the hourly price is taken; the monthly one is a cap at 672 hours");
        assertThat(file.rows()).isEqualTo(rows(4, 2, 0, 0));
    }

    /// 11,773.44 / 672 h / 8 cards = 2.19; 14.72 / 8 = 1.84.
    @Test
    void bareMetalHasItsCardsInTheNameAndItsMonthOf672Hours() throws Exception {
        FileReport.PriceFile file = read("plans_metal", """
                {"id":"vbm-256c-2048gb-8-mi300x-gpu","monthly_cost":11773.44,"hourly_cost_preemptible":14.72,"locations":[]}""");
        assertThat(offers(file)).containsExactly("MI300X 192GB x8  on_demand 2.19 USD", "MI300X 192GB x8  spot 1.84 USD");
    }

    @Test
    void aCardNobodyKnowsIsKept() throws Exception {
        FileReport.PriceFile file = read("plans", plan("vcg-z", "NVIDIA_ZENITH9", 48, "\"hourly_cost\":1.5,"));
        assertThat(file.offers()).extracting("gpusPerInstance").containsOnly(1);
        assertThat(problems(file)).singleElement().asString().contains("is not in the catalog");
    }
}
