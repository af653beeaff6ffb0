package org.breakeven.cli;

import java.nio.file.Path;
import java.util.List;
import org.breakeven.imports.FileImporter;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.mapping.UnmappedTable;
import org.breakeven.model.Message;

/// Reads files with what the user said about them, showing progress on a terminal.
record FileReading(Console console, FileImporter importer, ImportOptions said) {

    /// Why a file could not be read and what to do on the command line, in one sentence.
    static Message advice(Path file, UnreadableFile failure) {
        return failure instanceof UnmappedTable ? Message.of("cli.unmapped", file.toString()) : failure.reason();
    }

    /// One report for each file of an archive.
    List<FileReport> read(Path file) throws UnreadableFile {
        try (Progress progress = new Progress(console, file.getFileName().toString())) {
            return importer.readAll(file,
                    new ImportOptions(said.format(), said.zone(), said.currency(), progress, () -> false));
        }
    }
}
