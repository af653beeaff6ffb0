package org.breakeven.costing;

/// Timelines with figures a test sets by hand.
public final class HandMadeTimeline {

    private HandMadeTimeline() { }

    /// `atStart` in month 0 and `monthly` in months 1..n.
    public static CostTimeline of(int months, CostKind startKind, double atStart, CostKind monthlyKind, double monthly) {
        CostTimeline timeline = new CostTimeline(months);
        timeline.add(startKind, 0, atStart);
        for (int m = 1; m <= months; m++) {
            timeline.add(monthlyKind, m, monthly);
        }
        return timeline;
    }
}
