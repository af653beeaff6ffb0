package org.breakeven.cli;

import java.nio.file.Path;
import java.util.List;
import org.breakeven.app.Shipped;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;

/// Reads files with what the user said about them, showing progress on a terminal.
record FileReading(Console console, ImportOptions said) {

    /// One report for each file of an archive.
    List<FileReport> read(Path file) throws UnreadableFile {
        try (Progress progress = new Progress(console, file.getFileName().toString())) {
            return Shipped.importer().readAll(file,
                    new ImportOptions(said.format(), said.zone(), said.currency(), progress, () -> false));
        }
    }
}
