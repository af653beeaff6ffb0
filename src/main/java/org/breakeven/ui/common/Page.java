package org.breakeven.ui.common;

import javafx.scene.Node;

/// One page of the window. It is made once; it listens to nothing but is asked to draw itself again whenever results,
/// language, theme or the chosen card have changed while it is shown.
public interface Page {

    /// Part of text keys and style names: `overview`.
    String id();

    Node root();

    void render();

    /// The what-if panel belongs beside it.
    boolean hasWhatIf();
}
