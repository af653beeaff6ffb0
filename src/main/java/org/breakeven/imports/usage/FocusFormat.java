package org.breakeven.imports.usage;

import java.util.List;
import java.util.Map;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.usage.UsageFormat.Kind;
import org.breakeven.imports.usage.UsageFormat.Layout;

/// FOCUS, the FinOps Open Cost and Usage Specification, as CSV: columns by name, any version, any provider.
final class FocusFormat {

    /// Every FOCUS file has these, whatever its version and provider.
    private static final List<String> CORE = List.of("ChargePeriodStart", "ChargePeriodEnd", "BilledCost");

    static final UsageFormat FOCUS = new UsageFormat("focus", Kind.BILL, Layout.CSV, FocusFormat::isFocus,
            FocusFormat::columns, Map.ofEntries(
            Map.entry("billed", "{BilledCost}"),
            Map.entry("effective", "{EffectiveCost}"),
            Map.entry("currency", "{BillingCurrency}"),
            Map.entry("starts", "{ChargePeriodStart}"),
            Map.entry("ends", "{ChargePeriodEnd}"),
            Map.entry("category", "{ChargeCategory}"),
            Map.entry("correction", "lower({ChargeClass}) = 'correction'"),
            Map.entry("unused", "lower({CommitmentDiscountStatus}) = 'unused'"),
            Map.entry("quantity", "{ConsumedQuantity}"),
            Map.entry("unit", "{ConsumedUnit}"),
            Map.entry("pricingQuantity", "{PricingQuantity}"),
            Map.entry("pricingUnit", "{PricingUnit}"),
            Map.entry("sku", "concat_ws(' ', {SkuPriceDetails}, {x_UsageType}, {x_SkuDetails}, {SkuMeter}, {x_SkuMeterName}, "
                    + "{ChargeDescription}, {SkuId})")));

    private FocusFormat() { }

    private static boolean isFocus(FileHead head) {
        SourceColumns columns = columns(head);
        return CORE.stream().allMatch(columns::has);
    }

    private static SourceColumns columns(FileHead head) {
        return new SourceColumns(head.columns(), true);
    }
}
