package org.breakeven.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// Where the application keeps what belongs to the user and to no project, by the system's convention.
public final class UserFolder {

    /// Environment variable that names another folder for mapping profiles.
    public static final String PROFILES_VARIABLE = "BREAKEVEN_PROFILES";

    private UserFolder() { }

    /// The configuration folder; it need not exist.
    public static Path path() {
        Path home = Path.of(System.getProperty("user.home"));
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("win")) {
            return folder("APPDATA", home.resolve("AppData/Roaming")).resolve("Breakeven");
        }
        return system.contains("mac") ? home.resolve("Library/Application Support/Breakeven")
                : folder("XDG_CONFIG_HOME", home.resolve(".config")).resolve("breakeven");
    }

    /// The folder of mapping profiles; it need not exist.
    public static Path profiles() {
        return folder(PROFILES_VARIABLE, path().resolve("profiles"));
    }

    private static Path folder(String variable, Path otherwise) {
        return Optional.ofNullable(System.getenv(variable)).filter(text -> !text.isBlank()).map(Path::of).orElse(otherwise);
    }
}
