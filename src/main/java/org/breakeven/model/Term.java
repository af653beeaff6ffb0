package org.breakeven.model;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// How long a rental price binds: the ids are those of the command line's JSON.
public enum Term {
    ON_DEMAND(0), SPOT(0), DAY(0), WEEK(0), MONTH(1), MONTH_3(3), MONTH_6(6), YEAR_1(12), YEAR_3(36), YEAR_5(60);

    private final int months;

    Term(int months) {
        this.months = months;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Months of the commitment; 0 for terms shorter than a month.
    public int months() {
        return months;
    }

    /// A commitment is paid whether used or not.
    public boolean isCommitment() {
        return months > 0;
    }

    public static Optional<Term> parse(String text) {
        return Arrays.stream(values()).filter(term -> term.id().equals(text.strip().toLowerCase(Locale.ROOT))).findFirst();
    }
}
