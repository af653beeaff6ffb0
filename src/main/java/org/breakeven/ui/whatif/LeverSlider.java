package org.breakeven.ui.whatif;

import atlantafx.base.controls.ProgressSliderSkin;
import javafx.scene.control.Slider;
import javafx.scene.layout.Region;

/// A slider with a tick where the base case is.
final class LeverSlider extends Region {

    /// Half the thumb: the track ends that far from the edge.
    private static final double THUMB_RADIUS = 8;
    private static final double TICK_HEIGHT = 12;
    private static final double TICK_WIDTH = 2;

    private final Slider slider = new Slider();
    private final Region tick = new Region();
    private double base = Double.NaN;

    LeverSlider() {
        slider.setSkin(new ProgressSliderSkin(slider));
        slider.getStyleClass().add("small");
        tick.getStyleClass().add("base-tick");
        tick.setMouseTransparent(true);
        getChildren().addAll(slider, tick);
        setPrefHeight(20);
        setMinHeight(20);
    }

    Slider slider() {
        return slider;
    }

    /// @param value NaN switches the slider off
    void show(Lever.Range range, double baseValue, double value) {
        base = baseValue;
        slider.setMin(range.min());
        slider.setMax(range.max());
        slider.setBlockIncrement((range.max() - range.min()) / 50);
        slider.setDisable(Double.isNaN(value));
        slider.setValue(Double.isNaN(value) ? range.min() : value);
        tick.setVisible(!Double.isNaN(base) && Math.abs(base - value) > 1e-9);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        slider.resizeRelocate(0, 0, getWidth(), getHeight());
        double share = (base - slider.getMin()) / (slider.getMax() - slider.getMin());
        double x = THUMB_RADIUS + Math.clamp(Double.isNaN(share) ? 0 : share, 0, 1) * (getWidth() - 2 * THUMB_RADIUS);
        tick.resizeRelocate(Math.round(x - TICK_WIDTH / 2), (getHeight() - TICK_HEIGHT) / 2, TICK_WIDTH, TICK_HEIGHT);
    }
}
