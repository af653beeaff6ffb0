package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.regex.Pattern;

/// Which rows of Azure's list are something else than the plain hour of a Linux machine with GPUs.
final class AzureKinds {

    private static final Pattern GPU_SIZE = Pattern.compile("(?i)(standard_)?N[CDGV].*");

    private AzureKinds() { }

    /// The kind under which the row is left out; empty for a machine with GPUs.
    static Optional<String> other(JsonNode item) {
        String product = JsonCells.text(item, "productName");
        String meter = meter(item);
        String size = JsonCells.text(item, item.has("armSkuName") ? "armSkuName" : "skuName");
        if (!JsonCells.text(item, "unitOfMeasure").equals("1 Hour")) {
            return Optional.of("notHourly");
        }
        if (product.contains("Dedicated Host") || size.contains("Type")) {
            return Optional.of("dedicatedHost");
        }
        if (!GPU_SIZE.matcher(size).matches() || product.replace(" ", "").contains("CloudServices")) {
            return Optional.of("noAccelerator");
        }
        if (product.contains("Windows")) {
            return Optional.of("windows");
        }
        if (JsonCells.text(item, "type").equals("DevTestConsumption")) {
            return Optional.of("devTest");
        }
        boolean lowPriority = meter.contains("Low Priority");
        boolean termUnknown = JsonCells.text(item, "type").equals("Reservation") && !item.has("reservationTerm");
        return lowPriority ? Optional.of("lowPriority") : termUnknown ? Optional.of("noTerm") : Optional.empty();
    }

    /// Spot shows in words only.
    static boolean isSpot(JsonNode item) {
        return meter(item).contains("Spot");
    }

    private static String meter(JsonNode item) {
        return JsonCells.text(item, "meterName") + ' ' + JsonCells.text(item, "skuName");
    }
}
