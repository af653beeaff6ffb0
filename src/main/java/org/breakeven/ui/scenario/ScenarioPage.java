package org.breakeven.ui.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import org.breakeven.model.AssumptionKey;
import org.breakeven.ui.common.Page;
import org.breakeven.ui.common.Panel;
import org.breakeven.ui.common.Texts;
import org.breakeven.ui.session.AppContext;

/// All assumptions of the base case, grouped, each with its unit and source.
public final class ScenarioPage implements Page {

    private final AppContext context;
    private final Texts texts;
    private final Map<Panel, List<AssumptionRow>> groups = new LinkedHashMap<>();
    private final TextField filter = new TextField();
    private final VBox root;

    public ScenarioPage(AppContext context) {
        this.context = context;
        texts = context.texts();
        Map<String, List<AssumptionRow>> byGroup = new LinkedHashMap<>();
        for (AssumptionKey key : AssumptionKey.values()) {
            byGroup.computeIfAbsent(group(key), _ -> new ArrayList<>()).add(new AssumptionRow(key, context.session(), texts));
        }
        byGroup.forEach((name, rows) -> groups.put(panel(name, rows), rows));
        filter.setId("assumption-filter");
        filter.promptTextProperty().bind(texts.bind("ui.scenario.filter"));
        filter.accessibleTextProperty().bind(texts.bind("ui.scenario.filter"));
        filter.textProperty().addListener(_ -> filter());
        Label hint = texts.label("ui.scenario.hint", "page-subtitle");
        hint.setWrapText(true);
        root = new VBox(12, new VBox(4, texts.label("ui.page.scenario", "page-title"), hint), filter);
        root.getChildren().addAll(groups.keySet());
        root.getStyleClass().add("page");
    }

    private Panel panel(String group, List<AssumptionRow> rows) {
        VBox list = new VBox();
        list.getChildren().setAll(rows);
        return new Panel(texts.label("words.group." + group), list);
    }

    private static String group(AssumptionKey key) {
        return key.id().contains(".") ? key.id().substring(0, key.id().indexOf('.')) : "general";
    }

    /// Rows that do not match take no room, and neither do groups without a row.
    private void filter() {
        groups.forEach((panel, rows) -> {
            boolean any = false;
            for (AssumptionRow row : rows) {
                boolean matches = row.matches(filter.getText());
                row.setVisible(matches);
                row.setManaged(matches);
                any |= matches;
            }
            panel.setVisible(any);
            panel.setManaged(any);
        });
    }

    @Override
    public String id() {
        return "scenario";
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
        String currency = context.session().state().project().currency();
        groups.values().forEach(rows -> rows.forEach(row -> row.render(currency)));
    }
}
