package org.breakeven.cli;

import java.time.LocalDate;
import org.breakeven.comparison.Comparison;
import org.breakeven.comparison.Comparisons;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Project;

/// What the options of `compare` and `report` amount to.
///
/// @param rejectedRows rows of the files were left out, which the exit status says
record PreparedComparison(Project project, Assumptions assumptions, boolean rejectedRows) {

    Comparison compare() {
        return Comparisons.compare(project, assumptions, LocalDate.now());
    }

    int exitStatus() {
        return rejectedRows ? ExitStatus.DONE_WITH_REJECTED_ROWS : ExitStatus.DONE;
    }
}
