package org.breakeven.costing;

import java.util.EnumMap;
import java.util.Map;

/// Costs of one option: months 0 (the start) to n, by kind. Costs are positive, income such as resale negative.
public final class CostTimeline extends CostSink {

    private static final CostKind[] KINDS = CostKind.values();

    private final int months;
    private final double[][] amounts;

    CostTimeline(int months) {
        this.months = months;
        this.amounts = new double[KINDS.length][];
    }

    @Override
    void add(CostKind kind, int month, double amount) {
        if (amount != 0) {
            double[] row = amounts[kind.ordinal()];
            if (row == null) {
                row = new double[months + 1];
                amounts[kind.ordinal()] = row;
            }
            row[month] += amount;
        }
    }

    /// The last month; amounts exist for 0..months.
    public int months() {
        return months;
    }

    public double amount(CostKind kind, int month) {
        double[] row = amounts[kind.ordinal()];
        return row == null ? 0 : row[month];
    }

    @Override
    public double monthTotal(int month) {
        double sum = 0;
        for (double[] row : amounts) {
            if (row != null) {
                sum += row[month];
            }
        }
        return sum;
    }

    @Override
    double expenses(int month) {
        double sum = 0;
        for (CostKind kind : KINDS) {
            sum += kind.isExpense() ? amount(kind, month) : 0;
        }
        return sum;
    }

    public double total(CostKind kind) {
        double sum = 0;
        double[] row = amounts[kind.ordinal()];
        for (int m = 0; row != null && m <= months; m++) {
            sum += row[m];
        }
        return sum;
    }

    public double total() {
        double sum = 0;
        for (int m = 0; m <= months; m++) {
            sum += monthTotal(m);
        }
        return sum;
    }

    /// Present value of all costs: positive, smaller is better.
    public double npv(Discounting discounting) {
        double sum = 0;
        for (int m = 0; m <= months; m++) {
            sum += monthTotal(m) * discounting.factor(m);
        }
        return sum;
    }

    /// What has been paid by the end of each month 0..n, each month discounted by `discounting`. Resale and disposal
    /// at the end are left out: the question is when the money paid so far is equal.
    public double[] cumulative(Discounting discounting) {
        double[] sum = new double[months + 1];
        double running = 0;
        for (int m = 0; m <= months; m++) {
            double closing = amount(CostKind.RESALE, m) + amount(CostKind.DISPOSAL, m);
            running += (monthTotal(m) - closing) * discounting.factor(m);
            sum[m] = running;
        }
        return sum;
    }

    /// Totals of the kinds that occur, in the order of [CostKind].
    public Map<CostKind, Double> byKind() {
        Map<CostKind, Double> totals = new EnumMap<>(CostKind.class);
        for (CostKind kind : KINDS) {
            if (amounts[kind.ordinal()] != null) {
                totals.put(kind, total(kind));
            }
        }
        return totals;
    }
}
