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

class OvhCatalogTest {

    @TempDir
    Path folder;

    private FileReport.PriceFile read(String... addons) throws Exception {
        return SheetReading.read(folder, "catalog", """
                {"catalogId": 1, "locale": {"currencyCode": "EUR", "subsidiary": "FR"},
                 "plans": [{"planCode": "project", "pricings": []}], "addons": [%s]}""".formatted(String.join(",", addons)));
    }

    private static String addon(String code, String brick, String gpu, String pricings) {
        return """
                {"planCode": "%s", "product": "publiccloud-instance", "pricings": [%s],
                 "configurations": [{"name": "region", "values": ["GRA11", "BHS5"]}],
                 "blobs": {"commercial": {"brick": "%s"}, "technical": {"gpu": %s}}}""".formatted(code, pricings, brick, gpu);
    }

    private static String price(String units, String shown) {
        return """
                {"price": %s, "formattedPrice": "%s", "capacities": ["consumption"], "intervalUnit": "none"}"""
                .formatted(units, shown);
    }

    private static final String TWO_A100 = "{\"model\": \"A100\", \"number\": 2, \"memory\": {\"size\": 80}}";

    /// 550,000,000 are 5.50 EUR for two cards, 2.75 each; a month of 2,920 EUR is 2920 / 730 / 2 = 2 an hour.
    @Test
    void pricesAreHundredMillionthsAndTheTermIsTheCode() throws Exception {
        FileReport.PriceFile file = read(addon("a100-360.consumption", "gpu", TWO_A100, price("550000000", "5.50 €")),
                addon("a100-360.monthly.postpaid", "gpu", TWO_A100, price("292000000000", "2920.00 €")));
        assertThat(file.format()).isEqualTo("ovh");
        assertThat(offers(file)).containsExactly("A100 80GB x2 GRA11 on_demand 2.75 EUR", "A100 80GB x2 BHS5 on_demand 2.75 EUR",
                "A100 80GB x2 GRA11 month 2 EUR", "A100 80GB x2 BHS5 month 2 EUR");
        assertThat(file.offers().getFirst().rawName()).isEqualTo("a100-360");
        assertThat(problems(file)).isEmpty();
        assertThat(assumptions(file)).contains("a month taken as 730 hours", "prices without value-added tax, as the catalog gives them");
        assertThat(file.rows()).isEqualTo(rows(2, 2, 0, 0));
    }

    @Test
    void theHourlyAddonMayRepeatItsMonth() throws Exception {
        FileReport.PriceFile file = read(addon("l4-90.consumption", "gpu", "{\"model\": \"L4\", \"number\": 1}",
                "{\"price\": 46660000000, \"intervalUnit\": \"month\", \"capacities\": [\"renew\"]}, "
                        + "{\"price\": 75000000, \"intervalUnit\": \"hour\", \"capacities\": [\"consumption\"]}"));
        assertThat(offers(file)).containsExactly("L4 24GB x1 GRA11 on_demand 0.75 EUR", "L4 24GB x1 BHS5 on_demand 0.75 EUR");
    }

    @Test
    void whatLooksLikeAMachineAndIsNone() throws Exception {
        FileReport.PriceFile file = read(
                addon("ai-deploy-h100.consumption", "ai-serving", "{\"model\": \"H100\", \"number\": 1}", price("4670000", "0.05 €")),
                addon("win-l4-90.consumption", "gpu", "{\"model\": \"L4\", \"number\": 1}", price("140000000", "1.40 €")),
                addon("l4-90.yearly", "gpu", "{\"model\": \"L4\", \"number\": 1}", price("140000000", "1.40 €")),
                "{\"planCode\": \"b2-7.consumption\", \"pricings\": [], \"blobs\": {\"commercial\": {\"brick\": \"instance\"}}}",
                "{\"planCode\": \"a10-45.consumption\", \"pricings\": [{\"price\": 76000000}], \"blobs\": {\"tags\": [\"coming_soon\"],"
                        + " \"commercial\": {\"brick\": \"gpu\"}, \"technical\": {\"gpu\": {\"model\": \"A10\", \"number\": 1}}}}");
        assertThat(file.offers()).isEmpty();
        assertThat(problems(file)).hasSize(6).last().asString()
                .isEqualTo("warning 0 : no price in this file counts: of 5 rows read, none is an offer or a purchase price");
        assertThat(file.rows()).isEqualTo(rows(5, 0, 0, 0));
    }

    @Test
    void aPriceThatDisagreesWithTheOneShownIsRefused() throws Exception {
        FileReport.PriceFile file = read(addon("a100-360.consumption", "gpu", TWO_A100, price("5500000", "5.50 €")),
                addon("a100-720.consumption", "gpu", TWO_A100, price("155819000", "$1.56 USD")));
        assertThat(offers(file)).hasSize(2).first().asString().endsWith(" 0.779095 EUR");
        assertThat(problems(file)).singleElement().asString().startsWith("error 1 price: the price and the price shown");
    }
}
