package org.breakeven.ui.app;

import java.time.LocalDate;
import org.breakeven.app.SampleProject;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.comparison.Comparisons;
import org.breakeven.imports.FileImporter;
import org.breakeven.imports.usage.CatalogCardNames;
import org.breakeven.ui.session.Services;
import org.breakeven.usage.DuckDbUsageReader;

/// The services of the real application.
final class DefaultServices {

    private DefaultServices() { }

    static Services create() {
        FileImporter importer = new FileImporter(CardCatalog.shipped(), new DuckDbUsageReader(CatalogCardNames.shipped()));
        return new Services(SampleProject::load, Comparisons::compare, importer::read, null, LocalDate::now);
    }
}
