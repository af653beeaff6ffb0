package org.breakeven.ui.common;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The one way to ask the user something. Tests answer in its place.
public interface DialogService {

    /// Files to open; empty if the user thought better of it.
    List<Path> askOpenFiles(String title);

    /// A file to write, with `extension` (`.xlsx`) whatever the system's dialog returned; the user agreed to overwrite it.
    Optional<Path> askSavePath(String title, String suggestedName, String extension);

    /// What a piece of work came to, and what the user should know about it.
    void showReport(String title, List<String> lines, List<String> problems);

    /// One clear sentence; nothing has been changed.
    void showError(String sentence);
}
