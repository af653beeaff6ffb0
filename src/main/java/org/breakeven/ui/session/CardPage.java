package org.breakeven.ui.session;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import org.breakeven.comparison.CardComparison;
import org.breakeven.ui.common.EmptyState;
import org.breakeven.ui.common.Page;
import org.breakeven.ui.common.Texts;

/// A page about the chosen card, with the what-if panel beside it; without any price it says how to get some.
public abstract class CardPage implements Page {

    protected final AppContext context;
    protected final Texts texts;
    private final EmptyState empty;
    private final StackPane root = new StackPane();
    private Node content;

    protected CardPage(AppContext context, Runnable importFiles) {
        this.context = context;
        texts = context.texts();
        empty = new EmptyState(texts, "ui.empty.title", "ui.empty.hint", "ui.action.import", importFiles);
        root.getStyleClass().add("page");
    }

    /// To be called once, when the content is put together.
    protected final void setContent(Pane whole) {
        content = whole;
        root.getChildren().setAll(empty, whole);
    }

    protected abstract void render(Results results, CardComparison card);

    @Override
    public final Node root() {
        return root;
    }

    @Override
    public final boolean hasWhatIf() {
        return true;
    }

    @Override
    public final void render() {
        Results results = context.session().resultsProperty().get();
        CardComparison card = results == null ? null : results.card(context.session().cardProperty().get()).orElse(null);
        content.setVisible(card != null);
        empty.setVisible(results != null && card == null);
        if (card != null) {
            render(results, card);
        }
    }
}
