package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.breakeven.model.Term;

/// SKUs of Google's Billing Catalog, a page of the API or a bare list:
/// ```
/// {"skus": [{"skuId": "...", "description": "Nvidia X100 80GB GPU running in Americas", "serviceRegions": ["us-x1"],
///   "pricingInfo": [{"pricingExpression": {"usageUnit": "h", "tieredRates": [
///     {"unitPrice": {"currencyCode": "USD", "units": "2", "nanos": 933908000}}]}}]}]}
/// ```
/// GPU, vCPU and memory are SKUs of their own, so an offer is of the GPU part only; where the list has the other parts
/// too, [GcpMachines] puts the machine together as one more offer. Terms are words of the description, which
/// [GcpDescription] reads. A price is units plus nanos; 0 is what the use of a reservation is booked at.
final class GcpBillingSkus extends JsonPriceList {

    /// The cards without a memory in their name are the smaller ones.
    private static final Map<String, Double> MEMORY = Map.of("Nvidia Tesla A100", 40.0, "Nvidia Tesla V100", 16.0);

    GcpBillingSkus(CardNames cards) {
        super("gcp", Set.of("skuId", "description", "pricingInfo"), cards, "skus");
    }

    @Override
    void take(JsonNode sku, int row, Reading reading) {
        GcpDescription description = GcpDescription.of(JsonCells.text(sku, "description"));
        Optional<String> otherKind = description.otherKind();
        JsonNode pricing = newest(sku);
        if (otherKind.isPresent()) {
            reading.skip(otherKind.get());
        } else if (!JsonCells.text(pricing.path("pricingExpression"), "usageUnit").equals("h")) {
            reading.skip("notHourly");
        } else if (description.term().isEmpty()) {
            reading.skip("noTerm");
        } else {
            take(sku, pricing, row, description, reading);
        }
    }

    private static void take(JsonNode sku, JsonNode pricing, int row, GcpDescription description, Reading reading) {
        JsonNode unitPrice = unitPrice(sku);
        Term term = description.term().orElseThrow();
        String card = reading.card(row, "description", description.spellings(), MEMORY.get(description.card()));
        List<String> listed = JsonCells.texts(sku, "serviceRegions");
        Machine machine = Machine.of("GCP", card, JsonCells.text(sku, "description"), 1, description.region(),
                JsonCells.text(unitPrice, "currencyCode")).gpuPart()
                .asOf(reading.date(row, "effectiveTime", JsonCells.text(pricing, "effectiveTime")));
        reading.assume("gcpGpuPart");
        reading.offer(row, listed.isEmpty() ? machine : machine.in(listed),
                Price.perGpu("unitPrice", amount(unitPrice), term));
    }

    /// The first tier that costs something: a first one of 0 is an allowance.
    static JsonNode unitPrice(JsonNode sku) {
        JsonNode tiers = newest(sku).path("pricingExpression").path("tieredRates");
        for (JsonNode tier : tiers) {
            JsonNode price = tier.path("unitPrice");
            if (!amount(price).equals("0")) {
                return price;
            }
        }
        return tiers.path(0).path("unitPrice");
    }

    private static JsonNode newest(JsonNode sku) {
        return sku.path("pricingInfo").path(sku.path("pricingInfo").size() - 1);
    }

    /// As text, so that nonsense is named with the row.
    static String amount(JsonNode unitPrice) {
        String units = JsonCells.text(unitPrice, "units");
        Optional<BigDecimal> whole = units.isEmpty() ? Optional.of(BigDecimal.ZERO) : Decimals.of(units);
        BigDecimal part = BigDecimal.valueOf(unitPrice.path("nanos").asLong(0), 9);
        return whole.map(number -> number.add(part).stripTrailingZeros().toPlainString()).orElse(units);
    }

    @Override
    JsonListing.Taker taker(Reading reading) {
        GcpMachines machines = new GcpMachines();
        JsonListing.Taker each = super.taker(reading);
        return new JsonListing.Taker() {
            @Override
            public void take(JsonNode sku, int row) {
                machines.learn(sku);
                each.take(sku, row);
            }

            @Override
            public void end(JsonNode rest) {
                machines.addTo(reading.sheet(), reading.sheet().offersSoFar(), reading.cards());
                each.end(rest);
            }
        };
    }

    @Override
    void assume(JsonNode root, Reading reading) {
        if (!JsonCells.text(root, "nextPageToken").isEmpty()) {
            reading.assume("onePage");
        }
    }
}
