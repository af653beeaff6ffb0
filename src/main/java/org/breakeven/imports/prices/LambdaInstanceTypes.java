package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportWatch;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;
import org.breakeven.model.Term;

/// Lambda's `instance-types` answer, a map by name:
/// ```
/// {"data": {"gpu_8x_x100_sxm5": {
///   "instance_type": {"name": "gpu_8x_x100_sxm5", "price_cents_per_hour": 2392, "specs": {"gpus": 8}},
///   "regions_with_capacity_available": [{"name": "us-east-1"}]}}}
/// ```
/// The price is US cents per hour for the whole instance. One offer a region with capacity; without any, one offer
/// with no region, since the price is still Lambda's. The row number is the type's place in the map.
final class LambdaInstanceTypes implements PriceImporter {

    private static final Set<String> NAMES = Set.of("price_cents_per_hour", "instance_type");
    private static final Pattern NAME = Pattern.compile("gpu_(\\d{1,3})x_(.+)");
    private static final Pattern DESCRIBED = Pattern.compile("([^(]+)\\((\\d{1,4}) ?GB ?([^)]*)\\)");
    private static final BigDecimal CENTS = BigDecimal.valueOf(100);

    private final CardNames cards;

    LambdaInstanceTypes(CardNames cards) {
        this.cards = cards;
    }

    @Override
    public String format() {
        return "lambda";
    }

    @Override
    public boolean recognises(FileHead head) {
        return JsonText.names(head).containsAll(NAMES);
    }

    @Override
    public FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile {
        JsonNode root = JsonText.read(head);
        if (root.findValue("price_cents_per_hour") == null) {
            throw Columns.missing(head, List.of("price_cents_per_hour"));
        }
        Reading reading = new Reading(head, options, format(), cards);
        ImportWatch watch = new ImportWatch(options);
        JsonNode types = root.has("data") ? root.path("data") : root;
        int row = 0;
        for (JsonNode type : types) {
            watch.at((double) row++ / types.size());
            reading.sheet().row();
            take(type, row, reading);
        }
        reading.assume("lambdaCents");
        reading.assume("noDate");
        return reading.sheet().report();
    }

    private static void take(JsonNode type, int row, Reading reading) {
        JsonNode instance = type.path("instance_type");
        String name = instance.path("name").asText("").strip();
        Optional<Integer> gpus = gpus(instance, name);
        if (name.startsWith("cpu_") || instance.path("specs").path("gpus").asInt(1) == 0) {
            reading.skip("noAccelerator");
        } else if (gpus.isEmpty()) {
            reading.sheet().reject(row, "gpus", Message.of("imports.notACount"), name, Message.of("imports.expected.count"));
        } else {
            String card = card(instance, name, row, reading);
            reading.offer(row, Machine.of("Lambda", card, name, gpus.get(), "", "USD").in(regions(type)),
                    Price.perMachine("price_cents_per_hour", JsonCells.text(instance, "price_cents_per_hour"),
                            Term.ON_DEMAND, gpus.get()).inUnitsOf(CENTS));
        }
    }

    private static Optional<Integer> gpus(JsonNode instance, String name) {
        Matcher named = NAME.matcher(name);
        return Decimals.count(instance.path("specs").path("gpus").asText(""))
                .or(() -> named.matches() ? Decimals.count(named.group(1)) : Optional.empty());
    }

    private static List<String> regions(JsonNode type) {
        List<String> regions = new ArrayList<>();
        type.path("regions_with_capacity_available")
                .forEach(region -> regions.add(region.path("name").asText(region.asText(""))));
        return regions;
    }

    /// By `gpu_description`, `A100 (40 GB SXM4)`, where the answer has it, else by the type's name.
    private static String card(JsonNode instance, String name, int row, Reading reading) {
        Matcher described = DESCRIBED.matcher(instance.path("gpu_description").asText(""));
        Matcher named = NAME.matcher(name);
        String inName = (named.matches() ? named.group(2) : name).replace('_', ' ').toUpperCase(Locale.ROOT);
        boolean isDescribed = described.find();
        List<String> spellings = new ArrayList<>(List.of(inName));
        if (isDescribed) {
            spellings.addFirst(described.group(1).strip() + " " + described.group(3).strip());
        }
        Double memoryGb = isDescribed ? Double.valueOf(described.group(2)) : null;
        return reading.card(row, "name", spellings, memoryGb, name);
    }
}
