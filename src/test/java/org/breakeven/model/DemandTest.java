package org.breakeven.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class DemandTest {

    @Property(tries = 200)
    void everyShapeKeepsTheAverage(@ForAll @IntRange(min = 1, max = 400) int gpus, @ForAll @DoubleRange(max = 1) double utilization,
                                   @ForAll DemandShape shape) {
        LoadDurationCurve curve = shape.curve(gpus, utilization);
        assertThat(curve.average()).isCloseTo(gpus * utilization, within(1e-6 * gpus));
        assertThat(curve.peak()).isLessThanOrEqualTo(gpus);
    }

    /// Two cards, each needed half of the time: at least one in 3/4, both in 1/4.
    @Test
    void steadyIsBinomial() {
        assertThat(DemandShape.STEADY.curve(2, 0.5).shares()).containsExactly(new double[] {0.75, 0.25}, within(1e-12));
    }

    /// 50 of 168 hours hold all of a 25 % load.
    @Test
    void workingHoursFillTheDayFirst() {
        LoadDurationCurve curve = DemandShape.WORKING_HOURS.curve(1, 0.25);
        assertThat(curve.share(1)).isCloseTo(0.25, within(1e-12));
        LoadDurationCurve more = DemandShape.WORKING_HOURS.curve(4, 0.5);
        assertThat(more.share(4)).isGreaterThan(50.0 / 168 - 1e-12);
    }

    @Property(tries = 200)
    void stretchingHitsTheAverage(@ForAll @DoubleRange(min = 0.01, max = 1) double from, @ForAll @DoubleRange(min = 0.01, max = 1) double to) {
        LoadDurationCurve curve = DemandShape.STEADY.curve(8, from);
        assertThat(curve.withAverage(to * curve.peak()).average()).isCloseTo(to * curve.peak(), within(1e-9));
    }

    @Test
    void areaIsTheAverageServed() {
        LoadDurationCurve curve = LoadDurationCurve.of(1, 0.5, 0.2);
        assertThat(curve.area(0)).isZero();
        assertThat(curve.area(1)).isEqualTo(1);
        assertThat(curve.area(1.5)).isEqualTo(1.25);
        assertThat(curve.area(9)).isCloseTo(1.7, within(1e-12));
        assertThat(curve.areaWhenGrown(3, 2)).isCloseTo(2 * 1.25, within(1e-12));
    }

    @Test
    void aCurveNeverRises() {
        assertThatThrownBy(() -> LoadDurationCurve.of(0.2, 0.5)).isInstanceOf(IllegalArgumentException.class);
    }
}
