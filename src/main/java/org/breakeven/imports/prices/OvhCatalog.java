package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportWatch;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;

/// OVHcloud's public order catalog of its public cloud, one subsidiary with its currency:
/// ```
/// {"locale": {"currencyCode": "EUR"}, "plans": [...], "addons": [{"planCode": "x100-380.consumption",
///   "pricings": [{"price": 280000000, "capacities": ["consumption"], "formattedPrice": "2.80 €"}],
///   "configurations": [{"name": "region", "values": ["GRA11"]}],
///   "blobs": {"commercial": {"brick": "gpu"}, "technical": {"gpu": {"model": "X100", "number": 1}}}}]}
/// ```
/// Prices are whole numbers of 1e-8 of the currency, without tax, for the machine. By the hour (`.consumption`) and by
/// the month (`.monthly.postpaid`) are two add-ons of the same machine; `intervalUnit` does not tell them apart. No
/// catalog was at hand when this was written: the shape is that of its description and of programs that read it.
/// [OvhAddons] takes the add-ons.
final class OvhCatalog implements PriceImporter {

    private static final Set<String> NAMES = Set.of("planCode", "pricings");

    private final CardNames cards;

    OvhCatalog(CardNames cards) {
        this.cards = cards;
    }

    @Override
    public String format() {
        return "ovh";
    }

    @Override
    public boolean recognises(FileHead head) {
        return JsonText.names(head).containsAll(NAMES);
    }

    @Override
    public FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile {
        JsonNode root = JsonText.read(head);
        JsonNode addons = root.path("addons");
        if (!addons.isArray()) {
            throw Columns.missing(head, List.of("addons"));
        }
        Reading reading = new Reading(head, options, format(), cards);
        String said = JsonCells.text(root.path("locale"), "currencyCode");
        OvhAddons taken = new OvhAddons(reading, Optional.of(said).filter(code -> !code.isEmpty())
                .orElseGet(() -> reading.currency("EUR")));
        ImportWatch watch = new ImportWatch(options);
        int row = 0;
        for (JsonNode addon : addons) {
            watch.at((double) row++ / addons.size());
            reading.sheet().row();
            taken.take(addon, row);
        }
        reading.assume("withoutTax");
        reading.assume("month");
        reading.assume("noDate");
        return reading.sheet().report();
    }
}
