package org.breakeven.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.breakeven.model.CardModel;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Term;
import org.junit.jupiter.api.Test;

/// Nothing of the collected facts was lost on the way into `pricing-data`; skipped where they are not beside the project.
class FactsCoverageTest {

    private static final Path FACTS = Path.of("..", "shared", "facts");

    @Test
    void everyRentalPriceOfACardIsAnOffer() throws IOException {
        List<CSVRecord> facts = facts("rental-prices.csv");
        List<CSVRecord> cards = facts.stream().filter(row -> !row.get("card").matches("\\(.*|.* class.*")).toList();
        // one fee without a GPU and two unnamed classes of cards are no offers
        assertThat(facts).hasSize(cards.size() + 3);
        assertThat(offersFromRentalPrices()).hasSize(cards.size());
        double sum = cards.stream().mapToDouble(row -> Double.parseDouble(row.get("price_per_hour_per_gpu"))).sum();
        double shipped = offersFromRentalPrices().stream().mapToDouble(o -> o.pricePerGpuHour().doubleValue()).sum();
        assertThat(shipped / sum).isBetween(0.99999, 1.00001);
    }

    @Test
    void spotAndOnDemandCountsAgree() throws IOException {
        List<CSVRecord> facts = facts("rental-prices.csv");
        assertThat(offersFromRentalPrices().stream().filter(o -> o.term() == Term.SPOT))
                .hasSize((int) facts.stream().filter(row -> row.get("term").equals("spot")).count());
    }

    @Test
    void theWholeHistoryAndEveryFeeIsThere() throws IOException {
        assertThat(ShippedPrices.history()).filteredOn(past -> past.source().contains("public daily panel"))
                .hasSize(facts("rental-history-2026.csv").size());
        assertThat(ShippedPrices.load().fees()).hasSize(facts("provider-fees.csv").size());
    }

    @Test
    void cardsOfTheHardwareListHaveTheirFigures() throws IOException {
        List<CSVRecord> cards = facts("hardware-prices.csv").stream().filter(row -> row.get("kind").equals("card")).toList();
        assertThat(cards).hasSizeGreaterThan(20).allSatisfy(row -> {
            String name = row.get("card").replaceFirst(" \\d+GB$", "") + " " + row.get("variant").split("/")[0];
            double memory = Double.parseDouble(row.get("memory_gb"));
            CardModel card = CardCatalog.shipped().resolve(name.strip(), memory).orElseThrow();
            agrees(card.bandwidthGbs(), row, "mem_bw_gbs");
            agrees(card.tensorTflops(), row, "fp16_bf16_tensor_tflops_dense");
            agrees(card.boardPowerWatts(), row, "board_power_w");
        });
    }

    private static void agrees(double figure, CSVRecord row, String column) {
        if (row.get(column).matches("[\\d.]+")) {
            assertThat(figure).as("%s of %s", column, row.get("card")).isEqualTo(Double.parseDouble(row.get(column)));
        }
    }

    private static List<RentOffer> offersFromRentalPrices() {
        return ShippedPrices.load().offers().stream().filter(o -> !o.source().name().contains("public daily panel")).toList();
    }

    private static List<CSVRecord> facts(String file) throws IOException {
        Path path = FACTS.resolve(file);
        assumeThat(path).as("the collected facts are not beside the project").exists();
        try (var parser = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get()
                .parse(Files.newBufferedReader(path))) {
            return parser.getRecords();
        }
    }
}
