package org.breakeven.imports.prices;

import java.util.List;
import java.util.Set;
import org.breakeven.imports.SheetRow;
import org.breakeven.model.Term;

/// Custom prices of OpenCost and Kubecost:
/// ```
/// EndTimestamp,InstanceID,Region,AssetClass,InstanceIDField,InstanceType,MarketPriceHourly,Version
/// 2026-04-17 23:34:22 UTC,X100_80,,gpu,nvidia.com/gpu_type,,0.75,
/// ```
/// A `gpu` row prices one GPU for an hour on top of its `node`, and `InstanceID` is the GPU's name in a label. Nodes
/// are named by their host and say nothing of GPUs, `pv` rows are volumes. The file has no currency.
final class OpenCostPricing extends CsvPriceList {

    private static final String PRICE = "MarketPriceHourly";

    OpenCostPricing(CardNames cards) {
        super("opencost", Set.of("instanceid", "assetclass", "marketpricehourly"), cards);
    }

    @Override
    void takeAll(List<SheetRow> rows, Reading reading) {
        String provider = reading.providerOfFile();
        String currency = reading.currency("USD");
        rows.forEach(row -> take(row, provider, currency, reading));
    }

    private static void take(SheetRow row, String provider, String currency, Reading reading) {
        String name = row.text("InstanceID");
        switch (row.text("AssetClass")) {
            case "gpu" -> {
                String card = reading.card(row.line(), "InstanceID", List.of(name), null);
                reading.assume("gpuPartOnly");
                reading.offer(row.line(), Machine.of(provider, card, name, 1, row.text("Region"), currency).gpuPart()
                        .asOf(reading.date(row.line(), "EndTimestamp", row.text("EndTimestamp"))),
                        Price.perGpu(PRICE, row.text(PRICE), Term.ON_DEMAND));
            }
            case "pv" -> reading.skip("storage");
            default -> reading.skip("noAccelerator");
        }
    }
}
