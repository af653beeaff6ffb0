package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.breakeven.model.Term;

/// Vultr's plans, cloud GPU and bare metal:
/// ```
/// {"plans": [{"id": "vcg-x100-24c-240g-160vram", "gpu_type": "NVIDIA_X100", "gpu_vram_gb": 160,
///   "hourly_cost": 4.79, "monthly_cost": 3500, "locations": ["ewr"]}]}
/// {"plans_metal": [{"id": "vbm-256c-2048gb-8-x300-gpu", "hourly_cost": 17.52, "hourly_cost_preemptible": 14.8}]}
/// ```
/// The memory of a plan is one card's or that of several; less than a card's is a slice, which is no offer. A month's
/// cost is a cap at 672 hours, so the hourly one is taken.
final class VultrPlans extends JsonPriceList {

    private static final Pattern METAL = Pattern.compile("vbm-.*-(\\d{1,2})-([a-z0-9]+)-gpu");
    private static final List<Integer> COUNTS = List.of(1, 2, 4, 8, 16);
    private static final int CAPPED_HOURS = 672;

    VultrPlans(CardNames cards) {
        super("vultr", Set.of("monthly_cost", "locations"), cards, "plans", "plans_metal");
    }

    @Override
    void take(JsonNode plan, int row, Reading reading) {
        String id = JsonCells.text(plan, "id");
        String type = JsonCells.text(plan, "gpu_type");
        Matcher metal = METAL.matcher(id);
        if (metal.matches()) {
            String name = metal.group(2).toUpperCase(Locale.ROOT);
            offer(plan, row, reading.card(row, "id", List.of(name), null), Integer.parseInt(metal.group(1)), reading);
        } else if (type.isEmpty()) {
            reading.skip("noAccelerator");
        } else {
            takeCloud(plan, row, type, reading);
        }
    }

    private static void takeCloud(JsonNode plan, int row, String type, Reading reading) {
        Optional<Double> memory = JsonCells.number(plan, "gpu_vram_gb");
        Optional<Integer> gpus = memory.isEmpty() ? Optional.of(1) : COUNTS.stream()
                .filter(n -> !reading.cards().name(List.of(type), memory.get() / n).own()).findFirst();
        if (gpus.isPresent()) {
            Double each = memory.map(all -> all / gpus.get()).orElse(null);
            offer(plan, row, reading.card(row, "gpu_type", List.of(type), each), gpus.get(), reading);
        } else if (reading.cards().isKnown(type)) {
            reading.sheet().skipShare(type + " x " + memory.get().intValue() + " GB");
        } else {
            offer(plan, row, reading.card(row, "gpu_type", List.of(type), memory.get()), 1, reading);
        }
    }

    private static void offer(JsonNode plan, int row, String card, int gpus, Reading reading) {
        Machine machine = Machine.of("Vultr", card, JsonCells.text(plan, "id"), gpus, "", reading.currency("USD"))
                .in(JsonCells.texts(plan, "locations"));
        String hourly = JsonCells.text(plan, "hourly_cost");
        Price month = Price.perMachine("monthly_cost", JsonCells.text(plan, "monthly_cost"), Term.ON_DEMAND, gpus);
        reading.offer(row, machine, hourly.isEmpty() ? month.forHours(CAPPED_HOURS)
                        : Price.perMachine("hourly_cost", hourly, Term.ON_DEMAND, gpus),
                Price.perMachine("hourly_cost_preemptible", JsonCells.text(plan, "hourly_cost_preemptible"),
                        Term.SPOT, gpus));
    }

    @Override
    void assume(JsonNode root, Reading reading) {
        reading.assume("vultrMonth");
        reading.assume("noDate");
    }
}
