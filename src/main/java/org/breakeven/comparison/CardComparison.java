package org.breakeven.comparison;

import java.util.Optional;
import org.breakeven.costing.PlanInputs;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;

/// Rent, buy and hybrid of one card. Where a price is missing, the options that need it are `null`.
///
/// @param card   canonical name
/// @param offer  the rental offer used; `null` where the price was set by hand or there is none
/// @param quote  the purchase quote used; `null` where the price was set by hand or there is none
/// @param api    paying per token, `null` unless demand is in tokens
/// @param lease  leased cards, `null` unless a lease price is set
/// @param inputs all numbers the options were reckoned from, in the comparison's currency; `null` if neither price exists
public record CardComparison(String card, RentOffer offer, PurchaseQuote quote, PlanInputs inputs,
                             Option rent, Option buy, Option hybrid, ApiAlternative api, LeaseAlternative lease,
                             BreakEven breakEven, Verdict verdict) {

    public Optional<RentOffer> offerUsed() {
        return Optional.ofNullable(offer);
    }

    public Optional<PurchaseQuote> quoteUsed() {
        return Optional.ofNullable(quote);
    }

    /// All three options exist.
    public boolean isComplete() {
        return rent != null && buy != null && hybrid != null;
    }

    /// Present value of the cheapest option that exists, infinite if none does.
    public double bestNpv() {
        double best = Double.POSITIVE_INFINITY;
        for (Option option : new Option[] {rent, buy, hybrid}) {
            best = option == null ? best : Math.min(best, option.npv());
        }
        return best;
    }
}
