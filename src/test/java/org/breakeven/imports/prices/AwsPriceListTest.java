package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.lines;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import java.time.LocalDate;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.UnreadableFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AwsPriceListTest {

    @TempDir
    Path folder;

    private static String product(String sku, String instance, String gpus, String market, String system) {
        return """
                "%s":{"sku":"%s","attributes":{"instanceType":"%s","regionCode":"north-1","location":"North","gpu":"%s",
                "tenancy":"Shared","operatingSystem":"%s","capacitystatus":"Used","preInstalledSw":"NA",
                "marketoption":"%s"}}""".formatted(sku, sku, instance, gpus, system, market);
    }

    private static String term(String sku, String code, String attributes, String... dimensions) {
        return "\"%s.%s\":{\"termAttributes\":{%s},\"priceDimensions\":{%s}}".formatted(sku, code, attributes,
                String.join(",", dimensions));
    }

    private static String price(String name, String unit, String currency, String amount) {
        return "\"%s\":{\"unit\":\"%s\",\"pricePerUnit\":{\"%s\":\"%s\"}}".formatted(name, unit, currency, amount);
    }

    private static String lease(String length, String option) {
        return "\"LeaseContractLength\":\"%s\",\"PurchaseOption\":\"%s\",\"OfferingClass\":\"standard\""
                .formatted(length, option);
    }

    private FileReport.PriceFile read(String products, String onDemand, String reserved) throws Exception {
        return SheetReading.read(folder, "index", """
                {"formatVersion":"v1.0","offerCode":"AmazonEC2","publicationDate":"2026-05-28T20:35:22Z",
                "products":{%s},"terms":{"OnDemand":{%s},"Reserved":{%s},"FlatRate":{}},"attributesList":{}}"""
                .formatted(products, onDemand, reserved));
    }

    /// On demand 32 / 8 = 4. A year: (8 x 8760 + 70080) / 8760 / 8 = 2, of which 70,080 upfront. Three years all upfront:
    /// 315360 / 26280 / 8 = 1.5.
    @Test
    void aReservedPriceIsItsHoursAndWhatIsPaidUpfront() throws Exception {
        FileReport.PriceFile file = read(product("S1", "p4d.24xlarge", "8", "OnDemand", "Linux"),
                "\"S1\":{" + term("S1", "T", "", price("a", "Hrs", "USD", "32.0000000000")) + "}",
                "\"S1\":{" + term("S1", "U", lease("1yr", "Partial Upfront"), price("a", "Hrs", "USD", "8"),
                        price("b", "Quantity", "USD", "70080")) + ","
                        + term("S1", "V", lease("3yr", "All Upfront"), price("a", "Hrs", "USD", "0"),
                        price("b", "Quantity", "USD", "315360")) + "}");
        assertThat(file.format()).isEqualTo("aws");
        assertThat(offers(file)).containsExactly("A100 SXM 40GB x8 north-1 on_demand 4 USD",
                "A100 SXM 40GB x8 north-1 year_1 2 USD", "A100 SXM 40GB x8 north-1 year_3 1.5 USD");
        assertThat(file.offers()).extracting("rawName").containsExactly("p4d.24xlarge",
                "p4d.24xlarge, Partial Upfront, standard", "p4d.24xlarge, All Upfront, standard");
        assertThat(file.offers().getFirst().source().asOf()).isEqualTo(LocalDate.of(2026, 5, 28));
        assertThat(assumptions(file)).hasSize(2)
                .contains("what is paid upfront is spread over the hours of the whole term");
    }

    @Test
    void capacityBlocksOtherSystemsAndCpuMachinesAreNoOffers() throws Exception {
        FileReport.PriceFile file = read(String.join(",", product("S1", "p4d.24xlarge", "8", "CapacityBlock", "Linux"),
                        product("S2", "p4d.24xlarge", "8", "OnDemand", "Windows"), product("S3", "m5.large", "", "OnDemand", "Linux"),
                        product("S4", "p4d.24xlarge", "8", "OnDemand", "Linux"), product("S5", "p99.zenith", "8", "OnDemand", "Linux")),
                String.join(",", "\"S1\":{" + term("S1", "T", "", price("a", "Hrs", "USD", "0.0000000000")) + "}",
                        "\"S4\":{" + term("S4", "T", "", price("a", "Hrs", "USD", "0.0000000000")) + "}"), "");
        assertThat(file.offers()).isEmpty();
        assertThat(problems(file)).hasSize(6).last().asString().startsWith("warning 0 : no price in this file counts: of 5 rows");
        assertThat(file.rows()).isEqualTo(rows(5, 0, 0, 0));
    }

    @Test
    void theChineseListHasYuanOnly() throws Exception {
        FileReport.PriceFile file = read(product("S1", "g4dn.xlarge", "1", "OnDemand", "Linux"),
                "\"S1\":{" + term("S1", "T", "", price("a", "Hrs", "CNY", "4.68")) + "}", "");
        assertThat(offers(file)).containsExactly("T4 16GB x1 north-1 on_demand 4.68 CNY");
    }

    private static final String HEADER = "\"SKU\",\"OfferTermCode\",\"RateCode\",\"TermType\",\"EffectiveDate\",\"Unit\","
            + "\"PricePerUnit\",\"Currency\",\"LeaseContractLength\",\"PurchaseOption\",\"OfferingClass\",\"Location\","
            + "\"Instance Type\",\"Tenancy\",\"Operating System\",\"GPU\",\"CapacityStatus\",\"Pre Installed S/W\","
            + "\"MarketOption\",\"Region Code\"";

    private static String line(String code, String type, String unit, String price, String lease, String system) {
        return "S1," + code + ",r," + type + ",2026-05-01," + unit + "," + price + ",USD," + lease + ",North,p4d.24xlarge,"
                + "Shared," + system + ",8,Used,NA,OnDemand,north-1";
    }

    @Test
    void theCsvHasFiveLinesBeforeItsHeaderAndALineForEachPart() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "index.csv", lines("\"FormatVersion\",\"v1.0\"",
                "\"Disclaimer\",\"for information, only\"", "\"Publication Date\",\"2026-05-28T20:35:22Z\"",
                "\"Version\",\"20260528\"", "\"OfferCode\",\"AmazonEC2\"", HEADER,
                line("T", "OnDemand", "Hrs", "32", ",,", "Linux"), line("T", "OnDemand", "Hrs", "40", ",,", "Windows"),
                line("U", "Reserved", "Hrs", "8", "1yr,Partial Upfront,standard", "Linux"),
                line("U", "Reserved", "Quantity", "70080", "1yr,Partial Upfront,standard", "Linux")));
        assertThat(file.format()).isEqualTo("aws");
        assertThat(offers(file)).containsExactly("A100 SXM 40GB x8 north-1 on_demand 4 USD",
                "A100 SXM 40GB x8 north-1 year_1 2 USD");
        assertThat(file.offers().getFirst().source().row()).isEqualTo(7);
        assertThat(file.rows()).isEqualTo(rows(4, 3, 0, 0));
    }

    /// Nobody promises which of the two comes first.
    @Test
    void termsInFrontOfTheirProductsAreFound() throws Exception {
        String terms = "\"S1\":{" + term("S1", "T", "", price("a", "Hrs", "USD", "32")) + "}";
        String products = product("S1", "p4d.24xlarge", "8", "OnDemand", "Linux");
        FileReport.PriceFile file = SheetReading.read(folder, "index", """
                {"offerCode":"AmazonEC2","terms":{"OnDemand":{%s}},"attributesList":[{}],"products":{%s},
                "publicationDate":"2026-05-28T20:35:22Z"}""".formatted(terms, products));
        assertThat(offers(file)).containsExactly("A100 SXM 40GB x8 north-1 on_demand 4 USD");
        assertThat(file.offers().getFirst().source().asOf()).isEqualTo(LocalDate.of(2026, 5, 28));
        assertThat(file.rows()).isEqualTo(rows(1, 1, 0, 0));
    }

    @Test
    void partsOfAnotherShapeAreNoProducts() throws Exception {
        FileReport.PriceFile file = read("\"S0\":[1,{\"attributes\":{}}],\"S2\":{\"attributes\":\"none\"},"
                + product("S1", "p4d.24xlarge", "8", "OnDemand", "Linux").replace("\"8\"", " 8 "),
                "\"S1\":{" + term("S1", "T", "", price("a", "Hrs", "USD", "32")) + "}", "");
        assertThat(offers(file)).containsExactly("A100 SXM 40GB x8 north-1 on_demand 4 USD");
        assertThat(file.rows()).isEqualTo(rows(3, 1, 0, 0));
    }

    @Test
    void aListThatEndsInTheMiddleIsRefused() {
        assertThatThrownBy(() -> SheetReading.read(folder, "index",
                "{\"offerCode\":\"AmazonEC2\",\"publicationDate\":\"2026-05-28\",\"products\":{\"S1\":{\"sku\":"))
                .isInstanceOfSatisfying(UnreadableFile.class,
                        e -> assertThat(SheetReading.reason(e)).contains("ends in the middle"));
    }
}
