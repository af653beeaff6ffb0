package org.breakeven.ui.common;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Insets;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/// Dialogs of the system and of JavaFX, always in front of the window and in its colours.
public final class FxDialogService implements DialogService {

    private static final String LAST_FOLDER = "folder";

    private final Supplier<Window> owner;
    private final Texts texts;
    private final Settings settings;

    public FxDialogService(Supplier<Window> owner, Texts texts, Settings settings) {
        this.owner = owner;
        this.texts = texts;
        this.settings = settings;
    }

    @Override
    public List<Path> askOpenFiles(String title) {
        List<File> chosen = chooser(title).showOpenMultipleDialog(owner.get());
        List<Path> files = chosen == null ? List.of() : chosen.stream().map(File::toPath).toList();
        files.stream().findFirst().ifPresent(this::rememberFolder);
        return files;
    }

    @Override
    public Optional<Path> askSavePath(String title, String suggestedName, String extension) {
        FileChooser chooser = chooser(title);
        chooser.setInitialFileName(suggestedName + extension);
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(extension, "*" + extension));
        return Optional.ofNullable(chooser.showSaveDialog(owner.get())).flatMap(file -> withExtension(file.toPath(), extension));
    }

    /// On Linux the system's dialog returns the name as typed, and has asked before overwriting that name only.
    private Optional<Path> withExtension(Path chosen, String extension) {
        rememberFolder(chosen);
        if (chosen.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(extension)) {
            return Optional.of(chosen);
        }
        Path extended = chosen.resolveSibling(chosen.getFileName() + extension);
        boolean mayWrite = !Files.exists(extended) || confirm(texts.text("ui.dialog.overwrite", extended.getFileName()));
        return mayWrite ? Optional.of(extended) : Optional.empty();
    }

    private FileChooser chooser(String title) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        settings.get(LAST_FOLDER).map(File::new).filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    private void rememberFolder(Path file) {
        settings.put(LAST_FOLDER, file.toAbsolutePath().getParent());
    }

    @Override
    public void showReport(String title, List<String> lines, List<String> problems) {
        VBox content = new VBox(8);
        content.setPadding(new Insets(4));
        for (String line : lines) {
            Label label = new Label(line);
            label.setWrapText(true);
            content.getChildren().add(label);
        }
        if (!problems.isEmpty()) {
            ListView<String> list = new ListView<>();
            list.getItems().setAll(problems);
            list.setPrefHeight(Math.min(320, 40 + problems.size() * 34.0));
            content.getChildren().add(list);
        }
        content.setPrefWidth(560);
        Dialog<ButtonType> dialog = new Dialog<>();
        dialog.getDialogPane().setContent(content);
        dialog.getDialogPane().getButtonTypes().setAll(new ButtonType(texts.text("ui.dialog.close"), ButtonType.CLOSE.getButtonData()));
        show(dialog, title);
    }

    @Override
    public void showError(String sentence) {
        Alert alert = new Alert(Alert.AlertType.ERROR, sentence, new ButtonType(texts.text("ui.dialog.close"), ButtonType.CLOSE.getButtonData()));
        alert.setHeaderText(null);
        show(alert, texts.text("ui.dialog.failed"));
    }

    private boolean confirm(String question) {
        ButtonType yes = new ButtonType(texts.text("ui.dialog.yes"), ButtonType.YES.getButtonData());
        ButtonType no = new ButtonType(texts.text("ui.dialog.no"), ButtonType.NO.getButtonData());
        Alert alert = new Alert(Alert.AlertType.CONFIRMATION, question, yes, no);
        alert.setHeaderText(null);
        return show(alert, texts.text("ui.dialog.confirm")).filter(yes::equals).isPresent();
    }

    private Optional<ButtonType> show(Dialog<ButtonType> dialog, String title) {
        Window window = owner.get();
        dialog.initOwner(window);
        dialog.setTitle(title);
        if (window != null && window.getScene() != null) {
            dialog.getDialogPane().getStylesheets().setAll(window.getScene().getRoot().getStylesheets());
        }
        return dialog.showAndWait();
    }
}
