package org.breakeven.ui.session;

import org.breakeven.imports.FileReport;
import org.breakeven.model.Project;

/// Everything that undo brings back.
///
/// @param usage what the last usage log held, `null` while none was imported in this session
public record State(Project project, WhatIf whatIf, FileReport.UsageFile usage) {

    public static State of(Project project) {
        return new State(project, WhatIf.of(project), null);
    }

    public State with(WhatIf changed) {
        return new State(project, changed, usage);
    }

    public State with(Project changed) {
        return new State(changed, whatIf, usage);
    }
}
