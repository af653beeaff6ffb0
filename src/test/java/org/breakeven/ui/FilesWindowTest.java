package org.breakeven.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Files come in and go out by the same way the buttons take, with answers in place of dialogs.
class FilesWindowTest extends WindowTestBase {

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aPriceSheetIsReadReportedAndUndone(String language) throws TimeoutException, URISyntaxException {
        open(PlainProject.at(0.5));
        on(() -> window.context().setLanguage(Locale.forLanguageTag(language)));
        window.answers().open = List.of(fixture("northern-cloud.csv"));
        on(() -> find("import", Button.class).fire());
        assertThat(prices()).isEqualTo(4);
        assertThat(window.answers().lines).anyMatch(line -> line.contains("northern-cloud.csv") && line.contains("2"));
        assertThat(window.answers().problems).singleElement().asString().contains("cheap").contains("4");
        on(() -> find("undo", Button.class).fire());
        assertThat(prices()).isEqualTo(2);
    }

    @Test
    void theSameSheetTwiceReplacesItsPrices() throws TimeoutException, URISyntaxException {
        open(PlainProject.at(0.5));
        Path sheet = fixture("northern-cloud.csv");
        on(() -> window.main().files().importFiles(List.of(sheet)));
        on(() -> window.main().files().importFiles(List.of(sheet)));
        assertThat(prices()).isEqualTo(4);
    }

    @Test
    void aFileNobodyKnowsChangesNothingAndSaysSo(@TempDir Path folder) throws TimeoutException, IOException {
        open(PlainProject.at(0.5));
        Path poem = Files.writeString(folder.resolve("poem.txt"), "no prices in here\n");
        on(() -> window.main().files().importFiles(List.of(poem)));
        assertThat(prices()).isEqualTo(2);
        assertThat(window.answers().lines).singleElement().asString().startsWith("poem.txt was not imported: ");
        assertThat(on(() -> window.context().session().undoableProperty().get())).isFalse();
    }

    @Test
    void exportWritesWhatTheDialogAnswers(@TempDir Path folder) throws TimeoutException {
        open(PlainProject.at(0.5));
        window.answers().save = folder.resolve("plain.xlsx");
        on(() -> find("export", Button.class).fire());
        assertThat(window.answers().errors).isEmpty();
        assertThat(folder.resolve("plain.xlsx")).isNotEmptyFile();
        assertThat(text("status")).endsWith("plain.xlsx");
    }

    @Test
    void aProjectWithoutPricesInvitesToImportThem() throws TimeoutException {
        open(PlainProject.empty());
        assertThat(on(() -> window.main().root().lookup(".empty-state").isVisible())).isTrue();
    }

    private int prices() {
        show("prices");
        return on(() -> find("prices", TableView.class).getItems().size());
    }

    private static Path fixture(String name) throws URISyntaxException {
        return Path.of(FilesWindowTest.class.getResource(name).toURI());
    }
}
