package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.JsonText;
import org.breakeven.model.Term;

/// Vast.ai's offers, the API's answer or the bare list:
/// ```
/// {"offers": [{"gpu_name": "RTX X100", "num_gpus": 2, "gpu_ram": 24564, "dph_base": 0.8, "dph_total": 0.9,
///   "min_bid": 0.3, "verification": "verified", "rentable": true, "reliability2": 0.99, "geolocation": "Nowhere, NW"}]}
/// ```
/// Prices are US dollars per hour for all GPUs of the offer; `dph_total` has the disk in it that was asked for, so
/// `dph_base` is taken where there is one. `min_bid` is the lowest bid for an interruptible machine. Memory is MiB of
/// one card.
final class VastOffers extends JsonPriceList {

    private static final double MIB_PER_GIB = 1024;
    private static final double RELIABLE = 0.9;

    VastOffers(CardNames cards) {
        super("vast", Set.of("gpu_name", "num_gpus"), cards, "offers");
    }

    @Override
    public boolean recognises(FileHead head) {
        Set<String> names = JsonText.names(head);
        return names.containsAll(Set.of("gpu_name", "num_gpus"))
                && (names.contains("dph_total") || names.contains("dph_base"));
    }

    @Override
    void take(JsonNode offer, int row, Reading reading) {
        if (!offer.path("rentable").asBoolean(true)) {
            reading.skip("notRentable");
        } else if (!isVerified(offer)) {
            reading.skip("notVerified");
        } else if (reliability(offer) < RELIABLE) {
            reading.skip("notReliable");
        } else {
            reading.gpus(row, "num_gpus", JsonCells.text(offer, "num_gpus"))
                    .ifPresent(gpus -> take(offer, row, gpus, reading));
        }
    }

    /// What says nothing of its host is taken as it is.
    private static boolean isVerified(JsonNode offer) {
        return offer.path("verified").asBoolean(true)
                && offer.path("verification").asText("verified").equalsIgnoreCase("verified");
    }

    private static double reliability(JsonNode offer) {
        return JsonCells.number(offer, "reliability2").or(() -> JsonCells.number(offer, "reliability")).orElse(1.0);
    }

    private static void take(JsonNode offer, int row, int gpus, Reading reading) {
        String name = JsonCells.text(offer, "gpu_name");
        Double memory = JsonCells.number(offer, "gpu_ram").map(mib -> mib / MIB_PER_GIB).orElse(null);
        String place = JsonCells.text(offer, "geolocation").replaceFirst("^[\\s,]+", "");
        String card = reading.card(row, "gpu_name", List.of(name), memory);
        String column = JsonCells.text(offer, "dph_base").isEmpty() ? "dph_total" : "dph_base";
        if (column.equals("dph_total")) {
            reading.assume("vastWithDisk");
        }
        reading.offer(row, Machine.of("Vast.ai", card, name, gpus, place, reading.currency("USD")),
                Price.perMachine(column, JsonCells.text(offer, column), Term.ON_DEMAND, gpus),
                Price.perMachine("min_bid", JsonCells.text(offer, "min_bid"), Term.SPOT, gpus));
    }

    @Override
    void assume(JsonNode root, Reading reading) {
        reading.assume("marketplace");
        reading.assume("noDate");
    }
}
