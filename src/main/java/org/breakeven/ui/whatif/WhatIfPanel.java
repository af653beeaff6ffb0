package org.breakeven.ui.whatif;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison.Warning;
import org.breakeven.ui.common.DialogService;
import org.breakeven.ui.common.Texts;
import org.breakeven.ui.session.Results;
import org.breakeven.ui.session.Session;
import org.breakeven.ui.session.State;
import org.breakeven.ui.session.WhatIf;

/// Right of the pages: the levers, the way back to the base case, and what is doubtful about the inputs.
public final class WhatIfPanel {

    private static final int NOTES_SHOWN = 3;

    private final Session session;
    private final Texts texts;
    private final DialogService dialogs;
    private final List<LeverView> levers = new ArrayList<>();
    private final Button reset = new Button();
    private final Button keep = new Button();
    private final Label notesTitle = new Label();
    private final VBox notesText = new VBox(2);
    private final Hyperlink allNotes = new Hyperlink();
    private final VBox notes = new VBox(4, notesTitle, notesText, allNotes);
    private final ScrollPane root;

    public WhatIfPanel(Session session, Texts texts, DialogService dialogs) {
        this.session = session;
        this.texts = texts;
        this.dialogs = dialogs;
        VBox content = new VBox(texts.label("ui.whatif.title", "whatif-title"));
        for (Lever lever : Lever.values()) {
            levers.add(new LeverView(lever, session, texts));
        }
        content.getChildren().addAll(levers);
        content.getChildren().addAll(buttons(), hint(), notes);
        content.getStyleClass().add("whatif-content");
        notes.getStyleClass().add("notes");
        notesTitle.getStyleClass().add("notes-title");
        notesTitle.setWrapText(true);
        root = new ScrollPane(content);
        root.setFitToWidth(true);
        root.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        root.getStyleClass().add("whatif");
    }

    private Label hint() {
        Label hint = texts.label("ui.whatif.hint", "whatif-hint");
        hint.setWrapText(true);
        return hint;
    }

    private HBox buttons() {
        reset.textProperty().bind(texts.bind("ui.whatif.reset"));
        reset.setId("reset");
        reset.setOnAction(_ -> session.reset());
        keep.textProperty().bind(texts.bind("ui.whatif.keep"));
        keep.setId("keep");
        keep.setOnAction(_ -> keepAsBase());
        HBox buttons = new HBox(8, reset, keep);
        buttons.getStyleClass().add("whatif-buttons");
        return buttons;
    }

    private void keepAsBase() {
        State now = session.state();
        var project = now.whatIf().in(now.project()).withBase(now.whatIf().assumptions());
        session.change(new State(project, WhatIf.of(project), now.usage()), null);
    }

    public Node root() {
        return root;
    }

    public void render() {
        Results results = session.resultsProperty().get();
        CardComparison card = results == null ? null : results.card(session.cardProperty().get()).orElse(null);
        root.setDisable(card == null || card.inputs() == null);
        if (!root.isDisable()) {
            levers.forEach(lever -> lever.render(results, card));
            boolean atBase = session.state().whatIf().isBase(session.state().project());
            reset.setDisable(atBase);
            keep.setDisable(atBase);
            renderNotes(results, card.card());
        }
    }

    private void renderNotes(Results results, String card) {
        List<Warning> all = results.comparison().warnings();
        List<Warning> here = all.stream().filter(warning -> warning.detail().args().contains(card)).toList();
        notes.setVisible(!all.isEmpty());
        notes.setManaged(!all.isEmpty());
        notesTitle.setText(texts.text("ui.notes.title", here.size(), card));
        notesText.getChildren().setAll(here.stream().limit(NOTES_SHOWN).map(this::note).toList());
        allNotes.setText(texts.text("ui.notes.all", all.size()));
        allNotes.setOnAction(_ -> dialogs.showReport(texts.text("ui.notes.dialog"), List.of(),
                all.stream().map(warning -> texts.text(warning.detail())).toList()));
    }

    private Label note(Warning warning) {
        Label note = new Label(texts.text(warning.detail()));
        note.setWrapText(true);
        note.getStyleClass().add("note");
        return note;
    }
}
