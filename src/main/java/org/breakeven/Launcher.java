package org.breakeven;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Collection;
import java.util.Locale;
import java.util.Properties;
import java.util.logging.Filter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Starts the window, or the command line where there are arguments or no display.
 *
 * <p>Compiled for Java 8 and free of everything newer, so that an old Java reads a sentence here and not an
 * UnsupportedClassVersionError. It does not extend Application, so that JavaFX may come from the class path; it
 * reaches the two other starters by name, so that neither of them knows the other.
 */
public final class Launcher {

    private static final int NEEDED = 25;
    private static final int FAILED = 2;
    private static final String COMMAND_LINE = "org.breakeven.cli.Main";
    private static final String WINDOW = "org.breakeven.ui.app.App";

    /** Kept here, because a logger without an owner is forgotten with its filter. */
    private static final Logger JAVAFX = Logger.getLogger("javafx");

    private Launcher() {
    }

    public static void main(String[] args) {
        String version = System.getProperty("java.specification.version", "");
        if (major(version) < NEEDED) {
            end("cli.launcher.oldJava", version, NEEDED);
        } else if (args.length > 0 || !hasDisplay()) {
            start(COMMAND_LINE, args);
        } else {
            JAVAFX.setFilter(new ClassPathIsIntended());
            Thread.setDefaultUncaughtExceptionHandler(new BeforeTheFirstWindow());
            start(WINDOW, args);
        }
    }

    /** 1.8 is 8, 25 is 25. */
    static int major(String version) {
        String[] parts = version.split("\\.");
        try {
            int first = Integer.parseInt(parts[0]);
            return first == 1 && parts.length > 1 ? Integer.parseInt(parts[1]) : first;
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private static boolean hasDisplay() {
        boolean headlessWindow = "Headless".equals(System.getProperty("glass.platform"));
        return headlessWindow || !System.getProperty("os.name", "").startsWith("Linux")
                || isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
    }

    private static boolean isSet(String variable) {
        String value = System.getenv(variable);
        return value != null && !value.isEmpty();
    }

    private static void start(String starter, String[] args) {
        try {
            Class.forName(starter).getMethod("main", String[].class).invoke(null, (Object) args);
        } catch (InvocationTargetException e) {
            explain(e.getCause());
        } catch (ReflectiveOperationException | LinkageError e) {
            explain(e);
        }
    }

    /** What went wrong before anything could be shown, as one sentence. */
    private static void explain(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        if (cause instanceof ClassNotFoundException || cause instanceof NoClassDefFoundError) {
            end("cli.launcher.noLibraries", cause.getMessage());
        } else if (String.valueOf(cause.getMessage()).contains("DISPLAY")) {
            end("cli.launcher.badDisplay", System.getenv("DISPLAY"));
        } else {
            end("cli.launcher.failed", cause);
        }
    }

    private static void end(String key, Object... about) {
        System.err.println(MessageFormat.format(text(key), about));
        System.exit(FAILED);
    }

    /** The language's bundle read as UTF-8, which Java 8 would not do by itself. */
    private static String text(String key) {
        boolean chinese = Locale.getDefault().getLanguage().equals("zh");
        Properties texts = new Properties();
        try (InputStream in = Launcher.class.getResourceAsStream("i18n/cli" + (chinese ? "_zh_CN" : "") + ".properties");
             Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            texts.load(reader);
        } catch (IOException e) {
            return key + ": {0}";
        }
        return texts.getProperty(key);
    }

    /** JavaFX warns when it is on the class path; here that is on purpose, and nothing else is silenced. */
    private static final class ClassPathIsIntended implements Filter {
        @Override
        public boolean isLoggable(LogRecord record) {
            return !String.valueOf(record.getMessage()).startsWith("Unsupported JavaFX configuration");
        }
    }

    /** JavaFX opens the window on its own thread: what fails there before anything is seen is explained as well. */
    private static final class BeforeTheFirstWindow implements Thread.UncaughtExceptionHandler {
        @Override
        public void uncaughtException(Thread thread, Throwable failure) {
            if (noWindow()) {
                explain(failure);
            } else {
                Logger.getLogger(Launcher.class.getName()).log(Level.SEVERE, thread.getName(), failure);
            }
        }

        private static boolean noWindow() {
            try {
                Object windows = Class.forName("javafx.stage.Window").getMethod("getWindows").invoke(null);
                return ((Collection<?>) windows).isEmpty();
            } catch (ReflectiveOperationException | LinkageError e) {
                return true;
            }
        }
    }
}
