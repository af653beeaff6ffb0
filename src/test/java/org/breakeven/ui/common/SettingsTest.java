package org.breakeven.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {

    @TempDir
    Path folder;

    @Test
    void whatIsSavedIsThereNextTimeAndNothingBesideIt() throws IOException {
        Path file = folder.resolve("new/window.properties");
        Settings settings = new Settings(file);
        settings.put("width", 1280.0);
        settings.put("folder", "数据");
        settings.save();
        Settings again = new Settings(file);
        assertThat(again.number("width")).contains(1280.0);
        assertThat(again.get("folder")).contains("数据");
        try (var files = Files.list(file.getParent())) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void aDamagedFileCostsTheMemoryOnly() throws IOException {
        Path file = Files.writeString(folder.resolve("window.properties"), "width=12\\u00zz\n");
        assertThat(new Settings(file).get("width")).isEmpty();
        Path wrong = Files.writeString(folder.resolve("wrong.properties"), "width=wide\n");
        assertThat(new Settings(wrong).number("width")).isEmpty();
    }

    @Test
    void withoutAFileNothingIsKept() {
        Settings settings = new Settings(null);
        settings.put("theme", "dark");
        settings.save();
        assertThat(settings.get("theme")).contains("dark");
    }
}
