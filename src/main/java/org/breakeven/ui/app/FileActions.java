package org.breakeven.ui.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.breakeven.app.OverlappingLogs;
import org.breakeven.app.ProjectImports;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.model.Project;
import org.breakeven.ui.common.Running;
import org.breakeven.ui.common.Texts;
import org.breakeven.ui.session.AppContext;
import org.breakeven.ui.session.Failures;
import org.breakeven.ui.session.Results;
import org.breakeven.ui.session.State;

/// Files in and out: reading and writing behind the window, one report at the end. All files of one import are one step
/// for undo; a file that cannot be read changes nothing.
public final class FileActions {

    private static final String WORKBOOK = ".xlsx";

    private final AppContext context;
    private final Texts texts;
    private final Failures failures;

    FileActions(AppContext context) {
        this.context = context;
        texts = context.texts();
        failures = new Failures(texts);
    }

    public void askAndImport() {
        importFiles(context.dialogs().askOpenFiles(texts.text("ui.dialog.import")));
    }

    public void importFiles(List<Path> files) {
        if (!files.isEmpty() && context.readyProperty().get()) {
            String title = texts.text("ui.importing", files.size(), files.getFirst().getFileName().toString());
            context.tasks().start(title, running -> read(files, running), this::accept);
        }
    }

    private List<ImportOutcome> read(List<Path> files, Running running) {
        List<ImportOutcome> outcomes = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            running.stopIfCancelled();
            double before = i;
            outcomes.addAll(read(files.get(i), new ImportOptions(null, null, null,
                    share -> running.report((before + share) / files.size()), running::isCancelled)));
        }
        return outcomes;
    }

    /// One outcome for each file of an archive.
    private List<ImportOutcome> read(Path file, ImportOptions options) {
        try {
            return context.services().importer().read(file, options).stream()
                    .map(report -> new ImportOutcome(file, report, null)).toList();
        } catch (CancellationException e) {
            throw e;
        } catch (Exception e) {
            return List.of(new ImportOutcome(file, null, e));
        }
    }

    private void accept(List<ImportOutcome> outcomes) {
        State state = context.session().state();
        try {
            context.session().change(taken(state, outcomes), null);
            report(outcomes);
        } catch (OverlappingLogs overlap) {
            context.dialogs().showError(failures.sentence(overlap));
        }
    }

    /// Prices one sheet after the other; logs together, because they may follow each other in time.
    private static State taken(State state, List<ImportOutcome> outcomes) throws OverlappingLogs {
        Project project = state.project();
        List<FileReport.UsageFile> logs = new ArrayList<>();
        for (ImportOutcome outcome : outcomes) {
            switch (outcome.report()) {
                case FileReport.PriceFile prices -> project = ProjectImports.apply(project, prices);
                case FileReport.UsageFile usage -> logs.add(usage);
                case null -> { }
            }
        }
        List<FileReport.UsageFile> withDemand = logs.stream().filter(log -> log.demand() != null).toList();
        project = withDemand.isEmpty() ? project : ProjectImports.applyLogs(project, withDemand);
        return new State(project, state.whatIf(), logs.isEmpty() ? state.usage() : logs.getLast());
    }

    private void report(List<ImportOutcome> outcomes) {
        List<String> lines = outcomes.stream().flatMap(outcome -> outcome.lines(texts, failures).stream()).toList();
        List<String> problems = outcomes.stream().flatMap(outcome -> outcome.problems(texts).stream()).toList();
        context.statusProperty().set(lines.getFirst());
        context.dialogs().showReport(texts.text("ui.imported.title"), lines, problems);
    }

    public void askAndExport() {
        Results results = context.session().resultsProperty().get();
        if (results != null) {
            context.dialogs().askSavePath(texts.text("ui.dialog.export"), results.state().project().name(), WORKBOOK)
                    .ifPresent(file -> export(results, file));
        }
    }

    /// Writes what is shown: the what-if case on the prices as they would be.
    private void export(Results results, Path file) {
        String card = context.session().cardProperty().get();
        Locale language = texts.messages().locale();
        context.tasks().start(texts.text("ui.exporting", file.getFileName().toString()), _ -> {
            State state = results.state();
            context.services().exporter().write(state.whatIf().in(state.project()), results.comparison(), card, language, file);
            return file;
        }, written -> context.statusProperty().set(texts.text("ui.exported", written.toString())));
    }
}
