package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.JsonText;
import org.breakeven.model.InstanceType;
import org.breakeven.model.Term;

/// Azure's Retail Prices, a page of the API or a list filtered from it:
/// ```
/// {"Items": [{"armSkuName": "Standard_X8_v1", "armRegionName": "north", "productName": "Virtual Machines X Series",
///   "meterName": "X8 v1", "type": "Consumption", "retailPrice": 98.32, "unitOfMeasure": "1 Hour", ...}]}
/// [{"skuName": "X8v1", "region": "north", "productName": "...", "pricePerHour": 98.32, "currency": "USD", ...}]
/// ```
/// Prices are per hour for the machine, but a reservation's is for its whole term while the unit still says an hour.
/// Nothing names card or count, so the table of sizes does. [AzureKinds] tells which rows are no price of a plain
/// machine: a Windows row of a test subscription has the very price of Linux.
final class AzureRetailPrices extends JsonPriceList {

    private static final int HOURS_A_YEAR = 8760;

    AzureRetailPrices(CardNames cards) {
        super("azure", Set.of("skuName", "productName", "unitOfMeasure"), cards, "Items");
    }

    @Override
    public boolean recognises(FileHead head) {
        Set<String> names = JsonText.names(head);
        return super.recognises(head) && (names.contains("retailPrice") || names.contains("pricePerHour"));
    }

    @Override
    void take(JsonNode item, int row, Reading reading) {
        Optional<String> otherKind = AzureKinds.other(item);
        if (otherKind.isPresent()) {
            reading.skip(otherKind.get());
            return;
        }
        String column = item.has("armSkuName") ? "armSkuName" : "skuName";
        reading.machine(row, column, JsonCells.text(item, column)).ifPresent(type -> {
            String currency = first(item, "currencyCode", "currency");
            Machine machine = Machine.of("Azure", type.card(), JsonCells.text(item, column), (int) type.gpus(),
                    first(item, "armRegionName", "region"), currency)
                    .asOf(reading.date(row, "effectiveStartDate", JsonCells.text(item, "effectiveStartDate")));
            reading.offer(row, machine, prices(item, type, reading).toArray(Price[]::new));
        });
    }

    private static String first(JsonNode item, String name, String otherwise) {
        return JsonCells.text(item, item.has(name) ? name : otherwise);
    }

    private static List<Price> prices(JsonNode item, InstanceType type, Reading reading) {
        String column = item.has("retailPrice") ? "retailPrice" : "pricePerHour";
        int gpus = (int) type.gpus();
        Optional<Term> reserved = years(JsonCells.text(item, "reservationTerm"));
        Term term = reserved.orElse(AzureKinds.isSpot(item) ? Term.SPOT : Term.ON_DEMAND);
        Price price = Price.perMachine(column, JsonCells.text(item, column), term, gpus);
        if (reserved.isPresent()) {
            reading.assume("wholeTerm");
        }
        List<Price> prices = new ArrayList<>(List.of(
                reserved.map(t -> price.forHours(HOURS_A_YEAR * t.months() / 12)).orElse(price)));
        item.path("savingsPlan").forEach(plan -> years(JsonCells.text(plan, "term")).ifPresent(years ->
                prices.add(Price.perMachine("savingsPlan", JsonCells.text(plan, "retailPrice"), years, gpus))));
        return prices;
    }

    /// `1 Year`, `3 Years`, `5 Years`.
    private static Optional<Term> years(String text) {
        String years = text.toLowerCase(Locale.ROOT).replaceAll("\\s*years?", "");
        return Stream.of(Term.YEAR_1, Term.YEAR_3, Term.YEAR_5)
                .filter(term -> years.equals(String.valueOf(term.months() / 12))).findFirst();
    }

    @Override
    void assume(JsonNode root, Reading reading) {
        reading.assume("sizes");
        if (!root.has("Items")) {
            reading.assume("noDate");
        }
        if (root.path("NextPageLink").isTextual()) {
            reading.assume("onePage");
        }
    }
}
