package org.breakeven.imports.prices;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.i18n.Messages;
import org.breakeven.imports.FileImporter;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.NoUsage;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.RentOffer;

/// Reads price sheets in tests and puts what came out into lines that are easy to compare.
final class SheetReading {

    static final FileImporter IMPORTER = new FileImporter(CardCatalog.shipped(), new NoUsage());
    private static final Messages ENGLISH = Messages.in(Locale.ENGLISH);

    private SheetReading() { }

    static FileReport.PriceFile read(Path folder, String name, String text) throws IOException, UnreadableFile {
        return read(Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8)), ImportOptions.none());
    }

    static FileReport.PriceFile read(Path file, ImportOptions options) throws UnreadableFile {
        return (FileReport.PriceFile) IMPORTER.read(file, options);
    }

    /// `card x gpus region term price currency`, one line an offer.
    static List<String> offers(FileReport.PriceFile file) {
        return file.offers().stream().map(SheetReading::line).toList();
    }

    private static String line(RentOffer o) {
        return "%s x%d %s %s %s %s".formatted(o.card(), o.gpusPerInstance(), o.region(), o.term().id(),
                o.pricePerGpuHour().stripTrailingZeros().toPlainString(), o.currency());
    }

    /// `severity row column: reason`, one line a problem.
    static List<String> problems(FileReport.PriceFile file) {
        return file.problems().stream().map(p ->
                "%s %d %s: %s".formatted(p.severity().id(), p.row(), p.column(), ENGLISH.text(p.reason()))).toList();
    }

    static List<String> assumptions(FileReport.PriceFile file) {
        return file.assumptions().stream().map(ENGLISH::text).toList();
    }

    static String reason(UnreadableFile e) {
        return ENGLISH.text(e.reason());
    }

    static FileReport.Rows rows(int read, int accepted, int rejected, int duplicate) {
        return new FileReport.Rows(read, accepted, rejected, duplicate);
    }

    static String lines(String... lines) {
        return String.join("\n", Stream.of(lines).toList()) + "\n";
    }
}
