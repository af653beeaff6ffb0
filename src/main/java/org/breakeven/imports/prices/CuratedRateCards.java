package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.breakeven.model.Message;
import org.breakeven.model.Term;

/// Rate cards of the GPU Price Index, kept by hand:
/// ```
/// [{"vendor": "northern", "sku": "x8.large", "gpu_model": "X100 SXM", "gpu_count": 8, "usd_per_hour_total": 98.32,
///   "commitment": "on_demand", "vram_gb": 80, "region": "north-1", "as_of": "2026-08-27", "verified": false}]
/// ```
/// US dollars for the machine, memory of one card. `as_of` is when somebody typed the card in, which is no proof: a row
/// that is not verified may be older.
final class CuratedRateCards extends JsonPriceList {

    CuratedRateCards(CardNames cards) {
        super("ratecards", Set.of("vendor", "gpu_model", "gpu_count", "usd_per_hour_total", "commitment"), cards);
    }

    @Override
    void take(JsonNode rate, int row, Reading reading) {
        String commitment = JsonCells.text(rate, "commitment");
        Optional<Term> term = SheetTerms.parse(commitment);
        if (term.isEmpty()) {
            reading.sheet().reject(row, "commitment", Message.of("imports.unknownTerm"), commitment,
                    Message.of("imports.expected.term"));
            return;
        }
        reading.gpus(row, "gpu_count", JsonCells.text(rate, "gpu_count")).ifPresent(gpus -> {
            if (!rate.path("verified").asBoolean(true)) {
                reading.assume("notVerified");
            }
            Double memory = JsonCells.number(rate, "vram_gb").orElse(null);
            String sku = JsonCells.text(rate, "sku");
            String card = reading.card(row, "gpu_model", List.of(JsonCells.text(rate, "gpu_model")), memory, sku);
            Machine machine = Machine.of(KnownClouds.shown(JsonCells.text(rate, "vendor")), card, sku, gpus,
                    JsonCells.text(rate, "region"), "USD").asOf(reading.date(row, "as_of", JsonCells.text(rate, "as_of")));
            reading.offer(row, machine, Price.perMachine("usd_per_hour_total",
                    JsonCells.text(rate, "usd_per_hour_total"), term.get(), gpus));
        });
    }

    @Override
    void assume(JsonNode root, Reading reading) {
        reading.assume("typedIn");
    }
}
