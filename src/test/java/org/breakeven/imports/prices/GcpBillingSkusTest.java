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

class GcpBillingSkusTest {

    @TempDir
    Path folder;

    private static String sku(String description, String currency, String units, int nanos, String more) {
        return """
                {"skuId":"0","description":"%s"%s,"pricingInfo":[{"effectiveTime":"2026-06-16T20:08:26.4Z",
                "pricingExpression":{"usageUnit":"h","tieredRates":[{"startUsageAmount":0,"unitPrice":
                {"currencyCode":"%s","units":"%s","nanos":%d}}]}}]}""".formatted(description, more, currency, units, nanos);
    }

    private static String sku(String description, String units, int nanos) {
        return sku(description, "USD", units, nanos, "");
    }

    private FileReport.PriceFile read(String... skus) throws Exception {
        return SheetReading.read(folder, "skus", "{\"skus\":[" + String.join(",", skus) + "],\"nextPageToken\":\"\"}");
    }

    @Test
    void termsAreWordsAndThePriceIsUnitsAndNanos() throws Exception {
        FileReport.PriceFile file = read(sku("Nvidia Tesla A100 GPU running in Americas", "2", 933908000),
                sku("Nvidia H100 80GB Mega GPU attached to Spot Preemptible VMs running in Tokyo", "1", 500000000),
                sku("Commitment v1: Nvidia Tesla A100 80GB GPU running in Americas for 3 Years", "0", 235032100),
                sku("Commitment v1: Nvidia L4 GPU running in APAC for 1 Year", "0", 352825000),
                sku("Commitment v1: H200 141GB GPU running in Netherlands for 3 Year", "4", 1));
        assertThat(file.format()).isEqualTo("gcp");
        assertThat(offers(file)).containsExactly("A100 40GB x1 Americas on_demand 2.933908 USD",
                "H100 SXM 80GB x1 Tokyo spot 1.5 USD", "A100 80GB x1 Americas year_3 0.2350321 USD",
                "L4 24GB x1 APAC year_1 0.352825 USD", "H200 141GB x1 Netherlands year_3 4.000000001 USD");
        assertThat(file.offers()).allMatch(offer -> offer.gpuPartOnly() && offer.provider().equals("GCP"));
        assertThat(file.offers().getFirst().source().asOf()).isEqualTo(LocalDate.of(2026, 6, 16));
        assertThat(assumptions(file)).singleElement().asString().contains("vCPU and memory");
    }

    @Test
    void reservationsLicencesBlocksOfTimeAndOtherPartsAreNoOffers() throws Exception {
        FileReport.PriceFile file = read(sku("Reserved Nvidia H100 80GB GPU in Americas", "0", 0),
                sku("Licensing Fee for Zenith OS on VM with 1 GPU (GPU cost)", "0", 350000000),
                sku("H200 141GB GPU attached to DWS Defined Duration VMs running in Tokyo", "3", 0),
                sku("E2 Instance Core running in Americas", "IDR", "327", 173848364, ""),
                sku("Commitment v1: Nvidia L4 GPU running in APAC for a while", "0", 1),
                sku("Nvidia L4 GPU running in Berlin", "0", 0));
        assertThat(file.offers()).isEmpty();
        assertThat(problems(file)).hasSize(7).anyMatch(text -> text.contains("which is not free"));
        assertThat(file.rows()).isEqualTo(rows(6, 0, 0, 0));
    }

    /// 3 + 12 x 0.03 + 85 x 0.004 = 3.70.
    @Test
    void aMachineIsPutTogetherWhereAllItsPartsAreThere() throws Exception {
        String regions = ",\"serviceRegions\":[\"us-a1\"]";
        FileReport.PriceFile file = read(sku("Nvidia Tesla A100 GPU running in Americas", "USD", "3", 0, regions),
                sku("A2 Instance Core running in Americas", "USD", "0", 30000000, regions),
                sku("A2 Instance Ram running in Americas", "USD", "0", 4000000, regions),
                sku("Nvidia Tesla A100 GPU attached to Spot Preemptible VMs running in Americas", "USD", "1", 0, regions));
        assertThat(offers(file)).containsExactly("A100 40GB x1 us-a1 on_demand 3 USD", "A100 40GB x1 us-a1 spot 1 USD",
                "A100 SXM 40GB x1 us-a1 on_demand 3.7 USD");
        assertThat(file.offers()).extracting("gpuPartOnly").containsExactly(true, true, false);
        assertThat(file.rows()).isEqualTo(rows(4, 2, 0, 0));
    }
}
