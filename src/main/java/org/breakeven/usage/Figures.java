package org.breakeven.usage;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import org.breakeven.imports.FileReport.Period;

/// Figures as a report writes them.
final class Figures {

    private static final BigDecimal SECONDS_AN_HOUR = BigDecimal.valueOf(3600);
    private static final int HOUR_DECIMALS = 6;

    private Figures() { }

    /// Without the zeros a fixed number of decimals leaves behind; `null` stays `null`.
    static BigDecimal plain(BigDecimal value) {
        if (value == null) {
            return null;
        }
        BigDecimal bare = value.stripTrailingZeros();
        return bare.scale() < 0 ? bare.setScale(0) : bare;
    }

    static BigDecimal hours(BigDecimal seconds) {
        return seconds == null ? BigDecimal.ZERO : plain(seconds.divide(SECONDS_AN_HOUR, HOUR_DECIMALS, RoundingMode.HALF_UP));
    }

    static BigDecimal orZero(BigDecimal value) {
        return value == null ? BigDecimal.ZERO : plain(value);
    }

    /// `null` where there is no start or end.
    static Period period(Instant start, Instant end, ZoneId zone) {
        return start == null || end == null ? null
                : new Period(OffsetDateTime.ofInstant(start, zone), OffsetDateTime.ofInstant(end, zone));
    }
}
