package org.breakeven.ui.breakeven;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.breakeven.charts.ChartTheme;
import org.breakeven.charts.CumulativeCostChart;
import org.breakeven.charts.UtilizationChart;
import org.breakeven.charts.UtilizationHeatMap;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.HeatMap;
import org.breakeven.comparison.UtilizationCurve;
import org.breakeven.ui.common.ChartView;
import org.breakeven.ui.common.LatestTask;
import org.breakeven.ui.common.Panel;
import org.breakeven.ui.session.AppContext;
import org.breakeven.ui.session.CardPage;
import org.breakeven.ui.session.ChartPictures;
import org.breakeven.ui.session.Results;

/// One card in depth: money paid over time, every break-even, the cost of a useful hour by utilization, and where
/// buying wins by utilization and horizon.
public final class BreakEvenPage extends CardPage {

    private static final double[] UTILIZATIONS = {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0};
    private static final int[] MONTHS = {6, 12, 18, 24, 30, 36, 42, 48, 54, 60};

    private record Curves(UtilizationCurve utilization, HeatMap heat) { }

    private final LatestTask latest;
    private final Label title = new Label();
    private final Label subtitle = new Label();
    private final FlowPane chips = new FlowPane(8, 8);
    private final ChartView cumulative = new ChartView(270);
    private final ChartView utilization = new ChartView(230);
    private final ChartView heat = new ChartView(230);
    private final TurnTable turns;
    private final Panel cumulativePanel;

    public BreakEvenPage(AppContext context, Runnable importFiles) {
        super(context, importFiles);
        latest = context.newLatestTask();
        turns = new TurnTable(texts);
        ChartPictures pictures = new ChartPictures(context);
        pictures.offer(cumulative, "cumulative-cost");
        pictures.offer(utilization, "cost-by-utilization");
        pictures.offer(heat, "utilization-by-months");
        title.getStyleClass().add("page-title");
        subtitle.getStyleClass().add("page-subtitle");
        subtitle.setWrapText(true);
        subtitle.setMinHeight(Region.USE_PREF_SIZE);
        cumulativePanel = new Panel(texts.label("ui.breakeven.cumulative"), cumulative);
        setContent(new VBox(12, new VBox(4, title, subtitle), chips, upper(), lower()));
    }

    private HBox upper() {
        Panel table = new Panel(texts.label("ui.breakeven.turns"), turns);
        table.getStyleClass().add("turn-panel");
        HBox.setHgrow(cumulativePanel, Priority.ALWAYS);
        return new HBox(12, cumulativePanel, table);
    }

    private HBox lower() {
        Panel byUse = new Panel(texts.label("ui.breakeven.utilization"), utilization);
        Label legend = texts.label("ui.breakeven.legend", "panel-note");
        Panel map = new Panel(texts.label("ui.breakeven.heat"), heat);
        map.getChildren().add(legend);
        HBox row = new HBox(12, byUse, map);
        for (Panel panel : List.of(byUse, map)) {
            HBox.setHgrow(panel, Priority.ALWAYS);
            panel.setPrefWidth(400);
        }
        return row;
    }

    @Override
    public String id() {
        return "breakeven";
    }

    @Override
    protected void render(Results results, CardComparison card) {
        String currency = results.comparison().currency();
        title.setText(texts.text("ui.breakeven.title", card.card()));
        subtitle.setText(new PriceLine(texts).of(card, currency));
        renderChips(results, card);
        cumulativePanel.setNote(texts.text("ui.chart.unit", currency));
        turns.render(card, currency);
        boolean drawable = card.rent() != null || card.buy() != null;
        ChartTheme theme = context.themeProperty().get().charts();
        cumulative.show(drawable ? CumulativeCostChart.of(card, results.ghost(card.card()).orElse(null), theme, texts.messages()) : null);
        latest.submit(() -> new Curves(UtilizationCurve.of(card), HeatMap.of(card, UTILIZATIONS, MONTHS)), curves -> show(card, currency, curves));
    }

    private void show(CardComparison card, String currency, Curves curves) {
        ChartTheme theme = context.themeProperty().get().charts();
        boolean complete = card.isComplete();
        utilization.show(complete ? UtilizationChart.of(curves.utilization(), card.breakEven().utilization(),
                card.inputs().demand().utilization(), currency, theme, texts.messages()) : null);
        heat.show(complete ? UtilizationHeatMap.of(curves.heat(), theme, texts.messages()) : null);
    }

    private void renderChips(Results results, CardComparison shown) {
        chips.getChildren().setAll(results.comparison().cards().stream().map(card -> chip(card.card(), card.card().equals(shown.card()))).toList());
    }

    private ToggleButton chip(String card, boolean selected) {
        ToggleButton chip = new ToggleButton(card);
        chip.setSelected(selected);
        chip.getStyleClass().add("chip");
        chip.setOnAction(_ -> {
            chip.setSelected(true);
            context.session().cardProperty().set(card);
        });
        return chip;
    }
}
