package org.breakeven.ui.usage;

import atlantafx.base.theme.Styles;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.breakeven.charts.LoadDurationChart;
import org.breakeven.comparison.Comparison;
import org.breakeven.model.Demand;
import org.breakeven.ui.common.ChartView;
import org.breakeven.ui.common.Page;
import org.breakeven.ui.common.Panel;
import org.breakeven.ui.common.Texts;
import org.breakeven.ui.session.AppContext;
import org.breakeven.ui.session.ChartPictures;
import org.breakeven.ui.session.Results;

/// How many GPUs are needed: the load-duration curve and its figures, measured where there is a log. Without one the
/// page says that the demand is only stated, and how to measure it.
public final class UsagePage implements Page {

    private final AppContext context;
    private final Texts texts;
    private final ChartView chart = new ChartView(300);
    private final UsageFigures figures;
    private final HBox invitation;
    private final VBox root;

    public UsagePage(AppContext context, Runnable importFiles) {
        this.context = context;
        texts = context.texts();
        new ChartPictures(context).offer(chart, "load-duration");
        figures = new UsageFigures(texts);
        invitation = invitation(importFiles);
        Panel curve = new Panel(texts.label("ui.usage.curve"), chart);
        Label axes = texts.label("ui.usage.axes", "panel-note");
        axes.setWrapText(true);
        curve.getChildren().add(axes);
        HBox.setHgrow(curve, Priority.ALWAYS);
        Panel numbers = new Panel(texts.label("ui.usage.figures"), figures);
        numbers.setMinWidth(Region.USE_PREF_SIZE);
        root = new VBox(12, texts.label("ui.page.usage", "page-title"), invitation, new HBox(12, curve, numbers));
        root.getStyleClass().add("page");
    }

    private HBox invitation(Runnable importFiles) {
        Label words = texts.label("ui.usage.stated");
        words.setWrapText(true);
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        Button button = new Button();
        button.textProperty().bind(texts.bind("ui.usage.import"));
        button.getStyleClass().add(Styles.ACCENT);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> importFiles.run());
        HBox box = new HBox(12, words, button);
        box.getStyleClass().addAll("notes", "tools");
        return box;
    }

    @Override
    public String id() {
        return "usage";
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
        Results results = context.session().resultsProperty().get();
        if (results != null) {
            Comparison base = results.base();
            boolean measured = base.demand().origin() == Demand.Origin.USAGE;
            invitation.setVisible(!measured);
            invitation.setManaged(!measured);
            figures.render(base.demand(), base.hoursPerMonth(), results.state().usage());
            chart.show(LoadDurationChart.of(base.demand().curve(), context.themeProperty().get().charts(), texts.messages()));
        }
    }
}
