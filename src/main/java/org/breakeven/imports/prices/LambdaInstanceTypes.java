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
import org.breakeven.model.RentOffer;
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
        OfferSheet sheet = new OfferSheet(head, format());
        ImportWatch watch = new ImportWatch(options);
        JsonNode types = root.has("data") ? root.path("data") : root;
        int row = 0;
        for (JsonNode type : types) {
            watch.at((double) row++ / types.size());
            sheet.row();
            take(type, row, sheet);
        }
        sheet.assume(Message.of("imports.assumed.lambdaCents"));
        sheet.assume(Message.of("imports.assumed.noDate"));
        return sheet.report();
    }

    private void take(JsonNode type, int row, OfferSheet sheet) {
        JsonNode instance = type.path("instance_type");
        String name = instance.path("name").asText("").strip();
        String cents = instance.path("price_cents_per_hour").asText("").strip();
        Optional<BigDecimal> price = Decimals.of(cents).filter(number -> number.signum() >= 0);
        Optional<Integer> gpus = gpus(instance, name);
        if (name.startsWith("cpu_") || instance.path("specs").path("gpus").asInt(1) == 0) {
            sheet.skip(Message.of("imports.skipped.noAccelerator"));
        } else if (price.isEmpty()) {
            sheet.reject(row, "price_cents_per_hour", Message.of("imports.notAPrice"), cents,
                    Message.of("imports.expected.price"));
        } else if (gpus.isEmpty()) {
            sheet.reject(row, "gpus", Message.of("imports.notACount"), name, Message.of("imports.expected.count"));
        } else if (price.get().signum() == 0) {
            sheet.skip(Message.of("imports.skipped.notSold"));
        } else {
            String card = card(instance, name, row, sheet);
            BigDecimal perGpu = Decimals.divide(price.get(), CENTS.multiply(BigDecimal.valueOf(gpus.get())));
            sheet.take(regions(type).stream().map(region ->
                    new RentOffer("Lambda", card, name, gpus.get(), region, Term.ON_DEMAND,
                    perGpu, "USD", false, sheet.source(row, null))).toList());
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
        return regions.isEmpty() ? List.of("") : regions;
    }

    /// By `gpu_description`, `A100 (40 GB SXM4)`, where the answer has it, else by the type's name.
    private String card(JsonNode instance, String name, int row, OfferSheet sheet) {
        Matcher described = DESCRIBED.matcher(instance.path("gpu_description").asText(""));
        Matcher named = NAME.matcher(name);
        String inName = (named.matches() ? named.group(2) : name).replace('_', ' ').toUpperCase(Locale.ROOT);
        boolean isDescribed = described.find();
        List<String> spellings = new ArrayList<>(List.of(inName));
        if (isDescribed) {
            spellings.addFirst(described.group(1).strip() + " " + described.group(3).strip());
        }
        Double memoryGb = isDescribed ? Double.valueOf(described.group(2)) : null;
        CardNames.Named card = cards.forOneFile().name(spellings, memoryGb, name);
        if (card.own()) {
            sheet.ownCard(row, "name", card.card());
        }
        return card.card();
    }
}
