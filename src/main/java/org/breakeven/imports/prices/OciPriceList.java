package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.breakeven.model.Term;

/// Oracle's price list:
/// ```
/// {"items": [{"partNumber": "B00001", "displayName": "Compute - GPU - X100", "metricName": "GPU Per Hour",
///   "currencyCodeLocalizations": [{"currencyCode": "USD", "prices": [{"model": "PAY_AS_YOU_GO", "value": 10}]}]}]}
/// ```
/// Prices are per GPU with its share of the machine. A first tier of 0 is an allowance and no price. Spot is not
/// listed. Some names are those of the shape's generation and not of the card.
final class OciPriceList extends JsonPriceList {

    private static final Pattern NAME = Pattern.compile(".*GPU\\s*(?:Standard)?\\s*-\\s*(.+?)\\s*");
    /// Oracle's shapes BM.GPU2, BM.GPU3, BM.GPU4 and BM.GPU.A100-v2.
    private static final Map<String, String> GENERATIONS = Map.of("X7", "P100 16GB", "V2", "V100 SXM 16GB",
            "E3", "A100 SXM 40GB", "A100 - v2", "A100 SXM 80GB");

    OciPriceList(CardNames cards) {
        super("oci", Set.of("partNumber", "metricName", "currencyCodeLocalizations"), cards, "items");
    }

    @Override
    void take(JsonNode item, int row, Reading reading) {
        Matcher name = NAME.matcher(JsonCells.text(item, "displayName"));
        if (!JsonCells.text(item, "metricName").equalsIgnoreCase("GPU Per Hour")) {
            reading.skip("noAccelerator");
        } else if (!name.matches()) {
            reading.skip("unknownCard");
        } else {
            String card = card(name.group(1), row, reading);
            item.path("currencyCodeLocalizations").forEach(localization -> reading.offer(row,
                    Machine.of("OCI", card, name.group(1), 1, "", JsonCells.text(localization, "currencyCode")),
                    Price.perGpu("value", price(localization), Term.ON_DEMAND)));
        }
    }

    private static String card(String name, int row, Reading reading) {
        if (GENERATIONS.containsKey(name)) {
            reading.assume("ociGenerations");
        }
        return reading.card(row, "displayName", List.of(GENERATIONS.getOrDefault(name, name)), null);
    }

    /// The first tier that costs something.
    private static String price(JsonNode localization) {
        for (JsonNode price : localization.path("prices")) {
            String value = JsonCells.text(price, "value");
            Optional<BigDecimal> number = Decimals.of(value);
            boolean counts = JsonCells.text(price, "model").equals("PAY_AS_YOU_GO");
            if (counts && (number.isEmpty() || number.get().signum() != 0)) {
                return value;
            }
        }
        return "";
    }

    @Override
    void assume(JsonNode root, Reading reading) {
        reading.assume("perGpu");
        reading.assume("noDate");
    }
}
