package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportWatch;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Term;

/// RunPod's `gpuTypes`, the GraphQL answer or the bare list:
/// ```
/// { "id": "NVIDIA X100", "displayName": "X100", "memoryInGb": 80, "secureCloud": true, "communityCloud": false,
///   "securePrice": 2.49, "communityPrice": 0.5, "secureSpotPrice": 1.49, "threeMonthPrice": 2.117, ... }
/// ```
/// Prices are US dollars per GPU and hour. `null` is no such term, 0 is not sold, and where a cloud's flag is false its
/// prices are placeholders. `clusterPrice` is left: it is for clusters of several machines with a fast network, which
/// is another product. The row number is the object's place in the list.
final class RunPodGpuTypes implements PriceImporter {

    private static final Set<String> PRICES = Set.of("securePrice", "communityPrice");

    /// A field with a price, the cloud it is for and its flag. Commitments are sold in the secure cloud only.
    private record Field(String name, String cloud, Term term) {
        String flag() {
            return cloud + "Cloud";
        }
    }

    private static final List<Field> FIELDS = List.of(
            new Field("securePrice", "secure", Term.ON_DEMAND),
            new Field("communityPrice", "community", Term.ON_DEMAND),
            new Field("secureSpotPrice", "secure", Term.SPOT), new Field("communitySpotPrice", "community", Term.SPOT),
            new Field("oneWeekPrice", "secure", Term.WEEK), new Field("oneMonthPrice", "secure", Term.MONTH),
            new Field("threeMonthPrice", "secure", Term.MONTH_3), new Field("sixMonthPrice", "secure", Term.MONTH_6));

    private final CardNames cards;

    RunPodGpuTypes(CardNames cards) {
        this.cards = cards;
    }

    @Override
    public String format() {
        return "runpod";
    }

    @Override
    public boolean recognises(FileHead head) {
        Set<String> names = JsonText.names(head);
        return names.contains("memoryInGb") && PRICES.stream().anyMatch(names::contains);
    }

    @Override
    public FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile {
        JsonNode list = list(JsonText.read(head));
        if (list.findValue("securePrice") == null && list.findValue("communityPrice") == null) {
            throw Columns.missing(head, List.of("securePrice", "communityPrice"));
        }
        Reading reading = new Reading(head, options, format(), cards);
        ImportWatch watch = new ImportWatch(options);
        int row = 0;
        for (JsonNode gpu : list) {
            watch.at((double) row++ / list.size());
            reading.sheet().row();
            take(gpu, row, reading);
        }
        reading.assume("runpodDollars");
        reading.assume("noDate");
        return reading.sheet().report();
    }

    private static JsonNode list(JsonNode root) {
        JsonNode answer = root.has("data") ? root.path("data") : root;
        return answer.has("gpuTypes") ? answer.path("gpuTypes") : answer;
    }

    private static void take(JsonNode gpu, int row, Reading reading) {
        OfferSheet sheet = reading.sheet();
        String id = gpu.path("id").asText("").strip();
        String shown = gpu.path("displayName").asText("").strip();
        if (id.isEmpty() && shown.isEmpty() || id.equalsIgnoreCase("unknown")) {
            reading.skip("unknownCard");
            return;
        }
        List<RentOffer> offers = new ArrayList<>();
        Optional<Field> wrong = FIELDS.stream().filter(field -> isWrong(gpu.path(field.name()))).findFirst();
        if (wrong.isPresent()) {
            String name = wrong.get().name();
            sheet.reject(row, name, Message.of("imports.notAPrice"), gpu.path(name).asText(),
                    Message.of("imports.expected.price"));
            return;
        }
        String card = card(gpu, id, shown, row, reading);
        if (!reading.isWhole(card)) {
            return;
        }
        for (Field field : FIELDS) {
            price(gpu, field, row, sheet).ifPresent(price ->
                    offers.add(new RentOffer("RunPod", card, id.isEmpty() ? shown : id, 1,
                    field.cloud(), field.term(), price, "USD", false, sheet.source(row, null))));
        }
        if (offers.isEmpty()) {
            sheet.skip(Message.of("imports.skipped.notSold"));
        }
        sheet.take(offers);
    }

    private static boolean isWrong(JsonNode price) {
        boolean nothing = price.isMissingNode() || price.isNull() || price.asText().isBlank();
        return price.isContainerNode()
                || !nothing && Decimals.of(price.asText().strip()).filter(p -> p.signum() >= 0).isEmpty();
    }

    private static Optional<BigDecimal> price(JsonNode gpu, Field field, int row, OfferSheet sheet) {
        Optional<BigDecimal> price = Decimals.of(gpu.path(field.name()).asText("").strip()).filter(p -> p.signum() > 0);
        if (price.isPresent() && !gpu.path(field.flag()).asBoolean(true)) {
            sheet.inform(row, field.name(), Message.of("imports.placeholderPrice", field.flag()),
                    price.get().toPlainString(),
                    Message.of("imports.expected.nothingToDo"));
            return Optional.empty();
        }
        return price;
    }

    private static String card(JsonNode gpu, String id, String shown, int row, Reading reading) {
        double memory = gpu.path("memoryInGb").asDouble(0);
        List<String> spellings = id.isEmpty() ? List.of(shown) : shown.isEmpty() ? List.of(id) : List.of(id, shown);
        return reading.card(row, "displayName", spellings, memory > 0 ? (Double) memory : null);
    }
}
