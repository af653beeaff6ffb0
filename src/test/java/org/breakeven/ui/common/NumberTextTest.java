package org.breakeven.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTextTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"1.49|1.49", "1,234.5|1234.5", "15,000|15000", "−8|-8", ".5|0.5", "１２３．５|123.5", "12 000|12000"})
    void numbersAsTyped(String typed, double expected) {
        assertThat(NumberText.parse(typed, false)).hasValue(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"62|0.62", "62 %|0.62", "62％|0.62", "-8 %|-0.08", "0.5|0.005"})
    void shares(String typed, double expected) {
        assertThat(NumberText.parse(typed, true)).hasValue(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "abc", "1.2.3", "12a", "1,23", "1e5", "-", "%", "NaN", "1.234,56"})
    void halfANumberIsNone(String typed) {
        assertThat(NumberText.parse(typed, false)).isEmpty();
    }
}
