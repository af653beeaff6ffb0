package org.breakeven.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.breakeven.comparison.Comparison;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `breakeven report`: the comparison as a workbook and charts.
@Command(name = "report")
final class ReportCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ComparisonOptions options;

    @Option(names = "--out", required = true, paramLabel = "R.xlsx", descriptionKey = "cli.help.out")
    private Path out;

    @Option(names = "--charts", paramLabel = "DIR", descriptionKey = "cli.help.charts")
    private Path charts;

    ReportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        PreparedComparison prepared = new Preparation(console, options).prepare();
        Comparison comparison = prepared.compare();
        ReportFiles files = new ReportFiles(console);
        files.workbook(prepared.project(), comparison, out);
        if (charts != null) {
            files.charts(comparison, charts);
        }
        console.out().print(new VerdictText(console).of(comparison, prepared.project().cards()));
        return prepared.exitStatus();
    }
}
