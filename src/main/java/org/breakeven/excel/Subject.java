package org.breakeven.excel;

import java.time.LocalDate;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison;
import org.breakeven.costing.PlanInputs;
import org.breakeven.i18n.Messages;
import org.breakeven.model.Project;

/// What one workbook is about.
///
/// @param card the card whose months are shown; it has a rental and a purchase price
/// @param made the day of the export, for the age of prices
record Subject(Project project, Comparison comparison, CardComparison card, Messages messages, LocalDate made) {

    PlanInputs inputs() {
        return card.inputs();
    }

    String text(String key, Object... args) {
        return messages.text(key, args);
    }

    /// Whether the detailed demand is a measured curve, which the utilization stretches, or a stated shape.
    boolean isMeasured() {
        return inputs().demand().shape() == null;
    }
}
