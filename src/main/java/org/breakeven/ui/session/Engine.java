package org.breakeven.ui.session;

import java.time.LocalDate;
import org.breakeven.comparison.Comparison;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Project;

/// Reckons a comparison; pure, so that it may run on any thread.
@FunctionalInterface
public interface Engine {
    Comparison compare(Project project, Assumptions assumptions, LocalDate today);
}
