package org.breakeven.imports.prices;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.breakeven.imports.CsvTable;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.SheetRow;
import org.breakeven.imports.UnreadableFile;

/// The AWS Price List as CSV, one line a price: metadata, then the header, then the prices.
final class AwsCsv {

    static final Set<String> COLUMNS = Set.of("sku", "offertermcode", "termtype", "priceperunit", "currency", "unit");
    /// Attributes by their names in the JSON list.
    private static final Map<String, String> NAMES = Map.of("instanceType", "Instance Type", "location", "Location",
            "regionCode", "Region Code", "operatingSystem", "Operating System", "tenancy", "Tenancy",
            "capacitystatus", "CapacityStatus", "preInstalledSw", "Pre Installed S/W", "marketoption", "MarketOption",
            "gpu", "GPU");

    private final Reading reading;
    private final Map<String, Listed> products = new LinkedHashMap<>();

    /// A product with its terms by their codes, and its first line.
    private record Listed(SheetRow first, AwsProduct product, Map<String, AwsTerm> terms) { }

    AwsCsv(Reading reading) {
        this.reading = reading;
    }

    void read(FileHead head, ImportOptions options) throws UnreadableFile {
        reading.sheet().textRead(CsvTable.read(head, options,
                cells -> SheetRow.places(cells).keySet().containsAll(COLUMNS), this::sort));
        products.values().forEach(this::take);
    }

    private void sort(SheetRow row) {
        reading.sheet().row();
        AwsProduct product = AwsProduct.of(name -> row.text(NAMES.get(name)));
        product.otherKind().ifPresentOrElse(reading::skip, () -> {
            Listed listed = products.computeIfAbsent(row.text("SKU"),
                    _ -> new Listed(row, product, new LinkedHashMap<>()));
            listed.terms.computeIfAbsent(row.text("OfferTermCode"), _ -> new AwsTerm(row.text("TermType"),
                            row.text("LeaseContractLength"), row.text("PurchaseOption"), row.text("OfferingClass")))
                    .rate(row.text("Unit"), row.text("Currency"), row.text("PricePerUnit"));
        });
    }

    private void take(Listed listed) {
        LocalDate asOf = reading.date(listed.first.line(), "EffectiveDate", listed.first.text("EffectiveDate"));
        if (AwsOffers.take(listed.first.line(), listed.product, listed.terms.values(), asOf, reading)) {
            reading.sheet().joined(listed.terms.values().stream().mapToInt(AwsTerm::lines).sum() - 1);
        }
    }
}
