package org.breakeven.model;

import java.util.Objects;

/// A named set of assumptions; what-if and base case differ in these, never in code.
public record Scenario(String name, Assumptions assumptions) {

    public Scenario {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(assumptions, "assumptions");
    }

    public Scenario with(Assumptions changed) {
        return new Scenario(name, changed);
    }
}
