package org.breakeven.ui.common;

import java.util.logging.Logger;

/// JavaFX warns that it was loaded from the class path, which is how this application is meant to run (see
/// `src/docs/decisions`). This one record is dropped; every other is logged as always.
public final class QuietConsole {

    private static final String CLASS_PATH_WARNING = "Unsupported JavaFX configuration";
    // held, because a logger nobody holds is collected together with its filter
    private static final Logger JAVAFX = Logger.getLogger("javafx");

    private QuietConsole() { }

    /// Call before JavaFX starts.
    public static void install() {
        JAVAFX.setFilter(entry -> entry.getMessage() == null || !entry.getMessage().startsWith(CLASS_PATH_WARNING));
    }
}
