package org.breakeven.model;

import java.util.Objects;

/// A price of electricity.
///
/// @param place where it is paid
/// @param price per kWh
public record ElectricityPrice(String place, Money price, Source source) {

    public ElectricityPrice {
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(price, "price");
    }
}
