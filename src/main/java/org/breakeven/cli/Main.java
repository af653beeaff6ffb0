package org.breakeven.cli;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import org.breakeven.model.Message;
import picocli.CommandLine;

/// The command line: results on stdout, what is said about them on stderr, exit status 0, 1 or 2.
/// Without a command it makes the report of the sample project, which is what a machine without a display can show.
public final class Main {

    private static final String LANGUAGE = "--lang";

    private Main() {
    }

    public static void main(String[] args) {
        // charts are drawn without a display, also where one is named that nobody can reach
        System.setProperty("java.awt.headless", "true");
        System.exit(run(Console.ofProcess(language(args)), args));
    }

    /// @return the exit status
    static int run(Console console, String... args) {
        int status = args.length == 0 ? guarded(console, () -> new SampleReport(console).make()) : commandLine(console).execute(args);
        console.out().flush();
        console.err().flush();
        return status;
    }

    private static CommandLine commandLine(Console console) {
        CommandLine line = new CommandLine(new RootCommand(console));
        for (Object command : List.of(new ImportCommand(console), new MapCommand(console), new CompareCommand(console), new ReportCommand(console),
                new FormatsCommand(console), new CardsCommand(console))) {
            line.addSubcommand(command);
        }
        line.setResourceBundle(ResourceBundle.getBundle("org.breakeven.i18n.cli", console.messages().locale(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)));
        line.getSubcommands().forEach((name, sub) ->
                sub.getCommandSpec().usageMessage().description(console.text("cli.command." + name)));
        line.setOut(console.out()).setErr(console.err());
        line.setParameterExceptionHandler((wrong, _) -> {
            console.err().println(wrong.getMessage());
            console.say(Message.of("cli.seeHelp", wrong.getCommandLine().getCommandSpec().qualifiedName()));
            return ExitStatus.NOT_DONE;
        });
        line.setExecutionExceptionHandler((failure, _, _) -> explain(console, failure));
        return line;
    }

    private static int guarded(Console console, Callable<Integer> work) {
        try {
            return work.call();
        } catch (Exception | OutOfMemoryError | StackOverflowError | LinkageError e) {
            return explain(console, e);
        }
    }

    private static int explain(Console console, Throwable failure) {
        console.say(failure instanceof UserError error ? error.reason() : Message.of("cli.unexpected", failure.toString()));
        return ExitStatus.NOT_DONE;
    }

    /// The language has to be known before the command line is read, because the help is in it.
    static Locale language(String... args) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith(LANGUAGE + "=")) {
                return Locale.of(args[i].substring(LANGUAGE.length() + 1));
            }
            if (args[i].equals(LANGUAGE) && i + 1 < args.length) {
                return Locale.of(args[i + 1]);
            }
        }
        return Locale.getDefault();
    }
}
