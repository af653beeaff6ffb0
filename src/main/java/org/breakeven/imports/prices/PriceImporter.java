package org.breakeven.imports.prices;

import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;

/// One price-sheet format.
public interface PriceImporter {

    /// Id for people and programs, `skypilot`.
    String format();

    /// Whether the file is surely of this format, by its content and never by its name.
    boolean recognises(FileHead head);

    /// Reads the file, also where it was not recognised but chosen by the user.
    ///
    /// @throws UnreadableFile if nothing of it can be taken
    FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile;
}
