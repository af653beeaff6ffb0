package org.breakeven.costing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/// Schedules as published (MODEL section 5): 100,000 with 5 % residual over five years, MACRS on 250,000.
class DepreciationTest {

    @Test
    void doubleDecliningEndsOnTheResidual() {
        assertThat(Depreciation.yearly(DepreciationMethod.DOUBLE_DECLINING, 100_000, 0.05, 5))
                .containsExactly(new double[] {40_000, 24_000, 14_400, 8_300, 8_300}, within(1e-6));
    }

    @Test
    void sumOfYears() {
        assertThat(Depreciation.yearly(DepreciationMethod.SUM_OF_YEARS, 100_000, 0.05, 5))
                .containsExactly(new double[] {31_667, 25_333, 19_000, 12_667, 6_333}, within(0.5));
    }

    @Test
    void macrs() {
        assertThat(Depreciation.yearly(DepreciationMethod.MACRS5, 250_000, 0, 5))
                .containsExactly(new double[] {50_000, 80_000, 48_000, 28_800, 28_800, 14_400}, within(1e-6));
    }

    @Test
    void everySchedulePaysBackCostLessResidual() {
        for (DepreciationMethod method : DepreciationMethod.values()) {
            double expected = method == DepreciationMethod.MACRS5 ? 100_000 : 95_000;
            assertThat(Arrays.stream(Depreciation.yearly(method, 100_000, 0.05, 4)).sum()).as(method.name()).isCloseTo(expected, within(1e-6));
        }
    }
}
