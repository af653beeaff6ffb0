package org.breakeven.imports;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.catalog.InstanceCatalog;
import org.breakeven.imports.prices.PriceImporter;
import org.breakeven.imports.prices.PriceImporters;

/// Any file in: recognises its format by its content and reads it. The command line and the window both use this.
public final class FileImporter {

    private final List<PriceImporter> prices;
    private final UsageReader usage;

    /// With the machine types shipped with the application.
    public FileImporter(CardCatalog cards, UsageReader usage) {
        this(cards, InstanceCatalog.shipped(), usage);
    }

    /// @param cards     names the cards
    /// @param instances names the card in a machine type
    /// @param usage     reads logs and bills
    public FileImporter(CardCatalog cards, InstanceCatalog instances, UsageReader usage) {
        this.prices = PriceImporters.all(cards, instances);
        this.usage = usage;
    }

    /// Ids of all formats, price sheets first, in the order in which they are tried.
    public List<String> formats() {
        return Stream.concat(prices.stream().map(PriceImporter::format), usage.formats().stream()).toList();
    }

    /// What the file holds. Changes nothing.
    ///
    /// @param options with `format` set, that format is used whatever the file looks like
    /// @throws UnreadableFile if nothing of it can be taken, with the reason in one sentence
    /// @throws java.util.concurrent.CancellationException if the user has cancelled
    public FileReport read(Path file, ImportOptions options) throws UnreadableFile {
        Refusals.refuseNoFile(file);
        FileHead head = head(file);
        if (head.bytes().length == 0) {
            throw Refusals.unknown(head, formats());
        }
        return options.format() == null ? recognised(head, options) : chosen(head, options);
    }

    private static FileHead head(Path file) throws UnreadableFile {
        try {
            return FileHead.of(file);
        } catch (IOException e) {
            throw Refusals.failedReading(file, e);
        }
    }

    private FileReport recognised(FileHead head, ImportOptions options) throws UnreadableFile {
        Optional<PriceImporter> importer = prices.stream().filter(candidate -> candidate.recognises(head)).findFirst();
        if (importer.isPresent()) {
            return importer.get().read(head, options);
        }
        if (usage.recognises(head)) {
            return usage.read(head.path(), head, options);
        }
        throw Refusals.unknown(head, formats());
    }

    private FileReport chosen(FileHead head, ImportOptions options) throws UnreadableFile {
        Optional<PriceImporter> importer = prices.stream()
                .filter(candidate -> candidate.format().equals(options.format())).findFirst();
        if (importer.isPresent()) {
            return importer.get().read(head, options);
        }
        if (usage.formats().contains(options.format())) {
            return usage.read(head.path(), head, options);
        }
        throw Refusals.unknownFormatId(options.format(), formats());
    }
}
