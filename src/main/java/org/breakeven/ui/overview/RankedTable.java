package org.breakeven.ui.overview;

import java.util.List;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.VBox;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Option;
import org.breakeven.i18n.Formats;
import org.breakeven.ui.common.Texts;
import org.breakeven.ui.common.VerdictPill;
import org.breakeven.ui.session.Results;
import org.breakeven.ui.session.Session;

/// Every card, the best first; a click makes it the card looked at. Cards with a missing price stand at the end and
/// say what is missing.
final class RankedTable extends TableView<CardComparison> {

    private static final double ROW = 44;
    private static final double HEADER = 34;
    private static final int ROWS_SHOWN = 12;
    private static final double NARROW = 700;

    private final Session session;
    private final Texts texts;
    private boolean rendering;

    RankedTable(Session session, Texts texts) {
        this.session = session;
        this.texts = texts;
        setId("ranked");
        setFixedCellSize(ROW);
        setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_SUBSEQUENT_COLUMNS);
        getStyleClass().add("ranked");
        addColumns();
        // not during the layout that changed the width
        widthProperty().addListener(_ -> Platform.runLater(this::hideWhatDoesNotFit));
        getSelectionModel().selectedItemProperty().addListener((_, _, chosen) -> {
            if (!rendering && chosen != null) {
                session.cardProperty().set(chosen.card());
            }
        });
    }

    private void addColumns() {
        getColumns().add(column("card", 190, card -> twoLines(card), Pos.CENTER_LEFT));
        number("price", 70, card -> texts.formats().amount(card.inputs() == null ? null : card.inputs().rent().price()));
        number("rent", 74, card -> money(card.rent()));
        number("buy", 74, card -> money(card.buy()));
        number("hybrid", 74, card -> money(card.hybrid()));
        number("months", 80, card -> !card.isComplete() ? Formats.NONE : card.breakEven().months() == null ? texts.text("ui.never")
                : texts.formats().number(card.breakEven().months(), 1));
        number("utilization", 58, card -> !card.isComplete() ? Formats.NONE : card.breakEven().utilization() == null ? texts.text("ui.key.none")
                : texts.formats().percent(card.breakEven().utilization()));
        number("hours", 56, card -> texts.formats().fixed(card.breakEven().hoursPerDay(), 1));
        getColumns().add(column("verdict", 168, card -> new VerdictPill(card, texts), Pos.CENTER_RIGHT));
    }

    private void hideWhatDoesNotFit() {
        for (TableColumn<CardComparison, ?> column : getColumns()) {
            boolean extra = column.getId().equals("hours") || column.getId().equals("price");
            column.setVisible(!extra || getWidth() >= NARROW);
        }
    }

    private void number(String id, double width, Function<CardComparison, String> text) {
        getColumns().add(column(id, width, card -> new Label(text.apply(card)), Pos.CENTER_RIGHT));
    }

    private TableColumn<CardComparison, CardComparison> column(String id, double width, Function<CardComparison, Node> content, Pos alignment) {
        TableColumn<CardComparison, CardComparison> column = new TableColumn<>();
        column.setId(id);
        column.setPrefWidth(width);
        column.setMinWidth(id.equals("verdict") ? width : Math.min(width, id.equals("card") ? 130 : 46));
        column.setSortable(false);
        column.setReorderable(false);
        column.getStyleClass().add(alignment == Pos.CENTER_RIGHT ? "right" : "left");
        column.setCellValueFactory(row -> new SimpleObjectProperty<>(row.getValue()));
        column.setCellFactory(_ -> new TableCell<>() {
            @Override
            protected void updateItem(CardComparison card, boolean empty) {
                super.updateItem(card, empty);
                setAlignment(alignment);
                setGraphic(empty || card == null ? null : content.apply(card));
            }
        });
        return column;
    }

    private Node twoLines(CardComparison card) {
        Label name = new Label(card.card());
        name.getStyleClass().add("card-name");
        Label offer = new Label(card.offerUsed().map(used -> used.provider() + ", " + texts.messages().word(used.term())).orElse(Formats.NONE));
        offer.getStyleClass().add("card-offer");
        VBox lines = new VBox(name, offer);
        lines.setAlignment(Pos.CENTER_LEFT);
        return lines;
    }

    private String money(Option option) {
        return texts.formats().shortNumber(option == null ? null : option.total());
    }

    void render(Results results) {
        rendering = true;
        String currency = texts.formats().symbol(results.comparison().currency());
        for (TableColumn<CardComparison, ?> column : getColumns()) {
            column.setText(texts.text("ui.ranked." + column.getId(), currency));
        }
        List<CardComparison> cards = results.comparison().cards();
        getItems().setAll(cards);
        results.card(session.cardProperty().get()).ifPresent(getSelectionModel()::select);
        double height = HEADER + Math.clamp(cards.size(), 1, ROWS_SHOWN) * ROW + 2;
        setPrefHeight(height);
        setMinHeight(height);
        rendering = false;
    }
}
