package org.breakeven.cli;

import java.util.concurrent.Callable;
import org.breakeven.comparison.Comparison;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `breakeven compare`: the verdict for each card.
@Command(name = "compare")
final class CompareCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ComparisonOptions options;

    @Option(names = "--json", descriptionKey = "cli.help.json")
    private boolean json;

    CompareCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        PreparedComparison prepared = new Preparation(console, options).prepare();
        Comparison comparison = prepared.compare();
        if (json) {
            console.out().println(Json.print(CompareJson.of(comparison)));
        } else {
            console.out().print(new VerdictText(console).of(comparison, prepared.project().cards()));
        }
        return prepared.exitStatus();
    }
}
