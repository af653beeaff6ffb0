package org.breakeven.imports.prices;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.breakeven.imports.SheetRow;
import org.breakeven.model.Message;
import org.breakeven.model.Term;

/// A provider's catalog of the gpuhunt project, version 2:
/// ```
/// instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,disk_size,gpu_vendor
/// g8.xlarge,north-1,23.60,128,1600.0,8,X100,80.0,False,,nvidia
/// ```
/// US dollars per hour for the whole instance, memory in GB of one card, one row for each of on-demand and spot. The
/// provider is the file's name. A name that begins with `tpu-` is Google's accelerator and no GPU.
final class GpuhuntCatalog extends CsvPriceList {

    GpuhuntCatalog(CardNames cards) {
        super("gpuhunt", Set.of("instance_name", "location", "price", "gpu_count", "gpu_name", "spot"), cards);
    }

    @Override
    void takeAll(List<SheetRow> rows, Reading reading) {
        String provider = reading.providerOfFile();
        String currency = reading.currency("USD");
        rows.forEach(row -> take(row, provider, currency, reading));
        reading.assume("noDate");
    }

    private static void take(SheetRow row, String provider, String currency, Reading reading) {
        String name = row.text("gpu_name");
        String count = row.text("gpu_count");
        Optional<Term> term = term(row.text("spot"));
        if (name.isEmpty() || count.isEmpty() || Decimals.of(count).filter(n -> n.signum() == 0).isPresent()) {
            reading.skip("noAccelerator");
        } else if (CardNames.isNoGpu(name)) {
            reading.skip("noGpu");
        } else if (term.isEmpty()) {
            reading.sheet().reject(row.line(), "spot", Message.of("imports.unknownTerm"), row.text("spot"),
                    Message.of("imports.expected.trueOrFalse"));
        } else {
            reading.gpus(row.line(), "gpu_count", count).ifPresent(gpus -> {
                String instance = row.text("instance_name");
                String card = reading.card(row.line(), "gpu_name", List.of(name),
                        Decimals.of(row.text("gpu_memory")).map(Number::doubleValue).orElse(null), instance);
                reading.offer(row.line(), Machine.of(provider, card, instance, gpus, row.text("location"), currency),
                        Price.perMachine("price", row.text("price"), term.get(), gpus));
            });
        }
    }

    private static Optional<Term> term(String spot) {
        return switch (spot.toLowerCase(Locale.ROOT)) {
            case "true" -> Optional.of(Term.SPOT);
            case "false", "" -> Optional.of(Term.ON_DEMAND);
            default -> Optional.empty();
        };
    }
}
