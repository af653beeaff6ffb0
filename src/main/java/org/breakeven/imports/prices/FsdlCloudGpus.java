package org.breakeven.imports.prices;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.breakeven.imports.SheetRow;
import org.breakeven.model.Message;
import org.breakeven.model.Term;

/// The cloud GPU table of the Full Stack, kept by hand:
/// ```
/// Cloud,GPU Type,GPU Arch,GPUs,GPU RAM,vCPUs,RAM,On-demand,Per-GPU,Spot,Name
/// Northern,X100 (80 GB),Xenon,8,640,96,1152,40.97,5.12,12.29,x8.large
/// ```
/// On-demand and spot are US dollars for the machine. `Per-GPU` is rounded and often something else than on-demand by
/// the number of GPUs, so it is used only where it stands alone, and then may be the machine's price all the same. The
/// memory is of all cards in some rows and of one in others, so the card's name alone counts.
final class FsdlCloudGpus extends CsvPriceList {

    private static final double ROUNDED = 0.03;

    FsdlCloudGpus(CardNames cards) {
        super("fsdl", Set.of("cloud", "gpu type", "gpus", "on-demand", "per-gpu", "spot"), cards);
    }

    @Override
    void takeAll(List<SheetRow> rows, Reading reading) {
        PriceMeaning meaning = PriceMeaning.of(rows.stream().filter(row -> row.text("On-demand").isEmpty())
                .flatMap(row -> observed(row).stream()).toList());
        String currency = reading.currency("USD");
        Map<String, Integer> mostGpus = new HashMap<>();
        rows.forEach(row -> Decimals.count(row.text("GPUs"))
                .ifPresent(gpus -> mostGpus.merge(machine(row), gpus, Math::max)));
        rows.forEach(row -> take(row, currency, mostGpus.getOrDefault(machine(row), 0), meaning, reading));
        reading.assume("noDate");
    }

    private static Optional<PriceMeaning.Observed> observed(SheetRow row) {
        return Decimals.count(row.text("GPUs")).flatMap(gpus -> Decimals.of(row.text("Per-GPU"))
                .filter(price -> price.signum() > 0).map(price -> new PriceMeaning.Observed(row.text("Cloud"),
                        row.text("Cloud") + ' ' + row.text("GPU Type"), gpus, price.doubleValue())));
    }

    /// What tells a machine of a cloud beside its cards.
    private static String machine(SheetRow row) {
        return String.join("|", row.text("Cloud"), row.text("vCPUs"), row.text("RAM"), row.text("On-demand"));
    }

    /// @param mostGpus of the rows that have the same cloud, vCPUs, memory and price
    private static void take(SheetRow row, String currency, int mostGpus, PriceMeaning meaning, Reading reading) {
        reading.gpus(row.line(), "GPUs", row.text("GPUs")).ifPresent(gpus -> {
            if (gpus < mostGpus && !row.text("On-demand").isEmpty()) {
                reading.sheet().reject(row.line(), "GPUs", Message.of("imports.sameMachineMoreGpus", mostGpus),
                        row.text("GPUs"), Message.of("imports.expected.countOfMachine"));
                return;
            }
            String type = row.text("GPU Type");
            String name = row.text("Name");
            String card = reading.card(row.line(), "GPU Type", List.of(type), null, name);
            Machine machine = Machine.of(row.text("Cloud"), card, name.isEmpty() ? type : name, gpus, "", currency);
            reading.offer(row.line(), machine, onDemand(row, gpus, meaning, reading),
                    Price.perMachine("Spot", row.text("Spot"), Term.SPOT, gpus));
        });
    }

    private static Price onDemand(SheetRow row, int gpus, PriceMeaning meaning, Reading reading) {
        String whole = row.text("On-demand");
        String each = row.text("Per-GPU");
        if (!whole.isEmpty()) {
            compare(row, whole, each, gpus, reading);
            return Price.perMachine("On-demand", whole, Term.ON_DEMAND, gpus);
        }
        if (gpus > 1 && meaning.isOfMachineOn(row.text("Cloud")).orElse(false)) {
            reading.sheet().warn(row.line(), "Per-GPU", Message.of("imports.perGpuIsOfMachine"), each,
                    Message.of("imports.expected.dividedByGpus"));
            return Price.perMachine("Per-GPU", each, Term.ON_DEMAND, gpus);
        }
        return Price.perGpu("Per-GPU", each, Term.ON_DEMAND);
    }

    private static void compare(SheetRow row, String whole, String each, int gpus, Reading reading) {
        Optional<BigDecimal> machine = Decimals.of(whole);
        Optional<BigDecimal> gpu = Decimals.of(each).filter(price -> price.signum() > 0);
        if (machine.isPresent() && gpu.isPresent()) {
            double computed = machine.get().doubleValue() / gpus;
            if (Math.abs(computed - gpu.get().doubleValue()) > ROUNDED * computed + 0.005) {
                reading.sheet().warn(row.line(), "Per-GPU", Message.of("imports.perGpuContradicts"), each,
                        Message.of("imports.expected.dividedByGpus"));
            }
        }
    }
}
