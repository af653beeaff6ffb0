package org.breakeven.app;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.FileReport.PriceFile;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.model.Demand;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.ProviderFee;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;

/// Takes what a file held into a project. The same file twice replaces, it never adds.
public final class ProjectImports {

    private ProjectImports() {
    }

    /// @return the project with the sheet's prices in place of its earlier ones, or with the log's demand in place of
    ///         the earlier demand; unchanged where a log holds no GPU time
    public static Project apply(Project project, FileReport report) {
        return switch (report) {
            case PriceFile prices -> withPrices(project, prices);
            case UsageFile usage -> usage.demand() == null ? project : withDemand(project, usage.demand());
        };
    }

    /// Takes in logs that follow each other in time as one demand.
    ///
    /// @param logs at least one, each with GPU time
    /// @throws OverlappingLogs if two cover the same time: nothing is counted twice
    public static Project applyLogs(Project project, List<UsageFile> logs) throws OverlappingLogs {
        return withDemand(project, ConsecutiveLogs.demand(logs));
    }

    /// The sample's own part is its log: with a real one the project is no example any more.
    private static Project withDemand(Project project, Demand demand) {
        return new Project(project.name(), project.currency(), project.prices(), null, project.scenarios(),
                project.cards(), project.teams(), false).withMeasured(demand);
    }

    private static Project withPrices(Project project, PriceFile file) {
        PriceBook old = project.prices();
        Set<String> sheets = sheets(file);
        PriceBook changed = new PriceBook(
                replacedOffers(old.offers(), file.offers(), sheets),
                replaced(old.quotes(), file.quotes(), PurchaseQuote::source, sheets),
                replaced(old.fees(), file.fees(), ProviderFee::source, sheets),
                old.electricity(), old.rates(), old.cards());
        return withCardsOf(project.withPrices(changed), file);
    }

    private static Set<String> sheets(PriceFile file) {
        Set<String> sheets = new LinkedHashSet<>(List.of(file.file()));
        Stream.of(file.offers().stream().map(RentOffer::source), file.quotes().stream().map(PurchaseQuote::source),
                file.fees().stream().map(ProviderFee::source)).flatMap(all -> all).map(Source::name).forEach(sheets::add);
        return sheets;
    }

    /// Two catalogs may have the same file name, one folder a provider: only what the sheet itself prices is replaced.
    private static List<RentOffer> replacedOffers(List<RentOffer> old, List<RentOffer> imported, Set<String> sheets) {
        Set<String> providers = imported.stream().map(RentOffer::provider).collect(Collectors.toSet());
        List<RentOffer> all = new ArrayList<>(old.stream()
                .filter(offer -> !sheets.contains(offer.source().name()) || !providers.contains(offer.provider())).toList());
        all.addAll(imported);
        return all;
    }

    private static <T> List<T> replaced(List<T> old, Collection<T> imported, Function<T, Source> source, Set<String> sheets) {
        List<T> all = new ArrayList<>(old.stream().filter(price -> !sheets.contains(source.apply(price).name())).toList());
        all.addAll(imported);
        return all;
    }

    /// A project that names its cards compares those of the sheet too; one that names none compares all anyway.
    private static Project withCardsOf(Project project, PriceFile file) {
        if (project.cards().isEmpty()) {
            return project;
        }
        Set<String> cards = new LinkedHashSet<>(project.cards());
        file.offers().forEach(offer -> cards.add(offer.card()));
        return project.withCards(List.copyOf(cards));
    }
}
