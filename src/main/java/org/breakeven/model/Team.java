package org.breakeven.model;

import java.util.Objects;

/// A team that spends: its name as the logs write it, and its budget a month.
public record Team(String name, Money monthlyBudget) {

    public Team {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(monthlyBudget, "monthlyBudget");
    }
}
