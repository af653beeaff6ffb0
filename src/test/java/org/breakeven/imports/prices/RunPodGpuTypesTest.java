package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunPodGpuTypesTest {

    @TempDir
    Path folder;

    private FileReport.PriceFile read(String json) throws Exception {
        return SheetReading.read(folder, "answer", json);
    }

    private static String gpu(String id, String rest) {
        return "{\"id\":\"" + id + "\",\"displayName\":\"" + id
                + "\",\"memoryInGb\":24,\"securePrice\":0,\"communityPrice\":null," + rest + "}";
    }

    @Test
    void eachCloudAndTermIsAnOfferPerGpu() throws Exception {
        FileReport.PriceFile file = read("""
                [{"id":"NVIDIA L4","displayName":"L4","memoryInGb":24,"maxGpuCount":8,"secureCloud":true,"communityCloud":true,
                  "securePrice":0.43,"communityPrice":0.39,"secureSpotPrice":0.22,"communitySpotPrice":0.1,"clusterPrice":7.667999999999999,
                  "oneWeekPrice":0.42,"oneMonthPrice":0.41,"threeMonthPrice":0.40,"sixMonthPrice":0.3899999999999999}]
                """);
        assertThat(file.format()).isEqualTo("runpod");
        assertThat(offers(file)).containsExactly("L4 24GB x1 secure on_demand 0.43 USD",
                "L4 24GB x1 community on_demand 0.39 USD",
                "L4 24GB x1 secure spot 0.22 USD", "L4 24GB x1 community spot 0.1 USD",
                "L4 24GB x1 secure week 0.42 USD",
                "L4 24GB x1 secure month 0.41 USD", "L4 24GB x1 secure month_3 0.4 USD",
                "L4 24GB x1 secure month_6 0.3899999999999999 USD");
        assertThat(file.offers()).allMatch(offer -> offer.provider().equals("RunPod"))
                .allMatch(offer -> offer.rawName().equals("NVIDIA L4"));
    }

    @Test
    void aPriceInACloudThatIsOffIsAPlaceholder() throws Exception {
        FileReport.PriceFile file = read("""
                [{"id":"AMD Instinct MI300X OAM","displayName":"MI300X","memoryInGb":192,"secureCloud":true,"communityCloud":false,
                  "securePrice":2.49,"communityPrice":0.5}]
                """);
        assertThat(offers(file)).containsExactly("MI300X 192GB x1 secure on_demand 2.49 USD");
        assertThat(problems(file))
                .containsExactly("info 1 communityPrice: not sold: communityCloud is false, so this price is a placeholder; left out");
    }

    @Test
    void zeroAndNullAreNoOfferAndUnknownIsNoCard() throws Exception {
        FileReport.PriceFile file = read("[" + gpu("unknown", "\"secureCloud\":false") + ","
                + gpu("NVIDIA L4", "\"secureCloud\":true") + "]");
        assertThat(file.offers()).isEmpty();
        assertThat(problems(file)).contains("info 0 : 1 row left out: no card is named",
                "info 0 : 1 row left out: not sold (no price, or 0)");
        assertThat(file.rows()).isEqualTo(rows(2, 0, 0, 0));
    }

    @Test
    void theWholeGraphQlAnswerIsTheSame() throws Exception {
        FileReport.PriceFile file = read("{\"data\":{\"gpuTypes\":[" + gpu("NVIDIA L4", "\"secureSpotPrice\":\"0.25\"")
                + "]}}");
        assertThat(offers(file)).containsExactly("L4 24GB x1 secure spot 0.25 USD");
    }

    @Test
    void whatIsNoPriceIsNamed() throws Exception {
        FileReport.PriceFile file = read("[" + gpu("NVIDIA L4", "\"secureSpotPrice\":\"ask us\"") + ","
                + gpu("NVIDIA L4", "\"oneWeekPrice\":[1]") + "," + gpu("NVIDIA L4", "\"oneMonthPrice\":1e99999")
                        + ",17,null]");
        assertThat(problems(file)).contains("error 1 secureSpotPrice: not a price", "error 2 oneWeekPrice: not a price",
                "error 3 oneMonthPrice: not a price");
        assertThat(file.rows()).isEqualTo(rows(5, 0, 3, 0));
    }
}
