package org.breakeven.imports.prices;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.breakeven.imports.SheetRow;
import org.breakeven.model.Message;
import org.breakeven.model.Term;

/// Silybench's `gpu_prices.csv`, collected by hand from many clouds:
/// ```
/// provider,gpu_type,provisioning,usd_per_gpu_hour,min_gpus,product,source,checked_at,notes
/// northern,X100-80GB,on-demand,3.99,8,8x X100 SXM,https://example.org,2026-09-25,
/// ```
/// Prices are per GPU; `min_gpus` come together. The product may tell the form factor that the GPU type leaves out.
final class SilybenchPrices extends CsvPriceList {

    SilybenchPrices(CardNames cards) {
        super("silybench", Set.of("provider", "gpu_type", "provisioning", "usd_per_gpu_hour", "min_gpus"), cards);
    }

    @Override
    void takeAll(List<SheetRow> rows, Reading reading) {
        rows.forEach(row -> take(row, reading));
    }

    private static void take(SheetRow row, Reading reading) {
        Optional<Term> term = SheetTerms.parse(row.text("provisioning"));
        if (term.isEmpty()) {
            reading.sheet().reject(row.line(), "provisioning", Message.of("imports.unknownTerm"),
                    row.text("provisioning"), Message.of("imports.expected.term"));
            return;
        }
        String count = row.text("min_gpus").isEmpty() ? "1" : row.text("min_gpus");
        reading.gpus(row.line(), "min_gpus", count).ifPresent(gpus -> {
            String product = row.text("product");
            Machine machine = Machine.of(KnownClouds.shown(row.text("provider")), card(row, product, reading),
                    product.isEmpty() ? row.text("gpu_type") : product, gpus, "", "USD")
                    .asOf(reading.date(row.line(), "checked_at", row.text("checked_at")));
            reading.offer(row.line(), machine,
                    Price.perGpu("usd_per_gpu_hour", row.text("usd_per_gpu_hour"), term.get()));
        });
    }

    private static String card(SheetRow row, String product, Reading reading) {
        String type = row.text("gpu_type");
        List<String> spellings = new ArrayList<>(List.of(type));
        if (CardNames.formFactor(type).isEmpty()) {
            CardNames.formFactor(product).ifPresent(form -> spellings.addFirst(type + " " + form));
        }
        return reading.card(row.line(), "gpu_type", spellings, null);
    }
}
