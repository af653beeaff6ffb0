package org.breakeven.imports.prices;

import java.util.Optional;
import org.breakeven.model.Term;

/// What an Alibaba Cloud price is for.
///
/// @param hours that the price covers
record AliyunPeriod(Term term, int hours) {

    private static final int WEEK = 168;
    private static final int MONTH = 730;
    private static final int YEAR = 8760;

    /// @param unit   `Hour`, `Week`, `Month` or `Year`; an hour where nothing is said
    /// @param period number of units; 1 where nothing is said
    /// @param spot   `NoSpot` or empty for what cannot be interrupted
    /// @return empty for lengths that are no term, such as two years
    static Optional<AliyunPeriod> of(String unit, String period, String spot) {
        Optional<Integer> units = period.isEmpty() ? Optional.of(1) : Decimals.count(period);
        if (units.isEmpty()) {
            return Optional.empty();
        }
        int n = units.get();
        return switch (unit) {
            case "", "Hour" -> Optional.of(new AliyunPeriod(
                    spot.isEmpty() || spot.equals("NoSpot") ? Term.ON_DEMAND : Term.SPOT, n));
            case "Week" -> Optional.of(new AliyunPeriod(Term.WEEK, n * WEEK));
            case "Month" -> Optional.of(new AliyunPeriod(n >= 6 ? Term.MONTH_6 : n >= 3 ? Term.MONTH_3 : Term.MONTH,
                    n * MONTH));
            case "Year" -> years(n).map(term -> new AliyunPeriod(term, n * YEAR));
            default -> Optional.empty();
        };
    }

    private static Optional<Term> years(int years) {
        return switch (years) {
            case 1 -> Optional.of(Term.YEAR_1);
            case 3 -> Optional.of(Term.YEAR_3);
            case 5 -> Optional.of(Term.YEAR_5);
            default -> Optional.empty();
        };
    }
}
