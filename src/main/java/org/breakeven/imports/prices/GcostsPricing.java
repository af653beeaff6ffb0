package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportWatch;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.YamlText;
import org.breakeven.model.InstanceType;
import org.breakeven.model.Term;

/// The `pricing.yml` of gcosts, Google's machines put together:
/// ```
/// about: {timestamp: 1785391997}
/// compute: {instance: {x2-highgpu-1g: {a100: 1, cpu: 12, cost: {north1: {hour: 4.8, hour_spot: 0.65,
///   month: 3507.5, month_1y: 2209.7, month_3y: 1227.6}}}}}
/// ```
/// US dollars for the machine, a month being 730 hours. `month` is the same hour 730 times and no commitment. One row is
/// one machine in one region.
final class GcostsPricing implements PriceImporter {

    private static final int HOURS_A_MONTH = 730;

    private final CardNames cards;

    GcostsPricing(CardNames cards) {
        this.cards = cards;
    }

    @Override
    public String format() {
        return "gcosts";
    }

    @Override
    public boolean recognises(FileHead head) {
        return YamlText.hasTopKey(head, "compute") && head.text().contains("hour_spot:");
    }

    @Override
    public FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile {
        JsonNode root = YamlText.read(head);
        JsonNode instances = root.path("compute").path("instance");
        if (instances.isEmpty()) {
            throw Columns.missing(head, List.of("compute.instance"));
        }
        Reading reading = new Reading(head, options, format(), cards);
        ImportWatch watch = new ImportWatch(options);
        int row = 0;
        for (Map.Entry<String, JsonNode> instance : instances.properties()) {
            watch.at((double) row / instances.size());
            row = take(instance.getKey(), instance.getValue().path("cost"), row, date(root), reading);
        }
        reading.currency("USD");
        reading.assume("month");
        reading.assume("sizes");
        return reading.sheet().report();
    }

    /// The number of the last row.
    private static int take(String name, JsonNode regions, int before, LocalDate asOf, Reading reading) {
        Optional<InstanceType> type = reading.cards().machine(name);
        int row = before;
        for (Map.Entry<String, JsonNode> region : regions.properties()) {
            row++;
            reading.sheet().row();
            if (type.isEmpty()) {
                reading.skip("noAccelerator");
            } else {
                Machine machine = Machine.of("GCP", type.get().card(), name, (int) type.get().gpus(), region.getKey(),
                        reading.currency("USD")).asOf(asOf);
                reading.offer(row, machine, prices(region.getValue(), machine.gpus()));
            }
        }
        return row;
    }

    private static Price[] prices(JsonNode cost, int gpus) {
        return new Price[] {price(cost, "hour", Term.ON_DEMAND, gpus), price(cost, "hour_spot", Term.SPOT, gpus),
            price(cost, "month_1y", Term.YEAR_1, gpus).forHours(HOURS_A_MONTH),
            price(cost, "month_3y", Term.YEAR_3, gpus).forHours(HOURS_A_MONTH)};
    }

    private static Price price(JsonNode cost, String name, Term term, int gpus) {
        return Price.perMachine(name, JsonCells.text(cost, name), term, gpus);
    }

    private static LocalDate date(JsonNode root) {
        JsonNode seconds = root.path("about").path("timestamp");
        return seconds.isIntegralNumber() ? LocalDate.ofInstant(Instant.ofEpochSecond(seconds.asLong()), ZoneOffset.UTC)
                : null;
    }
}
