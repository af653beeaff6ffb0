package org.breakeven.ui.app;

import java.time.LocalDate;
import org.breakeven.app.SampleProject;
import org.breakeven.app.Shipped;
import org.breakeven.comparison.Comparisons;
import org.breakeven.excel.WorkbookExport;
import org.breakeven.ui.session.Services;

/// The services of the real application.
final class DefaultServices {

    private DefaultServices() { }

    static Services create() {
        return new Services(SampleProject::load, Comparisons::compare, Shipped.importer()::readAll, WorkbookExport::write, LocalDate::now);
    }
}
