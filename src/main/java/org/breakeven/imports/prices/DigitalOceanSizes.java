package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import org.breakeven.model.Term;

/// DigitalOcean's `sizes`:
/// ```
/// {"sizes": [{"slug": "gpu-x100x8-640gb", "price_hourly": 23.92, "price_monthly": 17796.48, "regions": ["nyc1"],
///   "gpu_info": {"count": 8, "vram": {"amount": 640, "unit": "gib"}, "model": "nvidia_x100"}}]}
/// ```
/// US dollars for the whole machine. The memory is that of all cards. A month is the hourly price times 744, which is
/// no discount, so it is not taken.
final class DigitalOceanSizes extends JsonPriceList {

    DigitalOceanSizes(CardNames cards) {
        super("digitalocean", Set.of("sizes", "slug", "price_hourly"), cards, "sizes");
    }

    @Override
    void take(JsonNode size, int row, Reading reading) {
        JsonNode gpu = size.path("gpu_info");
        if (!gpu.isObject()) {
            reading.skip("noAccelerator");
            return;
        }
        reading.gpus(row, "count", JsonCells.text(gpu, "count")).ifPresent(gpus -> {
            String model = JsonCells.text(gpu, "model");
            Double memory = JsonCells.number(gpu.path("vram"), "amount").map(all -> all / gpus).orElse(null);
            String card = reading.card(row, "model", List.of(model), memory);
            Machine machine = Machine.of("DigitalOcean", card, JsonCells.text(size, "slug"), gpus, "",
                    reading.currency("USD")).in(JsonCells.texts(size, "regions"));
            reading.offer(row, machine,
                    Price.perMachine("price_hourly", JsonCells.text(size, "price_hourly"), Term.ON_DEMAND, gpus));
        });
    }

    @Override
    void assume(JsonNode root, Reading reading) {
        reading.assume("noDate");
    }
}
