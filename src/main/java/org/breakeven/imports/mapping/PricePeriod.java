package org.breakeven.imports.mapping;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.breakeven.imports.prices.Decimals;
import org.breakeven.model.Term;

/// The time a price is for.
public enum PricePeriod {
    MINUTE(0), HOUR(0), DAY(0), WEEK(0), MONTH(1), MONTH_3(3), MONTH_6(6), YEAR(12), YEAR_3(36), YEAR_5(60),
    /// The length of the row's own term: `包月` has the price of a month.
    OF_TERM(0),
    /// No time: the card or machine is sold.
    PURCHASE(0);

    private final int months;

    PricePeriod(int months) {
        this.months = months;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<PricePeriod> parse(String id) {
        return Arrays.stream(values()).filter(period -> period.id().equals(id)).findFirst();
    }

    /// Whether its hours depend on how long a month is taken to be.
    public boolean isOfMonths() {
        return months > 0;
    }

    /// The period as long as a term; an hour for terms without a length.
    static PricePeriod of(Term term) {
        return switch (term) {
            case ON_DEMAND, SPOT -> HOUR;
            case DAY -> DAY;
            case WEEK -> WEEK;
            case MONTH -> MONTH;
            case MONTH_3 -> MONTH_3;
            case MONTH_6 -> MONTH_6;
            case YEAR_1 -> YEAR;
            case YEAR_3 -> YEAR_3;
            case YEAR_5 -> YEAR_5;
        };
    }

    /// The term that a price of this period binds for, where nothing else is said.
    Term asTerm() {
        return switch (this) {
            case MINUTE, HOUR, OF_TERM, PURCHASE -> Term.ON_DEMAND;
            case DAY -> Term.DAY;
            case WEEK -> Term.WEEK;
            case MONTH -> Term.MONTH;
            case MONTH_3 -> Term.MONTH_3;
            case MONTH_6 -> Term.MONTH_6;
            case YEAR -> Term.YEAR_1;
            case YEAR_3 -> Term.YEAR_3;
            case YEAR_5 -> Term.YEAR_5;
        };
    }

    /// What one card costs for an hour.
    ///
    /// @param hoursPerMonth 730 unless the sheet says otherwise
    /// @param gpus          cards the price is for
    /// @throws IllegalStateException for a purchase and [#OF_TERM], which have no hours of their own
    BigDecimal perGpuHour(BigDecimal price, int hoursPerMonth, int gpus) {
        BigDecimal whole = this == MINUTE ? price.multiply(BigDecimal.valueOf(60)) : price;
        BigDecimal parts = BigDecimal.valueOf(hours(hoursPerMonth) * gpus);
        return parts.compareTo(BigDecimal.ONE) == 0 ? whole : Decimals.divide(whole, parts);
    }

    private long hours(int hoursPerMonth) {
        return switch (this) {
            case MINUTE, HOUR -> 1;
            case DAY -> 24;
            case WEEK -> 168;
            case OF_TERM, PURCHASE -> throw new IllegalStateException(id() + " has no hours");
            default -> (long) months * hoursPerMonth;
        };
    }
}
