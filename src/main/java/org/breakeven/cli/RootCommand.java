package org.breakeven.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/// `breakeven`: what all commands share.
@Command(name = "breakeven", mixinStandardHelpOptions = true, scope = ScopeType.INHERIT, versionProvider = RootCommand.Version.class)
final class RootCommand implements Runnable {

    enum Language { en, zh }

    private final Console console;

    @Spec
    private CommandSpec spec;

    /// Read by [Main#language] before the rest; stands here to be checked and explained.
    @Option(names = "--lang", descriptionKey = "cli.help.lang", paramLabel = "en|zh", scope = ScopeType.INHERIT)
    private Language language;

    RootCommand(Console console) {
        this.console = console;
    }

    /// Options without a command: there is nothing to do but to say what can be done.
    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), console.text("cli.noCommand"));
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = RootCommand.class.getPackage().getImplementationVersion();
            return new String[] {"breakeven " + (version == null ? "(built from sources)" : version)};
        }
    }
}
