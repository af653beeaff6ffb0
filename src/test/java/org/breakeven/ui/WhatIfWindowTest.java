package org.breakeven.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.control.Button;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import org.breakeven.ui.common.ChartView;
import org.breakeven.ui.common.NumberField;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Moving a lever moves every figure and the chart with it.
class WhatIfWindowTest extends WindowTestBase {

    @BeforeEach
    void openPlain() throws TimeoutException {
        open(PlainProject.at(0.5));
    }

    @Test
    void theWindowShowsTheFiguresOfTheProject() {
        assertThat(text("key-payback")).isEqualTo("month 10");
        assertThat(text("key-utilization")).isEqualTo("14\u00a0%");
        assertThat(text("key-rent")).isEqualTo("$210k");
        assertThat(text("headline")).startsWith("Buy 8 Plain 10GB");
        assertThat(rentAfterAYear()).isCloseTo(70_080, within(1e-6));
    }

    @Test
    void theUtilizationSliderMovesMonthVerdictAndChart() {
        slide("UTILIZATION", 0.25);
        assertThat(text("key-payback")).isEqualTo("month 20");
        assertThat(rentAfterAYear()).isCloseTo(35_040, within(1e-6));
        assertThat(series()).contains("base");
        slide("UTILIZATION", 0.1);
        assertThat(text("headline")).startsWith("Rent Plain 10GB");
        assertThat(text("key-payback")).isEqualTo("month 50");
    }

    @Test
    @Tag("robot")
    void draggingTheThumbIsOneStepForUndo() {
        Slider slider = on(() -> find("slider-UTILIZATION", Slider.class));
        robot.drag(slider.lookup(".thumb")).moveBy(20, 0).moveBy(20, 0).moveBy(20, 0).drop();
        double moved = on(() -> window.context().session().resultsProperty().get().comparison().demand().utilization());
        assertThat(moved).isGreaterThan(0.55);
        assertThat(text("key-payback")).isEqualTo("month " + window.context().texts().formats().number(5 / moved, 1));
        on(window.context().session()::undo);
        assertThat(text("key-payback")).isEqualTo("month 10");
        on(window.context().session()::redo);
        assertThat(text("key-payback")).isNotEqualTo("month 10");
    }

    @Test
    void pricesOfTheCardMoveTheBreakEven() {
        slide("RENT_PRICE", 4);
        assertThat(text("key-payback")).isEqualTo("month 5");
        slide("PURCHASE_PRICE", 14_600);
        assertThat(text("key-payback")).isEqualTo("month 10");
        on(window.context().session()::reset);
        assertThat(text("key-rent")).isEqualTo("$210k");
    }

    @Test
    void aTypedHorizonCountsWhenTheFieldIsLeft() {
        NumberField field = on(() -> find("field-HORIZON", NumberField.class));
        on(() -> {
            field.requestFocus();
            field.setText("24");
        });
        robot.push(KeyCode.TAB);
        assertThat(text("key-rent")).isEqualTo("$140k");
    }

    @Test
    void theSameWorksInChinese() {
        on(() -> window.context().setLanguage(Locale.SIMPLIFIED_CHINESE));
        slide("UTILIZATION", 0.25);
        assertThat(text("key-payback")).isEqualTo("第 20 个月");
        assertThat(text("key-rent")).isEqualTo("$10.5万");
        assertThat(text("headline")).startsWith("建议购买 8 张 Plain 10GB");
    }

    @Test
    void keepMakesTheWhatIfCaseTheBase() {
        slide("UTILIZATION", 0.25);
        on(() -> find("keep", Button.class).fire());
        assertThat(series()).doesNotContain("base");
        assertThat(text("key-payback")).isEqualTo("month 20");
    }

    private void slide(String lever, double value) {
        on(() -> find("slider-" + lever, Slider.class).setValue(value));
    }

    private XYDataset data() {
        return on(() -> ((ChartView) window.main().root().lookup(".chart-view")).chart().getXYPlot().getDataset());
    }

    private double rentAfterAYear() {
        XYDataset data = data();
        return data.getYValue(data.indexOf("rent"), 12);
    }

    private List<String> series() {
        XYDataset data = data();
        return IntStream.range(0, data.getSeriesCount()).mapToObj(i -> data.getSeriesKey(i).toString()).toList();
    }
}
