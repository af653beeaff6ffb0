package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;

import java.nio.file.Path;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AutoDlInstancesTest {

    @TempDir
    Path folder;

    /// 2,180 thousandths are 2.18 yuan; 17,440 for eight cards are 2.18 each.
    @Test
    void thousandthsOfAYuanForTheInstance() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "answer", """
                {"code": "Success", "data": {"list": [
                  {"machine_alias": "RTX 4090", "payg_price": 2180, "region_sign": "west-1", "charge_type": "payg"},
                  {"snapshot_gpu_alias_name": "RTX 4090", "payg_price": "17440", "region_name": "west-2", "gpu_amount": 8},
                  {"gpu_spec_uuid": "vGPU-48GB", "payg_price": 2800},
                  {"machine_alias": "RTX 3090", "payg_price": 0},
                  {"payg_price": 990}], "page_index": 1}, "msg": ""}""");
        assertThat(file.format()).isEqualTo("autodl");
        assertThat(offers(file)).containsExactly("RTX 4090 24GB x1 west-1 on_demand 2.18 CNY",
                "RTX 4090 24GB x8 west-2 on_demand 2.18 CNY");
        assertThat(problems(file)).hasSize(3).anyMatch(text -> text.endsWith("whole one: vGPU-48GB"));
        assertThat(assumptions(file)).anyMatch(text -> text.contains("thousandths of a yuan"));
    }

    @Test
    void anAnswerForOneInstance() throws Exception {
        assertThat(offers(SheetReading.read(folder, "one",
                "{\"code\": \"Success\", \"data\": {\"gpu_name\": \"H800\", \"payg_price\": 16000}}")))
                .containsExactly("H800 80GB x1  on_demand 16 CNY");
    }
}
