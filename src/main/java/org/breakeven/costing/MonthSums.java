package org.breakeven.costing;

/// Keeps the sum of each month only: enough for a present value, and several times quicker than a whole timeline.
final class MonthSums extends CostSink {

    private final double[] all;
    private final double[] expenses;

    MonthSums(int months) {
        all = new double[months + 1];
        expenses = new double[months + 1];
    }

    @Override
    void add(CostKind kind, int month, double amount) {
        if (amount == 0) {
            return;
        }
        all[month] += amount;
        if (kind.isExpense()) {
            expenses[month] += amount;
        }
    }

    @Override
    double monthTotal(int month) {
        return all[month];
    }

    @Override
    double expenses(int month) {
        return expenses[month];
    }

    double presentValue(Discounting discounting) {
        double[] factors = discounting.factors(all.length - 1);
        double sum = 0;
        for (int month = 0; month < all.length; month++) {
            sum += all[month] * factors[month];
        }
        return sum;
    }
}
