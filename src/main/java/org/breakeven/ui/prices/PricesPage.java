package org.breakeven.ui.prices;

import java.util.Comparator;
import java.util.function.Function;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.collections.transformation.SortedList;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.breakeven.i18n.Formats;
import org.breakeven.i18n.Messages;
import org.breakeven.model.PriceBook;
import org.breakeven.ui.common.Page;
import org.breakeven.ui.common.Texts;
import org.breakeven.ui.session.AppContext;

/// Rental offers and purchase quotes in one table, with their source and age.
public final class PricesPage implements Page {

    private static final double ROW = 32;

    private final AppContext context;
    private final Texts texts;
    private final ObservableList<PriceRow> rows = FXCollections.observableArrayList();
    private final FilteredList<PriceRow> filtered = new FilteredList<>(rows);
    private final TableView<PriceRow> table = new TableView<>();
    private final TextField filter = new TextField();
    private final Label count = new Label();
    private final VBox root;
    private PriceBook shownBook;
    private Messages shownIn;

    public PricesPage(AppContext context) {
        this.context = context;
        texts = context.texts();
        filter.setId("price-filter");
        filter.promptTextProperty().bind(texts.bind("ui.prices.filter"));
        filter.accessibleTextProperty().bind(texts.bind("ui.prices.filter"));
        filter.textProperty().addListener((_, _, words) -> filter(words));
        HBox.setHgrow(filter, Priority.ALWAYS);
        count.getStyleClass().add("page-subtitle");
        HBox tools = new HBox(12, filter, count);
        tools.getStyleClass().add("tools");
        buildTable();
        root = new VBox(12, texts.label("ui.page.prices", "page-title"), tools, table);
        root.getStyleClass().add("page");
    }

    private void buildTable() {
        SortedList<PriceRow> sorted = new SortedList<>(filtered);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        table.setId("prices");
        table.setFixedCellSize(ROW);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setPlaceholder(texts.label("ui.prices.none"));
        VBox.setVgrow(table, Priority.ALWAYS);
        text("product", 150, PriceRow::card);
        text("kind", 70, PriceRow::kind);
        text("seller", 150, PriceRow::seller);
        text("terms", 150, PriceRow::terms);
        column("price", 130, row -> row, Comparator.comparingDouble(PriceRow::amount), PriceRow::price);
        text("asOf", 100, PriceRow::asOf);
        column("age", 80, PriceRow::age, Comparator.nullsLast(Comparator.naturalOrder()), age -> age == null ? Formats.NONE : texts.text("ui.prices.days", age));
        text("source", 320, PriceRow::source);
    }

    private void text(String id, double width, Function<PriceRow, String> value) {
        column(id, width, value, Comparator.naturalOrder(), shown -> shown);
    }

    private <T> void column(String id, double width, Function<PriceRow, T> value, Comparator<T> order, Function<T, String> shown) {
        TableColumn<PriceRow, T> column = new TableColumn<>();
        column.textProperty().bind(texts.bind("ui.prices." + id));
        column.setPrefWidth(width);
        column.setReorderable(false);
        column.setMinWidth(id.equals("source") ? 120 : Math.min(width, 100));
        column.setComparator(order);
        column.setCellValueFactory(row -> new SimpleObjectProperty<>(value.apply(row.getValue())));
        column.setCellFactory(_ -> new TableCell<>() {
            @Override
            protected void updateItem(T item, boolean empty) {
                super.updateItem(item, empty);
                setText(empty ? null : shown.apply(item));
                setTooltip(empty || !id.equals("source") ? null : new Tooltip(getText()));
            }
        });
        table.getColumns().add(column);
    }

    private void filter(String words) {
        filtered.setPredicate(row -> words.isBlank() || row.contains(words));
        showCount();
    }

    private void showCount() {
        count.setText(texts.text("ui.prices.count", filtered.size(), rows.size()));
    }

    @Override
    public String id() {
        return "prices";
    }

    @Override
    public Node root() {
        return root;
    }

    @Override
    public boolean hasWhatIf() {
        return false;
    }

    @Override
    public void render() {
        PriceBook book = context.session().state().project().prices();
        if (book != shownBook || texts.messages() != shownIn) {
            shownBook = book;
            shownIn = texts.messages();
            rows.setAll(PriceRow.of(book, context.services().today().get(), shownIn));
            showCount();
        }
    }
}
