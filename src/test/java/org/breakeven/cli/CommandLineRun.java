package org.breakeven.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;
import org.breakeven.i18n.Messages;

/// One run of the command line: what it wrote and answered.
record CommandLineRun(int status, String out, String err) {

    static CommandLineRun of(String... args) {
        return in(Locale.ENGLISH, args);
    }

    static CommandLineRun in(Locale language, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Console console = new Console(new PrintWriter(out), new PrintWriter(err), Messages.in(language), false);
        int status = Main.run(console, args);
        return new CommandLineRun(status, out.toString(), err.toString());
    }

    JsonNode json() throws IOException {
        return new ObjectMapper().readTree(out);
    }
}
