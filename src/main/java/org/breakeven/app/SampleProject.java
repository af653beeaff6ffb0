package org.breakeven.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Money;
import org.breakeven.model.Project;
import org.breakeven.model.Scenario;
import org.breakeven.model.Team;
import org.breakeven.usage.SampleUsageLog;

/// What a first start shows: the shipped prices of eight cards that small teams weigh, and the invented log of three
/// teams, read like any other log.
public final class SampleProject {

    /// Each has a rental offer and a purchase quote in `pricing-data`.
    private static final List<String> CARDS = List.of("A100 SXM 80GB", "RTX 4090 24GB", "RTX 3090 24GB", "RTX 5090 32GB",
            "L40S 48GB", "H100 SXM 80GB", "H200 141GB", "H20 96GB");

    private SampleProject() {
    }

    /// The sample, in US dollars and marked as an example. Reads a log, so it takes a moment.
    public static Project load() {
        return new Project("Sample", "USD", Shipped.prices(), null, List.of(new Scenario("Base", Assumptions.defaults())),
                CARDS, List.of(team("vision", "1500"), team("speech", "900"), team("search", "400")), true).withMeasured(usage().demand());
    }

    /// The sample's log as a usage log is reported.
    public static UsageFile usage() {
        try {
            Path folder = Files.createTempDirectory("breakeven-sample");
            Path log = folder.resolve(SampleUsageLog.FILE_NAME);
            try {
                SampleUsageLog.write(log);
                return read(log);
            } finally {
                Files.deleteIfExists(log);
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static UsageFile read(Path log) throws IOException {
        try {
            return (UsageFile) Shipped.importer().read(log, ImportOptions.none());
        } catch (UnreadableFile e) {
            throw new IOException("the sample's own log is readable", e);
        }
    }

    private static Team team(String name, String dollarsPerMonth) {
        return new Team(name, Money.of(dollarsPerMonth, "USD"));
    }
}
