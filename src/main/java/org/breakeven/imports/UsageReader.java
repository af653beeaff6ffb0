package org.breakeven.imports;

import java.nio.file.Path;
import java.util.List;

/// Reads usage logs and bills; stands here so that [FileImporter] can ask it without knowing the engine behind it.
public interface UsageReader {

    /// Whether the file's beginning is a format this reader knows, by its content and never by its name alone.
    boolean recognises(FileHead head);

    /// Ids of the formats, in the order in which they are tried.
    List<String> formats();

    /// @param options `format` is one of [#formats] or `null` to recognise
    /// @throws UnreadableFile if nothing of the file can be taken
    FileReport.UsageFile read(Path file, FileHead head, ImportOptions options) throws UnreadableFile;
}
