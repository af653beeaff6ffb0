package org.breakeven.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTableTest {

    @Test
    void chineseCountsDoubleAndFiguresStandRight() {
        TextTable table = new TextTable(1, List.of("卡", "USD"));
        table.add(List.of("智算云", "7"));
        assertThat(table.text().lines()).containsExactly("卡      USD", "------  ---", "智算云    7");
    }
}
