package org.breakeven.imports.mapping;

import java.util.Objects;

/// What holds for every row that does not say otherwise.
///
/// @param provider      who sells; `null`: the file's name stands in for it, which is said
/// @param currency      ISO 4217; `null`: not known
/// @param gpusPerRow    cards that come together; `null`: one, unless the price is of a machine
/// @param asOf          date of the prices
/// @param hoursPerMonth that a price per month is divided by; a year is twelve months
public record FileConstants(String provider, String currency, Integer gpusPerRow, AsOf asOf, int hoursPerMonth) {

    /// Hours of a year by twelve.
    public static final int USUAL_HOURS_PER_MONTH = 730;

    public FileConstants {
        Objects.requireNonNull(asOf, "asOf");
        if (hoursPerMonth < 1 || hoursPerMonth > 744) {
            throw new IllegalArgumentException("a month has no " + hoursPerMonth + " hours");
        }
        if (gpusPerRow != null && gpusPerRow < 1) {
            throw new IllegalArgumentException("a row has at least one card, not " + gpusPerRow);
        }
    }

    static FileConstants unknown() {
        return new FileConstants(null, null, null, AsOf.ask(), USUAL_HOURS_PER_MONTH);
    }

    FileConstants withAsOf(AsOf other) {
        return new FileConstants(provider, currency, gpusPerRow, other, hoursPerMonth);
    }
}
