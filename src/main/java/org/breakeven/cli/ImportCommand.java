package org.breakeven.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `breakeven import`: what files hold, without changing anything.
@Command(name = "import")
final class ImportCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "cli.help.file")
    private List<Path> files;

    @Option(names = "--as", paramLabel = "FORMAT", descriptionKey = "cli.help.as")
    private String format;

    @Option(names = "--zone", paramLabel = "ZONE", descriptionKey = "cli.help.zone")
    private String zone;

    @Option(names = "--currency", paramLabel = "C", descriptionKey = "cli.help.importCurrency")
    private String currency;

    @Option(names = "--json", descriptionKey = "cli.help.json")
    private boolean json;

    @Mixin
    private ProfileOptions profiles;

    ImportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        FileReading reading = new FileReading(console, profiles.importer(),
                new ImportOptions(format, zone(), Currencies.check(currency), null, null));
        List<JsonNode> results = new ArrayList<>();
        int status = ExitStatus.DONE;
        for (Path file : files) {
            status = Math.max(status, one(reading, file, results));
        }
        if (json) {
            console.out().println(Json.print(ImportJson.of(results)));
        }
        return status;
    }

    /// One unreadable file does not hide the others.
    private int one(FileReading reading, Path file, List<JsonNode> results) {
        try {
            List<FileReport> reports = reading.read(file);
            for (FileReport report : reports) {
                results.add(ImportJson.file(report));
                if (!json) {
                    console.out().print(new ImportText(console).of(report));
                }
            }
            return reports.stream().mapToInt(ImportCommand::status).max().orElse(ExitStatus.NOT_DONE);
        } catch (UnreadableFile e) {
            Message reason = FileReading.advice(file, e);
            results.add(ImportJson.unreadable(file.getFileName().toString(), reason));
            console.say(reason);
            return ExitStatus.NOT_DONE;
        }
    }

    /// A price list of which nothing counts is not done, though no row of it has a fault.
    private static int status(FileReport report) {
        boolean nothing = report instanceof FileReport.PriceFile prices && prices.offers().isEmpty()
                && prices.quotes().isEmpty() && prices.fees().isEmpty();
        return nothing || report.rows().rejected() > 0 ? ExitStatus.DONE_WITH_REJECTED_ROWS : ExitStatus.DONE;
    }

    private ZoneId zone() {
        try {
            return zone == null ? null : ZoneId.of(zone);
        } catch (DateTimeException e) {
            throw new UserError("cli.unknownZone", zone);
        }
    }
}
