package org.breakeven.costing;

import org.breakeven.costing.PlanInputs.BuyTerms;
import org.breakeven.costing.PlanInputs.TaxTerms;

/// Income tax saved: rate x (rent + running costs + depreciation + interest), less the tax on a sale above book value.
/// Losses are taken to be usable at once.
final class TaxShield {

    private TaxShield() { }

    static void add(CostSink costs, PlanInputs in, int cards) {
        TaxTerms tax = in.tax();
        if (tax.rate() == 0) {
            return;
        }
        double[] deductible = new double[in.months() + 1];
        for (int month = 0; month <= in.months(); month++) {
            deductible[month] = costs.expenses(month);
        }
        if (cards > 0) {
            addPurchases(deductible, in, cards);
        }
        for (int month = 0; month <= in.months(); month++) {
            costs.add(CostKind.TAX_SHIELD, month, -tax.rate() * deductible[month]);
        }
    }

    /// A sale is income of its price against the book value left, which is deducted when the cards go.
    private static void addPurchases(double[] deductible, PlanInputs in, int cards) {
        BuyTerms buy = in.buy();
        double cost = buy.capitalFor(cards) * (1 + buy.vatCharged());
        int life = buy.life().usefulLifeMonths();
        for (int start = 0; start == 0 || start < in.months(); start += life) {
            int end = Math.min(start + life, in.months());
            if (!buy.alreadyOwned() || start > 0) {
                // reckoned first: it adds to deductible[end] itself, and += reads its left side before its right
                double written = depreciate(deductible, in, cards, cost, start, end);
                deductible[end] += cost - written;
                addInterest(deductible, buy.loan(), cost, start, end);
            }
        }
    }

    /// Writes the depreciation of the months a purchase is in use, and returns its sum.
    private static double depreciate(double[] deductible, PlanInputs in, int cards, double cost, int start, int end) {
        double[] monthly = in.tax().method() == DepreciationMethod.UNITS ? byUse(in, cards, cost, start) : byYear(in.tax(), cost);
        double written = 0;
        for (int month = start + 1; month <= end && month - start <= monthly.length; month++) {
            deductible[month] += monthly[month - start - 1];
            written += monthly[month - start - 1];
        }
        return written;
    }

    private static double[] byYear(TaxTerms tax, double cost) {
        double[] yearly = Depreciation.yearly(tax.method(), cost, tax.residualShare(), (tax.lifeMonths() + 11) / 12);
        double[] monthly = new double[yearly.length * 12];
        for (int month = 0; month < monthly.length; month++) {
            monthly[month] = yearly[month / 12] / 12;
        }
        return monthly;
    }

    /// Units of production: each month's share of the GPU-hours that the cards serve over their life.
    private static double[] byUse(PlanInputs in, int cards, double cost, int start) {
        double[] monthly = new double[in.tax().lifeMonths()];
        double all = 0;
        for (int month = 0; month < monthly.length; month++) {
            monthly[month] = MonthlyService.of(in, cards, start + month + 1).owned();
            all += monthly[month];
        }
        for (int month = 0; month < monthly.length; month++) {
            monthly[month] = all == 0 ? 0 : cost * (1 - in.tax().residualShare()) * monthly[month] / all;
        }
        return monthly;
    }

    private static void addInterest(double[] deductible, PlanInputs.Loan loan, double cost, int start, int end) {
        double owed = cost * loan.share();
        double rate = Financing.monthlyRate(loan);
        double payment = owed == 0 ? 0 : Financing.annuity(owed, rate, loan.months());
        for (int month = start + 1; month <= Math.min(end, start + loan.months()); month++) {
            deductible[month] += owed * rate;
            owed = owed * (1 + rate) - payment;
        }
    }
}
