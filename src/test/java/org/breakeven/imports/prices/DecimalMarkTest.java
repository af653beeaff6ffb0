package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalMarkTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "2.29|POINT", "1,234.5|POINT", "1,234,567|POINT", "0.075|POINT", "1234.567|POINT", "$2.2|POINT",
        "2,29|COMMA", "1.234,56|COMMA", "0,075|COMMA", "1.234.567|COMMA", "1 234,5|COMMA"})
    void oneCellBeyondDoubtDecidesTheColumn(String cell, DecimalMark expected) {
        DecimalMark other = expected == DecimalMark.POINT ? DecimalMark.COMMA : DecimalMark.POINT;
        assertThat(DecimalMark.of(List.of("1.234", "", "7", cell), other)).isEqualTo(expected);
    }

    @Test
    void withoutEvidenceNothingIsDecided() {
        List<String> column = List.of("1.234", "12", "", "ask us");
        assertThat(DecimalMark.isDecided(column)).isFalse();
        assertThat(DecimalMark.of(column, DecimalMark.COMMA)).isEqualTo(DecimalMark.COMMA);
        assertThat(DecimalMark.isAmbiguous("1,234")).isTrue();
        assertThat(DecimalMark.isAmbiguous("0.123")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "POINT|1,234.5|1234.5", "POINT|¥18.50|18.50", "POINT|2.4E-3|0.0024", "COMMA|1.234,56|1234.56",
        "COMMA|0,075|0.075",
        "COMMA|\u00a01\u202f234,5|1234.5"})
    void aCellIsReadAsItsColumnIsWritten(DecimalMark mark, String cell, String expected) {
        assertThat(mark.parse(cell)).get().satisfies(number -> assertThat(number).isEqualByComparingTo(expected));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"POINT|2,29", "COMMA|2.29", "POINT|1.2.3", "POINT|from 2.29", "POINT|''",
            "COMMA|--1", "POINT|12,34.5"})
    void aCellWrittenOtherwiseIsNoNumber(DecimalMark mark, String cell) {
        assertThat(mark.parse(cell)).isEmpty();
    }
}
