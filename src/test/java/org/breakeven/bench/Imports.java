package org.breakeven.bench;

import java.nio.file.Path;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileImporter;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.UsageReader;
import java.util.List;

/// Price files in, as the window and the command line read them.
final class Imports {

    private Imports() { }

    static FileReport.PriceFile read(Path file, ImportOptions options) throws UnreadableFile {
        FileImporter importer = new FileImporter(CardCatalog.shipped(), new PricesOnly());
        return (FileReport.PriceFile) importer.read(file, options);
    }

    static long offers(Path file) throws UnreadableFile {
        return read(file, ImportOptions.none()).offers().size();
    }

    private static final class PricesOnly implements UsageReader {
        @Override
        public boolean recognises(FileHead head) {
            return false;
        }

        @Override
        public List<String> formats() {
            return List.of();
        }

        @Override
        public FileReport.UsageFile read(Path file, FileHead head, ImportOptions options) {
            throw new IllegalStateException("no usage here");
        }
    }
}
