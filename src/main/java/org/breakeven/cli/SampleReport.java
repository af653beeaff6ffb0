package org.breakeven.cli;

import java.nio.file.Path;
import java.time.LocalDate;
import org.breakeven.app.SampleProject;
import org.breakeven.comparison.Comparison;
import org.breakeven.comparison.Comparisons;
import org.breakeven.model.Message;
import org.breakeven.model.Project;

/// What a start without a display does: the sample project's verdicts, its workbook and charts where the build says
/// that they may be put, and how to get the window.
record SampleReport(Console console) {

    private static final String FOLDER = "breakeven.sample";

    int make() {
        Project sample = SampleProject.load();
        Comparison comparison = Comparisons.compare(sample, sample.base().assumptions(), LocalDate.now());
        console.out().print(new VerdictText(console).of(comparison, sample.cards()));
        String folder = System.getProperty(FOLDER);
        if (folder != null) {
            write(sample, comparison, Path.of(folder));
        }
        console.say(Message.of("cli.sample.window"));
        return ExitStatus.DONE;
    }

    private void write(Project sample, Comparison comparison, Path folder) {
        ReportFiles files = new ReportFiles(console);
        files.workbook(sample, comparison, folder.resolve("sample.xlsx"));
        files.charts(comparison, folder.resolve("charts"));
        console.say(Message.of("cli.sample.files", folder.toString()));
    }
}
