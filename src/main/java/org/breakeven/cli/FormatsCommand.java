package org.breakeven.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `breakeven formats`: the ids that `--as` takes, in the order in which they are tried.
@Command(name = "formats")
final class FormatsCommand implements Runnable {

    private final Console console;

    @Option(names = "--json", descriptionKey = "cli.help.json")
    private boolean json;

    @Mixin
    private ProfileOptions profiles;

    FormatsCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        if (json) {
            var root = Json.object();
            root.set("formats", Json.array(profiles.importer().formats(), Json::text));
            console.out().println(Json.print(root));
        } else {
            profiles.importer().formats().forEach(console.out()::println);
        }
    }
}
