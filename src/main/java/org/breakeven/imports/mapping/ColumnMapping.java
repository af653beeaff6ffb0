package org.breakeven.imports.mapping;

import java.util.Objects;

/// The decision about one column.
///
/// @param index    place in the row, from 0
/// @param name     as the header has it; empty where there is none
/// @param price    for [ColumnRole#PRICE], else `null`
/// @param fillDown an empty cell means the one above, as where cells were merged
public record ColumnMapping(int index, String name, ColumnRole role, PriceSetting price, boolean fillDown) {

    public ColumnMapping {
        Objects.requireNonNull(role, "role");
        if ((role == ColumnRole.PRICE) != (price != null)) {
            throw new IllegalArgumentException("a price column, and no other, says what its prices mean: " + name);
        }
    }

    /// With another role; a column that becomes a price is open in everything.
    public ColumnMapping withRole(ColumnRole other) {
        boolean isPrice = other == ColumnRole.PRICE;
        return new ColumnMapping(index, name, other, isPrice ? price == null ? PriceSetting.OPEN : price : null, fillDown);
    }

    /// As a price column that means this.
    public ColumnMapping withPrice(PriceSetting setting) {
        return new ColumnMapping(index, name, ColumnRole.PRICE, setting, fillDown);
    }

    public ColumnMapping withFillDown(boolean other) {
        return new ColumnMapping(index, name, role, price, other);
    }
}
