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

class CuratedRateCardsTest {

    @TempDir
    Path folder;

    private static String rate(String vendor, String model, int memory, String price, String commitment, boolean verified) {
        return """
                {"vendor":"%s","sku":"x8.large","gpu_model":"%s","gpu_count":8,"usd_per_hour_total":%s,"commitment":"%s",
                "vram_gb":%d,"region":"north-1","as_of":"2026-08-27","verified":%s}"""
                .formatted(vendor, model, price, commitment, memory, verified);
    }

    @Test
    void aDateTypedInIsNoProof() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "cards", "[" + String.join(",",
                rate("coreweave", "H100 SXM", 80, "49.24", "on_demand", false),
                rate("Northern", "A100", 40, "8", "1_year", true), rate("x", "A100", 40, "8", "handshake", true)) + "]");
        assertThat(file.format()).isEqualTo("ratecards");
        assertThat(offers(file)).containsExactly("H100 SXM 80GB x8 north-1 on_demand 6.155 USD",
                "A100 40GB x8 north-1 year_1 1 USD");
        assertThat(file.offers()).extracting("provider").containsExactly("CoreWeave", "Northern");
        assertThat(file.offers().getFirst().source().asOf()).isEqualTo(LocalDate.of(2026, 8, 27));
        assertThat(problems(file)).containsExactly("error 3 commitment: unknown term");
        assertThat(assumptions(file)).hasSize(2).anyMatch(text -> text.contains("not verified"));
        assertThat(file.rows()).isEqualTo(rows(3, 2, 1, 0));
    }
}
