package org.breakeven.cli;

import java.nio.file.Path;
import org.breakeven.app.Shipped;
import org.breakeven.imports.FileImporter;
import org.breakeven.imports.mapping.MappingProfiles;
import picocli.CommandLine.Option;

/// Where mapping profiles are kept: the folder named, else that of the environment or the user.
final class ProfileOptions {

    @Option(names = "--profiles", paramLabel = "DIR", descriptionKey = "cli.help.profiles")
    private Path folder;

    MappingProfiles profiles() {
        return folder == null ? Shipped.profiles() : new MappingProfiles(folder);
    }

    FileImporter importer() {
        return folder == null ? Shipped.importer() : Shipped.importer(profiles());
    }
}
