package org.breakeven.costing;

import java.util.Arrays;
import java.util.Locale;

/// How a flow of month m is discounted to month 0.
///
/// @param ratePerYear R; the monthly rate is (1+R)^(1/12) - 1
/// @param timing      where in the month or year a flow is taken to happen
public record Discounting(double ratePerYear, Timing timing) {

    /// Month end: (1+R)^(-m/12). Year end: (1+R)^(-year). Mid-year: (1+R)^(-(year - 0.5)). Month 0 is never discounted.
    public enum Timing {
        MONTH_END, YEAR_END, YEAR_MID;

        public static Timing parse(String id) {
            return Arrays.stream(values()).filter(t -> t.name().toLowerCase(Locale.ROOT).equals(id)).findFirst().orElse(MONTH_END);
        }
    }

    public static Discounting none() {
        return new Discounting(0, Timing.MONTH_END);
    }

    /// The factors of months 0 to `months`.
    double[] factors(int months) {
        double[] factors = new double[months + 1];
        factors[0] = 1;
        double monthly = Math.pow(1 + ratePerYear, -1 / 12.0);
        for (int month = 1; month <= months; month++) {
            factors[month] = timing == Timing.MONTH_END ? factors[month - 1] * monthly : factor(month);
        }
        return factors;
    }

    /// The present value of 1 paid in month `month` (0 is the start).
    public double factor(int month) {
        if (month == 0 || ratePerYear == 0) {
            return 1;
        }
        double year = Math.ceil(month / 12.0);
        double years = switch (timing) {
            case MONTH_END -> month / 12.0;
            case YEAR_END -> year;
            case YEAR_MID -> year - 0.5;
        };
        return Math.pow(1 + ratePerYear, -years);
    }
}
