package org.breakeven.comparison;

import static org.breakeven.model.AssumptionKey.LEASE_MONTHS;
import static org.breakeven.model.AssumptionKey.LEASE_PRICE_PER_GPU_MONTH;
import static org.breakeven.model.AssumptionKey.LEASE_RESIDUAL_SHARE;
import static org.breakeven.model.AssumptionKey.LEASE_VAT_RATE;

import org.breakeven.costing.BuyPlan;
import org.breakeven.costing.CostTimeline;
import org.breakeven.costing.PlanInputs;
import org.breakeven.model.Assumptions;

/// Leasing the cards of the buy option: a payment a month in place of the capital, the owner's running costs as if
/// bought, and at the end of the lease a share of the purchase price to keep them.
///
/// @param total undiscounted costs over the horizon
/// @param npv   their present value
public record LeaseAlternative(double total, double npv) {

    /// `null` unless a lease price is set and the cards have a purchase price for the residual.
    static LeaseAlternative of(PlanInputs in, Assumptions a) {
        if (!a.has(LEASE_PRICE_PER_GPU_MONTH) || !in.hasBuy()) {
            return null;
        }
        PlanInputs.BuyTerms buy = in.buy();
        int cards = buy.cardsFor(buy.gpus());
        CostTimeline running = BuyPlan.timeline(in.withBuy(withoutCapital(buy)));
        double payment = cards * a.number(LEASE_PRICE_PER_GPU_MONTH) * (1 + a.number(LEASE_VAT_RATE, 0));
        int leased = Math.min(in.months(), (int) a.number(LEASE_MONTHS, in.months()));
        double total = running.total();
        double npv = running.npv(in.discounting());
        for (int month = 1; month <= leased; month++) {
            total += payment;
            npv += payment * in.discounting().factor(month);
        }
        double residual = leased < in.months() ? a.number(LEASE_RESIDUAL_SHARE, 0) * buy.capitalFor(cards) : 0;
        return new LeaseAlternative(total + residual, npv + residual * in.discounting().factor(leased));
    }

    private static PlanInputs.BuyTerms withoutCapital(PlanInputs.BuyTerms buy) {
        return new PlanInputs.BuyTerms(buy.gpus(), 0, 0, buy.gpusPerServer(), buy.wholeServers(), 0, 0, 0, 0, 0, false,
                buy.running(), buy.life(), buy.loan());
    }
}
