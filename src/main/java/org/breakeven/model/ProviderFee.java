package org.breakeven.model;

import java.util.Objects;

/// What a provider charges beside the card: storage, egress, images, addresses.
///
/// @param provider who charges it
/// @param kind     which of the model's fees it is
/// @param label    the provider's own words
/// @param price    exact; zero here does mean free, and the source says so
/// @param unit     `GB-month`, `GB`, `address-month`
public record ProviderFee(String provider, Kind kind, String label, Money price, String unit, Source source) {

    /// The fees the rent side knows.
    public enum Kind { STORAGE, STOPPED_STORAGE, IMAGE, EGRESS, PUBLIC_IP, OTHER }

    public ProviderFee {
        Objects.requireNonNull(provider, "provider");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(price, "price");
    }
}
