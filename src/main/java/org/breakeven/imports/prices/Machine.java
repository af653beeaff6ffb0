package org.breakeven.imports.prices;

import java.time.LocalDate;
import java.util.List;

/// The machine that one row of a machine-made sheet sells.
///
/// @param card        canonical name or the user's own card
/// @param rawName     as the sheet wrote it
/// @param gpus        cards that come together
/// @param regions     one offer for each; none is one offer without a region
/// @param currency    ISO 4217, in any case
/// @param gpuPartOnly the price lacks the machine around the card
/// @param asOf        date of the price, `null` where the sheet has none
record Machine(String provider, String card, String rawName, int gpus, List<String> regions, String currency,
               boolean gpuPartOnly, LocalDate asOf) {

    Machine {
        regions = regions.isEmpty() ? List.of("") : List.copyOf(regions);
    }

    static Machine of(String provider, String card, String rawName, int gpus, String region, String currency) {
        return new Machine(provider, card, rawName, gpus, List.of(region), currency, false, null);
    }

    Machine asOf(LocalDate date) {
        return new Machine(provider, card, rawName, gpus, regions, currency, gpuPartOnly, date);
    }

    Machine in(List<String> others) {
        return new Machine(provider, card, rawName, gpus, others, currency, gpuPartOnly, asOf);
    }

    Machine gpuPart() {
        return new Machine(provider, card, rawName, gpus, regions, currency, true, asOf);
    }
}
