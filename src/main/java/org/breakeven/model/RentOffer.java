package org.breakeven.model;

import java.math.BigDecimal;
import java.util.Objects;

/// One rental price: what one GPU costs for one hour under a term.
///
/// @param provider        who sells it, as shown: `RunPod`
/// @param card            canonical card name, or the user's own card
/// @param rawName         the card or instance as the sheet wrote it
/// @param gpusPerInstance cards that come together
/// @param region          as the sheet wrote it; empty where there is none
/// @param term            how long the price binds
/// @param pricePerGpuHour exact, above zero (zero means "not sold", never "free")
/// @param currency        ISO 4217
/// @param gpuPartOnly     the price lacks the machine around the card, so it is not comparable
/// @param source          sheet, row and as-of date
public record RentOffer(String provider, String card, String rawName, int gpusPerInstance, String region, Term term,
                        BigDecimal pricePerGpuHour, String currency, boolean gpuPartOnly, Source source) {

    public RentOffer {
        Objects.requireNonNull(provider, "provider");
        Objects.requireNonNull(card, "card");
        Objects.requireNonNull(term, "term");
        Objects.requireNonNull(currency, "currency");
        Objects.requireNonNull(source, "source");
        if (pricePerGpuHour.signum() <= 0) {
            throw new IllegalArgumentException("a price of " + pricePerGpuHour + " is no offer: 0 means not sold");
        }
        if (gpusPerInstance < 1) {
            throw new IllegalArgumentException("an offer has at least one GPU, not " + gpusPerInstance);
        }
    }
}
