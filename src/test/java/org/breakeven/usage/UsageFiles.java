package org.breakeven.usage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.breakeven.i18n.Messages;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.usage.CardNames;
import org.breakeven.model.InstanceType;
import org.breakeven.model.Message;
import org.breakeven.model.Source;

/// Reads usage files for tests, with a handful of card names of its own.
final class UsageFiles {

    /// Sample files that lie beside the project on some machines.
    static final Path SAMPLES = Path.of("..", "shared", "samples", "usage");

    private static final Map<String, InstanceType> INSTANCES = Map.of(
            "g5.4xlarge", machine("g5.4xlarge", "A10G 24GB", 1), "zeta.8big", machine("zeta.8big", "Z9 96GB", 8));

    private static final Map<String, String> CARDS = Map.of("z9_96", "Z9 96GB", "Z9", "Z9 96GB");

    private UsageFiles() { }

    private static InstanceType machine(String name, String card, int gpus) {
        return new InstanceType("test", name, card, gpus, Source.of("test"));
    }

    static final CardNames NAMES = new CardNames() {
        @Override
        public Optional<String> card(String raw) {
            return Optional.ofNullable(CARDS.get(raw));
        }

        @Override
        public Optional<InstanceType> instance(String name) {
            return Optional.ofNullable(INSTANCES.get(name));
        }
    };

    static UsageFile read(Path file, ImportOptions options) throws UnreadableFile {
        try {
            return new DuckDbUsageReader(NAMES).read(file, FileHead.of(file), options);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static UsageFile read(Path file) throws UnreadableFile {
        return read(file, ImportOptions.none());
    }

    static Path write(Path folder, String name, String text) {
        try {
            return Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// All that the report says, in English.
    static String words(UsageFile file) {
        return Stream.concat(file.problems().stream().flatMap(p -> Stream.of(p.reason(), p.expected())), file.assumptions().stream())
                .map(UsageFiles::english).collect(Collectors.joining(" | "));
    }

    static String english(Message message) {
        return Messages.in(Locale.ENGLISH).text(message);
    }
}
