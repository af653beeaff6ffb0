package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.lines;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TencentPricePageTest {

    private static final String HEADER = "<tr><th style=\"width: 25%%\">实例规格</th><th>GPU（NVIDIA %s）</th>"
            + "<th>GPU 显存<br>（GB）</th><th>vCPU<br>（核）</th><th>包年包月<br>（元/月）</th><th>按量计费<br>（元/小时）</th></tr>";

    @TempDir
    Path folder;

    private FileReport.PriceFile read(String card, String... rows) throws Exception {
        return SheetReading.read(folder, "页面.md", lines("## 实例价格", "<table><thead>", HEADER.formatted(card), "</thead><tbody>")
                + lines(rows) + "</tbody></table>\n");
    }

    private static String row(String... cells) {
        return "<tr><td>" + String.join("</td>\n<td>", cells) + "</td></tr>";
    }

    /// By the hour 160 / 8 = 20; by the month 58400 / 730 / 8 = 10; of the range 1460 - 2190 the upper end, 2190 / 730 = 3.
    @Test
    void pricesAreOfTheInstanceInYuan() throws Exception {
        FileReport.PriceFile file = read("A100-NVLINK-40G", row("GX1.A", "8颗", "320", "164", "58,400", "160"),
                row("GX1.B", "1颗", "40", "8", "1460 - 2190", "4.1 - 6.15"), row("GX1.C", "1/4颗", "4GB vGPU", "4", "877", "3.05"),
                row("GX1.D", "2颗", "80", "32", "-", "44"), row("GX1.E", "两颗", "80", "32", "1", "1"));
        assertThat(file.format()).isEqualTo("tencent");
        assertThat(offers(file)).containsExactly("A100 SXM 40GB x8  on_demand 20 CNY", "A100 SXM 40GB x8  month 10 CNY",
                "A100 SXM 40GB x1  on_demand 6.15 CNY", "A100 SXM 40GB x1  month 3 CNY",
                "A100 SXM 40GB x2  on_demand 22 CNY");
        assertThat(file.offers().getFirst().source().row()).isEqualTo(5);
        assertThat(problems(file)).hasSize(2).first().asString().startsWith("error ").endsWith("GPU: not a number of GPUs");
        assertThat(assumptions(file)).hasSize(4).anyMatch(text -> text.contains("upper end"))
                .anyMatch(text -> text.contains("disk and network come on top"));
        assertThat(file.rows()).isEqualTo(rows(5, 3, 1, 0));
    }

    @Test
    void oneCellOfAnotherCurrencyIsASlip() throws Exception {
        FileReport.PriceFile file = read("T4", row("A", "1颗", "16", "8", "", "8.01 元/小时"), row("B", "1颗", "16", "8", "", "9 元/小时"),
                row("C", "1颗", "16", "8", "", "1.98 美元/小时"));
        assertThat(offers(file)).containsExactly("T4 16GB x1  on_demand 8.01 CNY", "T4 16GB x1  on_demand 9 CNY");
        assertThat(problems(file)).singleElement().asString().contains("another currency");
    }

    @Test
    void aCellOverTwoRowsIsInBoth() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "页面.md", lines("<table>", HEADER.formatted("T4"),
                "<tr><td>A</td><td rowspan=\"2\">1颗</td><td rowspan=2>16</td><td>8</td><td></td><td>8</td></tr>",
                "<tr><td>B</td><td>16</td><td>无</td><td>9</td></tr>", "</table>"));
        assertThat(offers(file)).containsExactly("T4 16GB x1  on_demand 8 CNY", "T4 16GB x1  on_demand 9 CNY");
    }
}
