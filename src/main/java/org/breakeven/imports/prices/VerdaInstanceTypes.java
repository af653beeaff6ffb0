package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.breakeven.model.Term;

/// Verda's (DataCrunch's) `instance-types`, a list:
/// ```
/// {"instance_type": "2X100.60V", "name": "X100 SXM 80GB", "gpu": {"number_of_gpus": 2}, "currency": "usd",
///  "gpu_memory": {"size_in_gigabytes": 160}, "price_per_hour": "7.90", "spot_price": "3.40"}
/// ```
/// Prices are texts, per hour for the whole instance; the memory is that of all its GPUs.
final class VerdaInstanceTypes extends JsonPriceList {

    VerdaInstanceTypes(CardNames cards) {
        super("verda", Set.of("price_per_hour", "gpu_memory", "number_of_gpus"), cards);
    }

    @Override
    void take(JsonNode item, int row, Reading reading) {
        String count = JsonCells.text(item.path("gpu"), "number_of_gpus");
        if (count.isEmpty() || count.equals("0")) {
            reading.skip("noAccelerator");
            return;
        }
        Optional<Integer> gpus = reading.gpus(row, "number_of_gpus", count);
        gpus.ifPresent(n -> reading.offer(row, machine(item, row, n, reading),
                Price.perMachine("price_per_hour", JsonCells.text(item, "price_per_hour"), Term.ON_DEMAND, n),
                Price.perMachine("spot_price", JsonCells.text(item, "spot_price"), Term.SPOT, n)));
    }

    private static Machine machine(JsonNode item, int row, int gpus, Reading reading) {
        String type = JsonCells.text(item, "instance_type");
        String name = JsonCells.text(item, "name");
        String named = name.isEmpty() ? JsonCells.text(item, "model") : name;
        Double memory = JsonCells.number(item.path("gpu_memory"), "size_in_gigabytes")
                .map(all -> all / gpus).orElse(null);
        return Machine.of("Verda", reading.card(row, "name", List.of(named), memory), type, gpus, "",
                JsonCells.text(item, "currency"));
    }

    @Override
    void assume(JsonNode root, Reading reading) {
        reading.assume("noDate");
    }
}
