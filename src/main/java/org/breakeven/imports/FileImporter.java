package org.breakeven.imports;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.catalog.InstanceCatalog;
import org.breakeven.imports.archives.Archives;
import org.breakeven.imports.mapping.MappedFiles;
import org.breakeven.imports.mapping.MappingProfile;
import org.breakeven.imports.mapping.MappingProfiles;
import org.breakeven.imports.mapping.TableMapper;
import org.breakeven.imports.prices.PriceImporter;
import org.breakeven.imports.prices.PriceImporters;
import org.breakeven.model.Message;

/// Any file in: recognises its format by its content and reads it. The command line and the window both use this.
public final class FileImporter {

    private final List<PriceImporter> prices;
    private final UsageReader usage;
    private final MappedFiles mapped;

    /// With the machine types shipped with the application.
    public FileImporter(CardCatalog cards, UsageReader usage) {
        this(cards, InstanceCatalog.shipped(), usage, MappingProfiles.none());
    }

    /// @param cards     names the cards
    /// @param instances names the card in a machine type
    /// @param usage     reads logs and bills
    /// @param profiles  tables whose columns the user has mapped
    public FileImporter(CardCatalog cards, InstanceCatalog instances, UsageReader usage, MappingProfiles profiles) {
        this.prices = PriceImporters.all(cards, instances);
        this.usage = usage;
        this.mapped = new MappedFiles(new TableMapper(cards, instances), profiles);
    }

    /// Ids of all formats, price sheets first, then the user's profiles, in the order in which they are tried.
    public List<String> formats() {
        return Stream.of(prices.stream().map(PriceImporter::format), mapped.formats().stream(), usage.formats().stream())
                .flatMap(ids -> ids).toList();
    }

    /// What the file holds; one report for each file of an archive. Changes nothing.
    ///
    /// @param options with `format` set, that format is used whatever the file looks like
    /// @throws UnreadableFile if nothing of it can be taken, with the reason in one sentence
    /// @throws java.util.concurrent.CancellationException if the user has cancelled
    public List<FileReport> readAll(Path file, ImportOptions options) throws UnreadableFile {
        Refusals.refuseNoFile(file);
        FileHead head = head(file);
        return Archives.isArchive(head) ? ArchiveReports.of(head, options, this::read) : List.of(read(head, options));
    }

    /// [#readAll] of a file that holds one report, as everything but an archive does.
    ///
    /// @throws UnreadableFile also if it is an archive with several files
    public FileReport read(Path file, ImportOptions options) throws UnreadableFile {
        List<FileReport> all = readAll(file, options);
        if (all.size() > 1) {
            throw new UnreadableFile(Message.of("imports.archive.several", file.getFileName().toString(), all.size()));
        }
        return all.getFirst();
    }

    private FileReport read(FileHead head, ImportOptions options) throws UnreadableFile {
        if (head.bytes().length == 0) {
            throw Refusals.unknown(head, formats());
        }
        return decoded(head, options.onward());
    }

    /// Most files are in the encoding that their beginning shows. Where one is not, only reading it tells, and it is
    /// read anew once all of its bytes were looked at.
    private FileReport decoded(FileHead head, ImportOptions options) throws UnreadableFile {
        try {
            return inItsEncoding(head.standing(), options);
        } catch (UnreadableFile e) {
            if (e.getCause() instanceof CharacterCodingException) {
                return inItsEncoding(head, options);
            }
            throw e;
        }
    }

    private FileReport inItsEncoding(FileHead head, ImportOptions options) throws UnreadableFile {
        return options.format() == null ? recognised(head, options) : chosen(head, options);
    }

    private static FileHead head(Path file) throws UnreadableFile {
        try {
            return FileHead.of(file);
        } catch (IOException e) {
            throw Refusals.failedReading(file, e);
        }
    }

    /// A profile made for exactly these columns is the user's own word and comes first; one with like columns comes after
    /// the formats that are sure.
    private FileReport recognised(FileHead head, ImportOptions options) throws UnreadableFile {
        Optional<MappingProfiles.Match> profile = mapped.find(head);
        if (profile.isPresent() && profile.get().exact()) {
            return mapped.read(head, profile.get(), options);
        }
        Optional<PriceImporter> importer = prices.stream().filter(candidate -> candidate.recognises(head)).findFirst();
        if (importer.isPresent()) {
            return importer.get().read(head, options);
        }
        if (profile.isPresent()) {
            return mapped.read(head, profile.get(), options);
        }
        if (usage.recognises(head)) {
            return usage.read(head.path(), head, options);
        }
        mapped.refuseTable(head);
        throw Refusals.unknown(head, formats());
    }

    private FileReport chosen(FileHead head, ImportOptions options) throws UnreadableFile {
        Optional<PriceImporter> importer = prices.stream()
                .filter(candidate -> candidate.format().equals(options.format())).findFirst();
        if (importer.isPresent()) {
            return importer.get().read(head, options);
        }
        if (options.format().startsWith(MappingProfile.PREFIX)) {
            return mapped.read(head, options.format(), options);
        }
        if (usage.formats().contains(options.format())) {
            return usage.read(head.path(), head, options);
        }
        throw Refusals.unknownFormatId(options.format(), formats());
    }
}
