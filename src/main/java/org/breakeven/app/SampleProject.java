package org.breakeven.app;

import java.util.List;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Project;
import org.breakeven.model.Scenario;

/// What a first start shows: the shipped prices of eight cards that small teams weigh, and the made-up log of a team.
public final class SampleProject {

    /// Each has a rental offer and a purchase quote in `pricing-data`.
    private static final List<String> CARDS = List.of("A100 SXM 80GB", "RTX 4090 24GB", "RTX 3090 24GB", "RTX 5090 32GB",
            "L40S 48GB", "H100 SXM 80GB", "H200 141GB", "H20 96GB");

    private SampleProject() {
    }

    /// The sample, in US dollars and marked as an example.
    public static Project load() {
        return new Project("Sample", "USD", Shipped.prices(), null, List.of(new Scenario("Base", Assumptions.defaults())),
                CARDS, List.of(), true);
    }
}
