package org.breakeven.costing;

import org.breakeven.costing.PlanInputs.Loan;

/// A loan on part of a purchase: money in at the start, an annuity after it, the rest paid off at the horizon. Over
/// its whole life the line sums to the interest.
final class Financing {

    private Financing() { }

    static void add(CostSink costs, Loan loan, double price, int start, int horizon) {
        double borrowed = price * loan.share();
        if (borrowed == 0) {
            return;
        }
        costs.add(CostKind.FINANCING, start, -borrowed);
        double rate = monthlyRate(loan);
        double payment = annuity(borrowed, rate, loan.months());
        double owed = borrowed;
        int last = Math.min(start + loan.months(), horizon);
        for (int month = start + 1; month <= last; month++) {
            costs.add(CostKind.FINANCING, month, payment);
            owed = owed * (1 + rate) - payment;
        }
        if (start + loan.months() > horizon) {
            costs.add(CostKind.FINANCING, horizon, owed);
        }
    }

    static double monthlyRate(Loan loan) {
        return Math.pow(1 + loan.ratePerYear(), 1 / 12.0) - 1;
    }

    /// PMT: the equal payment that repays `amount` in `months`.
    static double annuity(double amount, double rate, int months) {
        return rate == 0 ? amount / months : amount * rate / (1 - Math.pow(1 + rate, -months));
    }
}
