package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import org.breakeven.model.Term;

/// JarvisLabs' `server_meta`:
/// ```
/// {"server_meta": [{"gpu_type": "X100-80GB", "region": "east-01", "price_per_hour": 1.49, "spot_price": null,
///   "vram": "80", "num_gpus": "8", "workload_type": "vm"}]}
/// ```
/// Prices are US dollars per GPU; `num_gpus` is what the server has, of which any number can be rented. The same price
/// comes once for containers and once for virtual machines.
final class JarvisLabsServerMeta extends JsonPriceList {

    JarvisLabsServerMeta(CardNames cards) {
        super("jarvislabs", Set.of("server_meta", "gpu_type", "price_per_hour"), cards, "server_meta");
    }

    @Override
    void take(JsonNode server, int row, Reading reading) {
        String type = JsonCells.text(server, "gpu_type");
        if (type.isEmpty()) {
            reading.skip("unknownCard");
            return;
        }
        String card = reading.card(row, "gpu_type", List.of(type), JsonCells.number(server, "vram").orElse(null));
        reading.offer(row, Machine.of("JarvisLabs", card, type, 1, JsonCells.text(server, "region"),
                        reading.currency("USD")),
                Price.perGpu("price_per_hour", JsonCells.text(server, "price_per_hour"), Term.ON_DEMAND),
                Price.perGpu("spot_price", JsonCells.text(server, "spot_price"), Term.SPOT));
    }

    @Override
    void assume(JsonNode root, Reading reading) {
        reading.assume("perGpu");
        reading.assume("noDate");
    }
}
