package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.breakeven.model.Message;
import org.breakeven.model.Term;

/// Add-ons of OVHcloud's catalog to offers: the machines with GPUs among thousands of other products.
final class OvhAddons {

    private static final String HOURLY = ".consumption";
    private static final String MONTHLY = ".monthly.postpaid";
    private static final BigDecimal UNITS = BigDecimal.valueOf(100_000_000);
    private static final BigDecimal HALF_A_CENT = new BigDecimal("0.005000001");
    private static final int HOURS_A_MONTH = 730;
    private static final Pattern SHOWN = Pattern.compile("[^0-9]*(\\d+(?:[.,]\\d{1,2})?)[^0-9]*");

    private final Reading reading;
    private final String currency;

    OvhAddons(Reading reading, String currency) {
        this.reading = reading;
        this.currency = currency;
    }

    void take(JsonNode addon, int row) {
        String code = JsonCells.text(addon, "planCode");
        Optional<String> otherKind = otherKind(addon, code);
        List<JsonNode> prices = prices(addon, code);
        if (otherKind.isPresent()) {
            reading.skip(otherKind.get());
        } else if (prices.size() != 1) {
            reading.sheet().reject(row, "pricings", Message.of("imports.severalPrices", prices.size()), code,
                    Message.of("imports.expected.onePrice"));
        } else if (contradicts(prices.getFirst())) {
            reading.sheet().reject(row, "price", Message.of("imports.shownOtherwise"),
                    JsonCells.text(prices.getFirst(), "price") + " / "
                            + JsonCells.text(prices.getFirst(), "formattedPrice"),
                    Message.of("imports.expected.ovhPrice"));
        } else {
            offer(addon, code, JsonCells.text(prices.getFirst(), "price"), row);
        }
    }

    /// Managed services have GPUs too but are priced by the minute, so the product's kind decides and not its GPU.
    private static Optional<String> otherKind(JsonNode addon, String code) {
        JsonNode blobs = addon.path("blobs");
        String brick = JsonCells.text(blobs.path("commercial"), "brick");
        boolean hasGpu = blobs.path("technical").has("gpu");
        if (!brick.equals("gpu") && !(brick.isEmpty() && hasGpu && !code.startsWith("ai-"))) {
            return Optional.of(hasGpu ? "managedService" : "otherProduct");
        }
        String system = JsonCells.text(blobs.path("technical").path("os"), "family");
        if (code.startsWith("win-") || system.toLowerCase(Locale.ROOT).equals("windows")) {
            return Optional.of("windows");
        }
        if (JsonCells.texts(blobs, "tags").contains("coming_soon")) {
            return Optional.of("notSold");
        }
        return code.endsWith(HOURLY) || code.endsWith(MONTHLY) ? Optional.empty() : Optional.of("noTerm");
    }

    /// What consumption costs; the hourly add-on may repeat the price of its month.
    private static List<JsonNode> prices(JsonNode addon, String code) {
        List<JsonNode> all = StreamSupport.stream(addon.path("pricings").spliterator(), false)
                .filter(price -> code.endsWith(MONTHLY) || !JsonCells.text(price, "intervalUnit").equals("month"))
                .toList();
        List<JsonNode> consumed = all.stream()
                .filter(price -> JsonCells.texts(price, "capacities").contains("consumption")).toList();
        return consumed.isEmpty() ? all : consumed;
    }

    /// Whether the price shown is another one, so that the scale is not what it was.
    private static boolean contradicts(JsonNode price) {
        Matcher shown = SHOWN.matcher(JsonCells.text(price, "formattedPrice"));
        return shown.matches() && Decimals.of(JsonCells.text(price, "price"))
                .map(units -> units.divide(UNITS).subtract(new BigDecimal(shown.group(1).replace(',', '.'))).abs())
                .filter(difference -> difference.compareTo(HALF_A_CENT) > 0).isPresent();
    }

    private void offer(JsonNode addon, String code, String price, int row) {
        JsonNode gpu = addon.path("blobs").path("technical").path("gpu");
        String model = JsonCells.text(gpu, "model");
        if (model.isEmpty()) {
            reading.skip("unknownCard");
            return;
        }
        reading.gpus(row, "gpu.number", JsonCells.text(gpu, "number")).ifPresent(gpus -> {
            String card = reading.card(row, "gpu.model", List.of(model), memory(gpu, model, gpus));
            boolean monthly = code.endsWith(MONTHLY);
            Price machine = Price.perMachine("price", price, monthly ? Term.MONTH : Term.ON_DEMAND, gpus)
                    .inUnitsOf(UNITS);
            reading.offer(row, Machine.of("OVHcloud", card, code.replace(monthly ? MONTHLY : HOURLY, ""), gpus, "",
                    currency).in(regions(addon)), monthly ? machine.forHours(HOURS_A_MONTH) : machine);
        });
    }

    /// Of one card; the catalog has that of all of them for some machines.
    private Double memory(JsonNode gpu, String model, int gpus) {
        return JsonCells.number(gpu.path("memory"), "size")
                .map(size -> reading.cards().name(List.of(model), size).own() ? size / gpus : size).orElse(null);
    }

    private static List<String> regions(JsonNode addon) {
        for (JsonNode configuration : addon.path("configurations")) {
            if (JsonCells.text(configuration, "name").equals("region")) {
                return JsonCells.texts(configuration, "values");
            }
        }
        return List.of();
    }
}
