package org.breakeven.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.breakeven.app.OverlappingLogs;
import org.breakeven.app.ProjectImports;
import org.breakeven.app.Shipped;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.FileReport.PriceFile;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Message;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.Scenario;
import org.breakeven.store.ProjectFile;
import org.breakeven.store.UnreadableProject;

/// Puts a project together from the options: the saved or the shipped one, then sheets, logs, scenario, single values.
final class Preparation {

    private final Console console;
    private final ComparisonOptions options;
    private boolean rejectedRows;

    Preparation(Console console, ComparisonOptions options) {
        this.console = console;
        this.options = options;
    }

    PreparedComparison prepare() {
        Project project = withCards(withUsage(withPrices(start())));
        if (options.currency != null) {
            project = project.withCurrency(Currencies.check(options.currency));
        }
        Assumptions assumptions = assumptions(project);
        checkCards(project, assumptions);
        return new PreparedComparison(pricedByHand(assumptions) ? project.withPrices(PriceBook.empty()) : project, assumptions, rejectedRows);
    }

    /// Both prices are said and no card is named: the shipped offers would only repeat the same row for each card.
    private boolean pricedByHand(Assumptions assumptions) {
        return options.bare && options.project == null && options.prices.isEmpty() && options.cards.isEmpty()
                && assumptions.isSet(AssumptionKey.RENT_PRICE_PER_GPU_HOUR) && assumptions.isSet(AssumptionKey.BUY_PRICE_PER_GPU);
    }

    private Assumptions assumptions(Project project) {
        Assumptions start = options.bare ? Assumptions.bare() : project.base().assumptions();
        Assumptions said = options.scenario == null ? start : AssumptionArguments.scenario(start, options.scenario);
        return AssumptionArguments.set(said, options.set);
    }

    private Project start() {
        return options.project == null ? shipped() : saved(options.project);
    }

    private static Project saved(Path file) {
        try {
            return ProjectFile.read(file);
        } catch (UnreadableProject e) {
            throw new UserError(e.reason(), e);
        }
    }

    private static Project shipped() {
        return new Project("", "USD", Shipped.prices(), null, List.of(new Scenario("", Assumptions.defaults())),
                List.of(), List.of(), false);
    }

    /// Sheets take the place of the shipped offers; a saved project keeps its own beside them.
    private Project withPrices(Project project) {
        if (options.prices.isEmpty()) {
            return project;
        }
        Project changed = options.project == null ? project.withPrices(project.prices().withOffers(List.of())) : project;
        for (Path file : options.prices) {
            for (FileReport report : read(file)) {
                if (!(report instanceof PriceFile prices)) {
                    throw new UserError("cli.noPriceSheet", report.file());
                }
                changed = ProjectImports.apply(changed, prices);
            }
        }
        return changed;
    }

    private Project withUsage(Project project) {
        List<UsageFile> logs = new ArrayList<>();
        for (Path file : options.usage) {
            for (FileReport report : read(file)) {
                if (!(report instanceof UsageFile log) || log.demand() == null) {
                    throw new UserError("cli.noGpuTime", report.file());
                }
                logs.add(log);
            }
        }
        try {
            return logs.isEmpty() ? project : ProjectImports.applyLogs(project, logs);
        } catch (OverlappingLogs e) {
            throw new UserError(Message.of("cli.overlap", e.first(), e.second()), e);
        }
    }

    private Project withCards(Project project) {
        return options.cards.isEmpty() ? project
                : project.withCards(options.cards.stream().map(Shipped::cardName).distinct().toList());
    }

    /// A card without any price can only be compared when both prices are said.
    private static void checkCards(Project project, Assumptions assumptions) {
        boolean priced = assumptions.isSet(AssumptionKey.RENT_PRICE_PER_GPU_HOUR)
                && (assumptions.isSet(AssumptionKey.BUY_PRICE_PER_GPU) || assumptions.isSet(AssumptionKey.BUY_SERVER_PRICE));
        PriceBook book = project.prices();
        for (String card : project.cards()) {
            if (!priced && book.card(card).isEmpty() && book.offersFor(card).isEmpty() && book.quotesFor(card).isEmpty()) {
                throw new UserError("cli.unknownCard", card);
            }
        }
    }

    private List<FileReport> read(Path file) {
        try {
            List<FileReport> reports = new FileReading(console, options.profiles.importer(), ImportOptions.none()).read(file);
            reports.stream().filter(report -> report.rows().rejected() > 0).forEach(report -> {
                rejectedRows = true;
                console.say(Message.of("cli.rejected", report.file(), report.rows().rejected(), report.rows().read()));
            });
            return reports;
        } catch (UnreadableFile e) {
            throw new UserError(FileReading.advice(file, e), e);
        }
    }
}
