package org.breakeven.ui.common;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.Properties;
import org.breakeven.app.UserFolder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What the window remembers from one start to the next, in a small text file of its own. A file that cannot be read
/// or written costs the memory, never the start.
public final class Settings {

    private static final Logger LOG = LoggerFactory.getLogger(Settings.class);

    private final Path file;
    private final Properties values = new Properties();

    /// @param file where to keep them; `null` keeps nothing
    public Settings(Path file) {
        this.file = file;
        if (file != null && Files.exists(file)) {
            read();
        }
    }

    /// In the configuration folder of the system's convention.
    public static Settings ofUser() {
        return new Settings(UserFolder.path().resolve("window.properties"));
    }

    public Optional<String> get(String key) {
        return Optional.ofNullable(values.getProperty(key));
    }

    public Optional<Double> number(String key) {
        try {
            return get(key).map(Double::valueOf);
        } catch (NumberFormatException _) {
            return Optional.empty();
        }
    }

    public void put(String key, Object value) {
        values.setProperty(key, value.toString());
    }

    /// Written beside and moved into place, so that a crash cannot cut it short.
    public void save() {
        if (file == null) {
            return;
        }
        Path beside = file.resolveSibling(file.getFileName() + ".tmp");
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            try (Writer out = Files.newBufferedWriter(beside)) {
                values.store(out, null);
            }
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            LOG.warn("settings not saved to {}", file, e);
        }
    }

    private void read() {
        try (Reader in = Files.newBufferedReader(file)) {
            values.load(in);
        } catch (IOException | IllegalArgumentException e) {
            LOG.info("settings not read from {}: {}", file, e.getMessage());
        }
    }
}
