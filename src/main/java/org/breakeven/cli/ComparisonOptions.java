package org.breakeven.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// What `compare` and `report` take.
final class ComparisonOptions {

    @Option(names = "--project", paramLabel = "P", descriptionKey = "cli.help.project")
    Path project;

    @Option(names = "--prices", paramLabel = "F", descriptionKey = "cli.help.prices")
    List<Path> prices = List.of();

    @Option(names = "--usage", paramLabel = "F", descriptionKey = "cli.help.usage")
    List<Path> usage = List.of();

    @Option(names = "--scenario", paramLabel = "S.json", descriptionKey = "cli.help.scenario")
    Path scenario;

    @Option(names = "--set", paramLabel = "key=value", descriptionKey = "cli.help.set")
    List<String> set = List.of();

    @Option(names = "--bare", descriptionKey = "cli.help.bare")
    boolean bare;

    @Option(names = "--card", paramLabel = "C", descriptionKey = "cli.help.card")
    List<String> cards = List.of();

    @Option(names = "--currency", paramLabel = "C", descriptionKey = "cli.help.currency")
    String currency;

    @Mixin
    ProfileOptions profiles;
}
