package org.breakeven.imports;

import java.nio.file.Path;
import java.util.List;

/// Stands for the usage reader where only price sheets are looked at.
public final class NoUsage implements UsageReader {

    @Override
    public boolean recognises(FileHead head) {
        return false;
    }

    @Override
    public List<String> formats() {
        return List.of("some-log");
    }

    @Override
    public FileReport.UsageFile read(Path file, FileHead head, ImportOptions options) {
        throw new AssertionError("no usage log here");
    }
}
