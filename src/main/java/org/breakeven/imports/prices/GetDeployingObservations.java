package org.breakeven.imports.prices;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.breakeven.imports.SheetRow;
import org.breakeven.model.Message;
import org.breakeven.model.Term;

/// A tracker's `observations.csv` of what getdeploying.com listed:
/// ```
/// date,provider,gpu_model,gpu_count,region,rental_type,price_min_usd,price_median_usd,price_max_usd,n_offers,...
/// 2026-02-11,northern,X100_SXM_80GB,8,global,on_demand,27.45,27.45,27.45,9,...
/// ```
/// The median is taken. The same columns hold the price of the whole machine on early days and of one GPU on later
/// ones, which [PriceMeaning] finds out for each day.
final class GetDeployingObservations extends CsvPriceList {

    private static final String PRICE = "price_median_usd";

    GetDeployingObservations(CardNames cards) {
        super("getdeploying", Set.of("date", "provider", "gpu_model", "gpu_count", "rental_type", PRICE), cards);
    }

    @Override
    void takeAll(List<SheetRow> rows, Reading reading) {
        PriceMeaning meaning = PriceMeaning.of(rows.stream().flatMap(row -> observed(row).stream()).toList());
        rows.forEach(row -> take(row, meaning, reading));
        reading.assume("median");
        reading.assume("perInstanceByDay");
    }

    private static Optional<PriceMeaning.Observed> observed(SheetRow row) {
        return Decimals.count(row.text("gpu_count")).flatMap(gpus -> Decimals.of(row.text(PRICE))
                .filter(price -> price.signum() > 0).map(price -> new PriceMeaning.Observed(row.text("date"),
                        row.text("gpu_model") + ' ' + row.text("rental_type"), gpus, price.doubleValue())));
    }

    private static void take(SheetRow row, PriceMeaning meaning, Reading reading) {
        Optional<Term> term = SheetTerms.parse(row.text("rental_type"));
        if (term.isEmpty()) {
            reading.sheet().reject(row.line(), "rental_type", Message.of("imports.unknownTerm"),
                    row.text("rental_type"), Message.of("imports.expected.term"));
            return;
        }
        reading.gpus(row.line(), "gpu_count", row.text("gpu_count"))
                .ifPresent(gpus -> take(row, term.get(), gpus, meaning, reading));
    }

    private static void take(SheetRow row, Term term, int gpus, PriceMeaning meaning, Reading reading) {
        Optional<Boolean> ofMachine = gpus == 1 ? Optional.of(false) : meaning.isOfMachine(row.text("date"));
        if (ofMachine.isEmpty()) {
            reading.sheet().reject(row.line(), PRICE, Message.of("imports.gpuOrMachine"), row.text(PRICE),
                    Message.of("imports.expected.singleCards"));
            return;
        }
        String model = row.text("gpu_model");
        Machine machine = Machine.of(KnownClouds.shown(row.text("provider")),
                reading.card(row.line(), "gpu_model", List.of(model), null), model, gpus, row.text("region"), "USD")
                .asOf(reading.date(row.line(), "date", row.text("date")));
        reading.offer(row.line(), machine, ofMachine.get() ? Price.perMachine(PRICE, row.text(PRICE), term, gpus)
                : Price.perGpu(PRICE, row.text(PRICE), term));
    }
}
