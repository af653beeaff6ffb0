package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import java.time.LocalDate;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AzureRetailPricesTest {

    private static final String SIZE = "Standard_NC48ads_A100_v4";

    @TempDir
    Path folder;

    private static String item(String size, String product, String meter, String type, String price, String more) {
        return """
                {"currencyCode":"USD","retailPrice":%s,"unitPrice":%s,"armRegionName":"north","meterName":"%s",
                "productName":"%s","skuName":"%s","unitOfMeasure":"1 Hour","type":"%s","armSkuName":"%s",
                "effectiveStartDate":"2026-04-01T00:00:00Z"%s}"""
                .formatted(price, price, meter, product, meter, type, size, more);
    }

    private FileReport.PriceFile page(String... items) throws Exception {
        return SheetReading.read(folder, "page", "{\"Items\":[" + String.join(",", items)
                + "],\"NextPageLink\":\"next\",\"Count\":1000}");
    }

    /// 7.346 / 2 = 3.673; a year of 42,048 is 42048 / 8760 / 2 = 2.4; three years of 94,608 are 94608 / 26280 / 2 = 1.8.
    @Test
    void aReservationIsForItsWholeTermAndSpotShowsInWords() throws Exception {
        FileReport.PriceFile file = page(item(SIZE, "NC Series", "NC48", "Consumption", "7.346",
                ",\"savingsPlan\":[{\"term\":\"1 Year\",\"retailPrice\":5.2,\"unitPrice\":5.2}]"),
                item(SIZE, "NC Series", "NC48 Spot", "Consumption", "2.0", ""),
                item(SIZE, "NC Series", "NC48", "Reservation", "42048", ",\"reservationTerm\":\"1 Year\""),
                item(SIZE, "NC Series", "NC48", "Reservation", "94608", ",\"reservationTerm\":\"3 Years\""));
        assertThat(file.format()).isEqualTo("azure");
        assertThat(offers(file)).containsExactly("A100 PCIe 80GB x2 north on_demand 3.673 USD",
                "A100 PCIe 80GB x2 north year_1 2.6 USD", "A100 PCIe 80GB x2 north spot 1 USD",
                "A100 PCIe 80GB x2 north year_1 2.4 USD", "A100 PCIe 80GB x2 north year_3 1.8 USD");
        assertThat(file.offers().getFirst().source().asOf()).isEqualTo(LocalDate.of(2026, 4, 1));
        assertThat(assumptions(file)).hasSize(3).contains("one page of several: the file itself names a next page");
    }

    @Test
    void windowsTestSubscriptionsHostsAndBatchNodesAreNoOffers() throws Exception {
        FileReport.PriceFile file = page(item(SIZE, "NC Series Windows", "NC48", "Consumption", "9.554", ""),
                item(SIZE, "NC Series Windows", "NC48", "DevTestConsumption", "7.346", ""),
                item(SIZE, "NC Series", "NC48", "DevTestConsumption", "7.346", ""),
                item(SIZE, "NC Series", "NC48 Low Priority", "Consumption", "1.46", ""),
                item("NCads_Type1", "NC Series Dedicated Host", "NC48", "Consumption", "8", ""),
                item("Standard_D14", "D Series", "D14", "Consumption", "0.2", ""),
                item("Standard_NV6ads_A10_v5", "NV Series", "NV6", "Consumption", "0.454", ""),
                item("Standard_ND999_Zenith_v9", "ND Series", "ND999", "Consumption", "50", ""),
                item(SIZE, "NC Series", "NC48", "Reservation", "42048", ""));
        assertThat(file.offers()).isEmpty();
        assertThat(problems(file)).hasSize(10).contains("info 0 : 1 row left out: a part of a card, which does not compare with a whole one: "
                + "A10 24GB x 1/6 (Standard_NV6ads_A10_v5)").first().asString()
                .startsWith("info 8 armSkuName: the machine type \"Standard_ND999_Zenith_v9\" is not in the table");
        assertThat(file.rows()).isEqualTo(rows(9, 0, 0, 0));
    }

    @Test
    void aFilteredListHasItsCardInTheSizeOnly() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "list", """
                [{"region":"north","skuName":"ND96isrH100v5","productName":"ND H100","pricePerHour":98.32,"currency":"USD",
                "unitOfMeasure":"1 Hour"},
                {"region":"north","skuName":"ND96isrH100v5","productName":"ND H100 Windows","pricePerHour":98.32,
                "currency":"USD","unitOfMeasure":"1 Hour"}]""");
        assertThat(offers(file)).containsExactly("H100 SXM 80GB x8 north on_demand 12.29 USD");
        assertThat(file.rows()).isEqualTo(rows(2, 1, 0, 0));
    }
}
