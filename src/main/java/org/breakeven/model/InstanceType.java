package org.breakeven.model;

import java.util.Objects;

/// A cloud machine type and the GPUs in it: `p4d.24xlarge` is 8 x A100 40GB.
///
/// @param provider cloud that sells it
/// @param name     the type's name as bills and price sheets write it
/// @param card     canonical card name
/// @param gpus     cards in one instance; a fraction for a slice of a card
public record InstanceType(String provider, String name, String card, double gpus, Source source) {

    public InstanceType {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(card, "card");
    }
}
