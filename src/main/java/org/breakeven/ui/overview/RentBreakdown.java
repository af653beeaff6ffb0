package org.breakeven.ui.overview;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.breakeven.comparison.Option;
import org.breakeven.costing.CostKind;
import org.breakeven.costing.PlanInputs;
import org.breakeven.costing.Trail;
import org.breakeven.ui.common.Texts;

/// Where the rent goes: one bar cut by cost kind, and the kinds with their amounts, the largest first.
final class RentBreakdown extends VBox {

    private static final int KINDS_SHOWN = 7;
    private static final double TOOLTIP_WIDTH = 360;

    /// @param trail how the amount comes about, empty for the rest
    private record Slice(String name, double amount, int colour, String trail) { }

    private final Texts texts;
    private final Bar bar = new Bar();
    private final VBox list = new VBox();

    RentBreakdown(Texts texts) {
        this.texts = texts;
        getStyleClass().add("rent-breakdown");
        list.getStyleClass().add("slices");
        getChildren().addAll(bar, list);
    }

    void render(Option rent, PlanInputs inputs) {
        List<Slice> slices = rent == null ? List.of() : slices(rent, inputs);
        bar.show(slices);
        list.getChildren().setAll(slices.stream().map(this::row).toList());
    }

    private List<Slice> slices(Option rent, PlanInputs inputs) {
        List<Map.Entry<CostKind, Double>> kinds = rent.timeline().byKind().entrySet().stream().filter(entry -> entry.getValue() > 0)
                .sorted(Map.Entry.<CostKind, Double>comparingByValue(Comparator.reverseOrder())).toList();
        List<Slice> slices = new ArrayList<>();
        int shown = kinds.size() > KINDS_SHOWN ? KINDS_SHOWN - 1 : kinds.size();
        for (int i = 0; i < shown; i++) {
            CostKind kind = kinds.get(i).getKey();
            String trail = Trail.of(inputs, rent.ownedGpus(), kind).map(texts::text).orElse("");
            slices.add(new Slice(texts.messages().word(kind), kinds.get(i).getValue(), i, trail));
        }
        double rest = kinds.stream().skip(shown).mapToDouble(Map.Entry::getValue).sum();
        if (rest > 0) {
            slices.add(new Slice(texts.text("ui.rent.other"), rest, KINDS_SHOWN - 1, ""));
        }
        return slices;
    }

    private HBox row(Slice slice) {
        Region square = new Region();
        square.getStyleClass().addAll("slice-square", "slice-" + slice.colour());
        Label name = new Label(slice.name());
        name.setMinWidth(0);
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        Label amount = new Label(texts.formats().shortNumber(slice.amount()));
        amount.getStyleClass().add("slice-amount");
        amount.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(8, square, name, amount);
        row.getStyleClass().add("slice-row");
        if (!slice.trail().isEmpty()) {
            Tooltip.install(row, tooltip(slice.trail()));
        }
        return row;
    }

    private static Tooltip tooltip(String text) {
        Tooltip tooltip = new Tooltip(text);
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(TOOLTIP_WIDTH);
        tooltip.setShowDelay(Duration.millis(300));
        return tooltip;
    }

    /// Segments side by side, as wide as their amounts.
    private static final class Bar extends Pane {

        private static final double GAP = 1;

        private List<Slice> slices = List.of();

        Bar() {
            getStyleClass().add("slice-bar");
        }

        void show(List<Slice> shown) {
            slices = shown;
            getChildren().setAll(slices.stream().map(slice -> {
                Region part = new Region();
                part.getStyleClass().addAll("slice-part", "slice-" + slice.colour());
                return part;
            }).toList());
        }

        @Override
        protected void layoutChildren() {
            double sum = slices.stream().mapToDouble(Slice::amount).sum();
            double x = 0;
            for (int i = 0; i < slices.size(); i++) {
                double width = getWidth() * slices.get(i).amount() / sum;
                getChildren().get(i).resizeRelocate(x, 0, Math.max(1, width - GAP), getHeight());
                x += width;
            }
        }
    }
}
