package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import java.time.LocalDate;
import org.breakeven.imports.FileReport;
import org.breakeven.model.PurchaseQuote;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PriceHistoryTest {

    @TempDir
    Path folder;

    @Test
    void theLastPriceOfADayIsItsQuote() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "history", """
                {"gpu_name": "NVIDIA GeForce RTX 4090", "prices": {
                  "2026-10-18T01:00:00": 3100.0, "2026-10-17T17:30:00": 3298.0, "2026-10-17T23:58:00": 3199.5,
                  "2026-10-17T19:00:00": 3298.99, "2026-10-19T00:00:00": 0, "yesterday": 5, "2026-10-20T00:00:00": "ask"}}""");
        assertThat(file.format()).isEqualTo("price-history");
        assertThat(file.quotes()).extracting(q -> q.source().asOf() + " " + q.price().amount().toPlainString() + " " + q.source().row())
                .containsExactly("2026-10-17 3199.5 3", "2026-10-18 3100.0 1");
        assertThat(file.quotes()).extracting(PurchaseQuote::vendor, PurchaseQuote::card, PurchaseQuote::gpus, PurchaseQuote::server)
                .containsOnly(org.assertj.core.groups.Tuple.tuple("Amazon.com", "RTX 4090 24GB", 1, false));
        assertThat(problems(file)).containsExactly("error 6 prices: no date", "error 7 prices: not a price",
                "info 0 : 2 rows left out: earlier prices of a day: its last one is kept",
                "info 0 : 1 row left out: not sold (no price, or 0)");
        assertThat(assumptions(file)).singleElement().asString().contains("Amazon.com in USD");
        assertThat(file.rows()).isEqualTo(rows(7, 2, 2, 0));
    }

    @Test
    void aDayHasOneQuote() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "history",
                "{\"gpu_name\": \"RTX 4090\", \"prices\": {\"2026-10-17T17:30:00\": 1600}}");
        assertThat(file.quotes()).singleElement().satisfies(q ->
                assertThat(q.source().asOf()).isEqualTo(LocalDate.of(2026, 10, 17)));
    }
}
