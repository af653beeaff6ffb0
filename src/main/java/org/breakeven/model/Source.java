package org.breakeven.model;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.Optional;

/// Where a figure comes from and of when it is; every price carries one.
///
/// @param name  sheet, page or person, as a reader would look it up
/// @param row   row in that sheet counted from 1, or 0 where there are no rows
/// @param asOf  the day the figure was true; `null` where the source does not say
/// @param weak  the figure is rounded, second-hand or a planning figure
public record Source(String name, int row, LocalDate asOf, boolean weak) {

    public Source {
        Objects.requireNonNull(name, "name");
    }

    public static Source of(String name) {
        return new Source(name, 0, null, false);
    }

    public static Source of(String name, LocalDate asOf) {
        return new Source(name, 0, asOf, false);
    }

    public Optional<LocalDate> date() {
        return Optional.ofNullable(asOf);
    }

    /// Days between the figure's date and `today`; empty where the date is unknown.
    public Optional<Long> ageInDays(LocalDate today) {
        return date().map(day -> ChronoUnit.DAYS.between(day, today));
    }
}
