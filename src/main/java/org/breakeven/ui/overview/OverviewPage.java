package org.breakeven.ui.overview;

import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.breakeven.charts.CumulativeCostChart;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison;
import org.breakeven.ui.common.ChartView;
import org.breakeven.ui.common.Panel;
import org.breakeven.ui.session.AppContext;
import org.breakeven.ui.session.CardPage;
import org.breakeven.ui.session.ChartPictures;
import org.breakeven.ui.session.Results;

/// The verdict in a sentence, its figures, the money paid over time, where the rent goes, every card ranked.
public final class OverviewPage extends CardPage {

    private static final int REASONS_SHOWN = 2;

    private final Label headline = new Label();
    private final Label reasons = new Label();
    private final KeyFigures figures;
    private final ChartView chart = new ChartView(220);
    private final Label chartTitle = new Label();
    private final Panel chartPanel = new Panel(chartTitle, chart);
    private final RentBreakdown breakdown;
    private final RankedTable table;
    private final Panel ranked;

    public OverviewPage(AppContext context, Runnable importFiles) {
        super(context, importFiles);
        figures = new KeyFigures(texts);
        breakdown = new RentBreakdown(texts);
        table = new RankedTable(context.session(), texts);
        new ChartPictures(context).offer(chart, "cumulative-cost");
        headline.setId("headline");
        headline.setWrapText(true);
        headline.getStyleClass().add("page-title");
        reasons.setId("reasons");
        reasons.setWrapText(true);
        reasons.setMinHeight(Region.USE_PREF_SIZE);
        headline.setMinHeight(Region.USE_PREF_SIZE);
        reasons.getStyleClass().add("page-subtitle");
        ranked = new Panel(texts.label("ui.overview.ranked"), table);
        Panel rent = new Panel(texts.label("ui.overview.rent"), breakdown);
        rent.getStyleClass().add("rent-panel");
        HBox.setHgrow(chartPanel, Priority.ALWAYS);
        HBox charts = new HBox(12, chartPanel, rent);
        setContent(new VBox(12, new VBox(4, headline, reasons), figures, charts, ranked));
    }

    @Override
    public String id() {
        return "overview";
    }

    @Override
    protected void render(Results results, CardComparison card) {
        Comparison comparison = results.comparison();
        headline.setText(texts.text(card.verdict().headline()));
        String why = card.verdict().reasons().stream().limit(REASONS_SHOWN).map(texts::text).collect(Collectors.joining(" "));
        reasons.setText(card.verdict().flips().isEmpty() ? why : why + " " + new FlipSentence(texts).of(card.verdict().flips().getFirst(), comparison.currency()));
        figures.render(card, comparison.currency(), comparison.horizonMonths());
        chartTitle.setText(texts.text("ui.overview.chart", card.card()));
        chartPanel.setNote(texts.text("ui.chart.unit", comparison.currency()));
        boolean drawable = card.rent() != null || card.buy() != null;
        chart.show(drawable ? CumulativeCostChart.of(card, results.ghost(card.card()).orElse(null), context.themeProperty().get().charts(), texts.messages()) : null);
        breakdown.render(card.rent(), card.inputs());
        ranked.setNote(texts.text("ui.ranked.note", comparison.currency(), comparison.horizonMonths()));
        table.render(results);
    }
}
