package org.breakeven.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.breakeven.i18n.Messages;
import org.breakeven.model.Message;

/// Where a command writes: results to `out`, everything said about them to `err`, in the user's language.
///
/// @param terminal somebody watches `err`, so that progress may be shown there
record Console(PrintWriter out, PrintWriter err, Messages messages, boolean terminal) {

    /// The process's own streams. A pipe or file gets UTF-8 whatever the machine's encoding, so that JSON is JSON;
    /// a terminal gets its own encoding.
    static Console ofProcess(Locale language) {
        return new Console(writer(FileDescriptor.out, "stdout.encoding"), writer(FileDescriptor.err, "stderr.encoding"),
                Messages.in(language), isErrTerminal());
    }

    private static PrintWriter writer(FileDescriptor stream, String property) {
        Charset own = Charset.forName(System.getProperty(property, "UTF-8"), StandardCharsets.UTF_8);
        boolean useful = isTerminal() && own != StandardCharsets.US_ASCII;
        return new PrintWriter(new FileOutputStream(stream), true, useful ? own : StandardCharsets.UTF_8);
    }

    private static boolean isTerminal() {
        return System.console() != null && System.console().isTerminal();
    }

    /// Java knows only of its input and output; Linux can be asked where the error stream goes.
    private static boolean isErrTerminal() {
        Path stream = Path.of("/proc/self/fd/2");
        if (!Files.isSymbolicLink(stream)) {
            return isTerminal();
        }
        try {
            String target = Files.readSymbolicLink(stream).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException _) {
            return false;
        }
    }

    String text(String key, Object... args) {
        return messages.text(key, args);
    }

    /// One diagnostic sentence, after the results written so far.
    void say(Message message) {
        out.flush();
        err.println(messages.text(message));
    }
}
