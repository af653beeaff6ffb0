package org.breakeven.imports.prices;

import java.util.List;
import java.util.Set;
import org.breakeven.imports.SheetRow;
import org.breakeven.model.Term;

/// The serverless GPU table of the Full Stack, kept by hand beside [FsdlCloudGpus]:
/// ```
/// Vendor,GPU Type,GPU Arch,GPUs,GPU RAM,vCPUs,RAM,Per-Hour,Per-GPU,Idle time charged?
/// Northern,X100 (80 GB),Xenon,2,160GB,14,125,$7.20,$3.60,Yes
/// ```
/// US dollars, with or without the sign. `Per-Hour` is for all GPUs of a worker and counts; `Per-GPU` is taken where it
/// stands alone. The memory is of all GPUs and may carry its unit; the card's name alone counts.
final class FsdlServerless extends CsvPriceList {

    FsdlServerless(CardNames cards) {
        super("fsdl-serverless", Set.of("vendor", "gpu type", "gpus", "per-hour", "per-gpu"), cards);
    }

    @Override
    void takeAll(List<SheetRow> rows, Reading reading) {
        String currency = reading.currency("USD");
        rows.forEach(row -> reading.gpus(row.line(), "GPUs", row.text("GPUs"))
                .ifPresent(gpus -> take(row, gpus, currency, reading)));
        reading.assume("serverless");
        reading.assume("noDate");
    }

    private static void take(SheetRow row, int gpus, String currency, Reading reading) {
        String type = row.text("GPU Type");
        String card = reading.card(row.line(), "GPU Type", List.of(type), null);
        String worker = amount(row.text("Per-Hour"));
        reading.offer(row.line(), Machine.of(row.text("Vendor"), card, type, gpus, "", currency),
                worker.isEmpty() ? Price.perGpu("Per-GPU", amount(row.text("Per-GPU")), Term.ON_DEMAND)
                        : Price.perMachine("Per-Hour", worker, Term.ON_DEMAND, gpus));
    }

    private static String amount(String cell) {
        return cell.startsWith("$") ? cell.substring(1).strip() : cell;
    }
}
