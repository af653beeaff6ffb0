package org.breakeven.comparison;

/// From when, or from how much, buying is no dearer than renting. A figure that does not exist is `null`.
///
/// @param months             first month, interpolated, in which cumulative rent reaches cumulative ownership; looked
///                           for beyond the horizon, up to ten years; `null` is never
/// @param discountedMonths   the same with both sides discounted
/// @param netOfResaleMonths  the same if the cards were sold in that month
/// @param utilization        u*: share of time at which the present values are equal, `null` if no share up to 1 does it
/// @param hoursPerDay        24 u*
/// @param gpuHours           GPU-hours rented until `months`
/// @param rentPrice          rental price per GPU-hour at which the present values are equal
/// @param purchasePrice      purchase price per GPU at which the present values are equal
/// @param priceToMonthlyRent capital per GPU / (hours per month x rental price)
public record BreakEven(Double months, Double discountedMonths, Double netOfResaleMonths, Double utilization,
                        Double hoursPerDay, Double gpuHours, Double rentPrice, Double purchasePrice,
                        Double priceToMonthlyRent) {

    public static BreakEven none() {
        return new BreakEven(null, null, null, null, null, null, null, null, null);
    }
}
