package org.breakeven.imports.prices;

import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.breakeven.model.InstanceType;
import org.breakeven.model.RentOffer;

/// A product of the AWS Price List with all ways to pay for it, to offers.
final class AwsOffers {

    private AwsOffers() { }

    /// Whether there is any offer.
    static boolean take(long row, AwsProduct product, Collection<AwsTerm> terms, LocalDate asOf, Reading reading) {
        Optional<InstanceType> known = reading.machine(row, "instanceType", product.instance());
        List<RentOffer> offers = known.stream().flatMap(type -> {
            Machine machine = Machine.of("AWS", type.card(), product.instance(), (int) type.gpus(),
                    product.region(), "");
            return terms.stream().flatMap(term -> term.offers(row, machine, asOf, reading.sheet()));
        }).toList();
        if (known.isPresent() && offers.isEmpty()) {
            reading.skip("notSold");
        }
        reading.sheet().take(offers);
        return !offers.isEmpty();
    }
}
