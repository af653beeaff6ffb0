package org.breakeven.ui.session;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.breakeven.comparison.Comparison;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Project;

/// What the window needs from the rest of the application, so that tests can put something else in its place.
///
/// @param firstProject the project open at the start; may take its time, as the window is there before it
/// @param today        for the age of prices
public record Services(Supplier<Project> firstProject, Engine engine, Importer importer, Exporter exporter, Supplier<LocalDate> today) {

    /// Reads one file of any known format, an archive as well; one report for each file in it.
    @FunctionalInterface
    public interface Importer {
        List<FileReport> read(Path file, ImportOptions options) throws UnreadableFile, IOException;
    }

    /// Writes the workbook, one card in detail.
    @FunctionalInterface
    public interface Exporter {
        void write(Project project, Comparison comparison, String card, Locale language, Path file) throws IOException;
    }
}
