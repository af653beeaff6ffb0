package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.lines;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Files;
import java.nio.file.Path;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SkyPilotCatalogTest {

    private static final String HEADER =
            "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,Region,GpuInfo,SpotPrice";

    @TempDir
    Path folder;

    private FileReport.PriceFile read(String... rows) throws Exception {
        return SheetReading.read(folder, "verda.csv", HEADER + "\n" + lines(rows));
    }

    private static String info(String name, int count, int size, int total) {
        return "\"{'Gpus': [{'Name': '%s', 'Count': %d, 'MemoryInfo': {'SizeInMiB': %d}}], 'TotalGpuMemoryInMiB': %d}\"".formatted(name, count, size, total);
    }

    @Test
    void aPriceIsOfTheInstanceAndColumnsAreFoundByName() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "nebius.csv", lines(
                "SpotPrice,Region,Price,AcceleratorCount,AcceleratorName,InstanceType",
                "10.00,north-1,23.60,8.0,L40S,box-8",
                "\"\",north-1,1.1,3,L40S,box-3"));
        assertThat(file.format()).isEqualTo("skypilot");
        // 23.60 / 8, 10 / 8, 1.1 / 3
        assertThat(offers(file)).containsExactly("L40S 48GB x8 north-1 on_demand 2.95 USD",
                "L40S 48GB x8 north-1 spot 1.25 USD",
                "L40S 48GB x3 north-1 on_demand 0.3666666666666667 USD");
        assertThat(file.offers()).allMatch(offer -> offer.provider().equals("Nebius") && offer.source().asOf() == null);
        assertThat(file.offers().getFirst().source().row()).isEqualTo(2);
        assertThat(assumptions(file)).anyMatch(text -> text.contains("provider") && text.contains("Nebius"))
                .anyMatch(text -> text.contains("currency taken as USD")).anyMatch(text -> text.contains("no date"));
    }

    @Test
    void emptyAndZeroAreNotSoldAndNeverFree() throws Exception {
        FileReport.PriceFile file = read("a,L4,1,4,16,,north-1,,0.30", "b,L4,2,4,16,0.80,north-1,,0.00",
                "c,L4,1,4,16,0,north-1,,");
        assertThat(offers(file)).containsExactly("L4 24GB x1 north-1 spot 0.3 USD",
                "L4 24GB x2 north-1 on_demand 0.4 USD");
        assertThat(problems(file)).containsExactly("info 0 : 1 row left out: not sold (no price, or 0)");
        assertThat(file.rows()).isEqualTo(rows(3, 2, 0, 0));
    }

    @Test
    void machinesWithoutAcceleratorAreNoOffersAndAcceleratorsWithoutMachineAreMarked() throws Exception {
        FileReport.PriceFile file = read("a9-highgpu-1g,,,12,85,0.74,west-1,,0.37", "cpu-box,,0,4,16,0.1,west-1,,",
                ",A100-80GB,1,,,2.93,west-1,,1.17", ",tpu-v9-8,1,,,9.6,west-1,tpu-v9-8,",
                "inf,Inferentia2,1,4,16,0.76,west-1,,");
        assertThat(offers(file)).containsExactly("A100 80GB x1 west-1 on_demand 2.93 USD",
                "A100 80GB x1 west-1 spot 1.17 USD");
        assertThat(file.offers()).allMatch(offer -> offer.gpuPartOnly() && offer.rawName().equals("A100-80GB"));
        assertThat(problems(file)).anyMatch(text ->
                text.startsWith("info 0 : 2 rows left out: machines without an accelerator"))
                .contains("info 0 : 2 rows left out: accelerators that are not GPUs");
        assertThat(assumptions(file)).anyMatch(text -> text.contains("GPU alone"));
    }

    @Test
    void zonesOfARegionAreOneOfferAndRegionsAreSeveral() throws Exception {
        String zones = "InstanceType,AcceleratorName,AcceleratorCount,Region,AvailabilityZone,SpotPrice,Price";
        FileReport.PriceFile file = SheetReading.read(folder, "runpod.csv", lines(zones, "x,L4,1.0,CA,CA-1,0.2,0.4",
                "x,L4,1.0,CA,CA-2,0.20,0.40", "x,L4,1.0,NO,NO-1,0.2,0.4", "x,L4,1.0,CA,CA-3,0.25,0.4"));
        // the third zone has a spot price of its own
        assertThat(offers(file)).containsExactly("L4 24GB x1 CA on_demand 0.4 USD", "L4 24GB x1 CA spot 0.2 USD",
                "L4 24GB x1 NO on_demand 0.4 USD", "L4 24GB x1 NO spot 0.2 USD", "L4 24GB x1 CA spot 0.25 USD");
        assertThat(file.rows()).isEqualTo(rows(4, 3, 0, 1));
        assertThat(problems(file)).containsExactly("info 0 : 1 row repeats an earlier row, left out");
    }

    @Test
    void memoryOfOneCardWhereTheCellHasTheTotal() throws Exception {
        FileReport.PriceFile file = read("one,A100,1,8,64,1.00,r," + info("A100", 1, 40536, 40536) + ",",
                "two,A100,2,8,64,2.00,r," + info("A100", 2, 81072, 81072) + ",");
        assertThat(offers(file)).containsExactly("A100 40GB x1 r on_demand 1 USD", "A100 40GB x2 r on_demand 1 USD");
    }

    @Test
    void memoryOfOneCardWhereTheTotalIsThatOfOneCard() throws Exception {
        FileReport.PriceFile file = read("one,A100,1,8,64,1.00,r," + info("A100", 1, 81920, 81920) + ",",
                "two,A100,2,8,64,2.00,r," + info("A100", 2, 81920, 81920) + ",");
        assertThat(offers(file)).containsExactly("A100 80GB x1 r on_demand 1 USD", "A100 80GB x2 r on_demand 1 USD");
    }

    @Test
    void memoryInGigabytesAndJson() throws Exception {
        String json =
                "\"{\"\"Gpus\"\": [{\"\"Name\"\": \"\"A100 PCIe\"\", \"\"Count\"\": 2, \"\"MemoryInfo\"\": {\"\"SizeInMiB\"\": 80}}], \"\"TotalGpuMemoryInMiB\"\": 160}\"";
        assertThat(offers(read("two,A100-80GB,2,8,64,3.28,r," + json + ",")))
                .containsExactly("A100 PCIe 80GB x2 r on_demand 1.64 USD");
    }

    @Test
    void theFormFactorComesFromTheCloudsNameOrTheInstances() throws Exception {
        FileReport.PriceFile file = read("x,H100,1,1,1,2,r," + info("NVIDIA-H100-80GB-HBM3", 1, 81559, 81559) + ",",
                "gpu-h100-sxm_1gpu,H100,1,1,1,3,r," + info("H100", 1, 81920, 81920) + ",",
                "1x-H100_NVL-32,H100,1,1,1,4,r," + info("H100", 1, 95830, 95830) + ",", "y,H100,1,1,1,5,r,,");
        assertThat(file.offers()).extracting("card")
                .containsExactly("H100 SXM 80GB", "H100 SXM 80GB", "H100 NVL 94GB", "H100 80GB");
    }

    @Test
    void anUnknownCardStaysTheUsersOwnAndIsNamedOnce() throws Exception {
        FileReport.PriceFile file = read("a,Zenith9,1,1,1,2,r,,", "b,Zenith9,2,1,1,4,r,,", "c,RTX4090,1,1,1,1,r,"
                + info("RTX4090", 1, 98304, 98304) + ",");
        assertThat(file.offers()).extracting("card").containsExactly("Zenith9", "Zenith9", "RTX4090 96GB");
        assertThat(problems(file)).hasSize(2).first()
                .isEqualTo("info 2 AcceleratorName: the card \"Zenith9\" is not in the catalog: kept as a card of your own");
    }

    @Test
    void badRowsAreNamedAndTheRestArrives() throws Exception {
        FileReport.PriceFile file = read("a,L4,one,1,1,2,r,,", "b,L4,1,1,1,cheap,r,,", "c,L4,1,1,1,-2,r,,",
                "d,L4,1,1,1", "e,L4,1,1,1,1e999999999,r,,",
                "f,L4,0.5,1,1,2,r,,", "g,L4,1,1,1,2,r,,");
        assertThat(offers(file)).containsExactly("L4 24GB x1 r on_demand 2 USD");
        assertThat(problems(file)).containsExactly("error 2 AcceleratorCount: not a number of GPUs",
                "error 3 Price: not a price",
                "error 4 Price: not a price", "error 5 : the row has 5 columns of 9", "error 6 Price: not a price",
                "info 0 : 1 row left out: a part of a card, which does not compare with a whole one: L4 x 0.5");
        assertThat(file.rows()).isEqualTo(rows(7, 1, 5, 0));
    }

    @Test
    void aQuoteNeverClosedCostsOnlyTheRowsAfterIt() throws Exception {
        FileReport.PriceFile file = read("a,L4,1,1,1,2,r,,", "b,L4,1,1,1,3,\"r,,", "c,L4,1,1,1,4,r,,");
        assertThat(offers(file)).containsExactly("L4 24GB x1 r on_demand 2 USD");
        assertThat(problems(file)).singleElement().asString()
                .startsWith("error 3 : a quotation mark opened at or after line 3");
    }

    @Test
    void theCloudIsTheFoldersAndTheCurrencyTheUsersWhereSaid() throws Exception {
        Path file = Files.createDirectories(folder.resolve("v8/oci")).resolve("vms.csv");
        Files.writeString(file, HEADER + "\r\n" + "a,L4,1,1,1,2,r,,\r\n");
        FileReport.PriceFile read = SheetReading.read(file,
                new ImportOptions(null, null, "eur", share -> { }, () -> false));
        assertThat(read.offers()).singleElement()
                .matches(offer -> offer.provider().equals("OCI") && offer.currency().equals("EUR"));
    }

    @Test
    void aFileOfNoKnownCloudIsListedUnderItsName() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "my list.csv", HEADER + "\na,L4,1,1,1,2,r,,\n");
        assertThat(file.offers()).singleElement().matches(offer -> offer.provider().equals("my list"));
        assertThat(assumptions(file)).anyMatch(text -> text.contains("does not name its provider"));
    }
}
