package org.breakeven.costing;

import java.util.Arrays;

/// Depreciation by year; the sum over the life is cost x (1 - residual), for MACRS the whole cost.
public final class Depreciation {

    /// US MACRS, five-year class, half-year convention (IRS Publication 946, table A-1).
    private static final double[] MACRS5 = {0.20, 0.32, 0.192, 0.1152, 0.1152, 0.0576};

    private Depreciation() { }

    /// Units of production is the straight line where every year has the same hours; the tax shield spreads it by the
    /// hours served.
    ///
    /// @param cost     acquisition cost
    /// @param residual share of the cost left at the end (ignored by MACRS)
    /// @param years    life, at least 1
    /// @return one amount a year
    public static double[] yearly(DepreciationMethod method, double cost, double residual, int years) {
        return switch (method) {
            case STRAIGHT_LINE, UNITS -> filled(years, cost * (1 - residual) / years);
            case SUM_OF_YEARS -> sumOfYears(cost * (1 - residual), years);
            case DOUBLE_DECLINING -> doubleDeclining(cost, cost * residual, years);
            case MACRS5 -> Arrays.stream(MACRS5).map(share -> share * cost).toArray();
            case EXPONENTIAL -> exponential(cost, Math.max(residual, 0.01), years);
        };
    }

    private static double[] filled(int years, double amount) {
        double[] result = new double[years];
        Arrays.fill(result, amount);
        return result;
    }

    private static double[] sumOfYears(double base, int years) {
        double[] result = new double[years];
        double digits = years * (years + 1) / 2.0;
        for (int year = 0; year < years; year++) {
            result[year] = base * (years - year) / digits;
        }
        return result;
    }

    /// 2/n of the book value; the last two years share evenly what is left above the residual.
    private static double[] doubleDeclining(double cost, double residual, int years) {
        double[] result = new double[years];
        double book = cost;
        for (int year = 0; year < years; year++) {
            int left = years - year;
            result[year] = left == 2 ? (book - residual) / 2 : left == 1 ? book - residual : book * 2 / years;
            book -= result[year];
        }
        return result;
    }

    /// The same share of the book value every year, down to the residual.
    private static double[] exponential(double cost, double residual, int years) {
        double[] result = new double[years];
        double kept = Math.pow(residual, 1.0 / years);
        double book = cost;
        for (int year = 0; year < years; year++) {
            result[year] = book * (1 - kept);
            book *= kept;
        }
        return result;
    }
}
