package org.breakeven.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.HeatMap;
import org.breakeven.i18n.Messages;
import org.breakeven.model.DemandShape;
import org.jfree.chart.JFreeChart;
import org.jfree.data.xy.XYDataset;
import org.jfree.data.xy.XYZDataset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChartsTest {

    private final Messages english = Messages.in(Locale.ENGLISH);
    private final Messages chinese = Messages.in(Locale.CHINA);

    @Test
    void cumulativeCostHoldsTheMoneyPaidByMonth() {
        XYDataset data = CumulativeCostChart.of(HandMadeCard.a100(), null, ChartTheme.LIGHT, english).getXYPlot().getDataset();
        assertThat(data.getSeriesCount()).isEqualTo(3);
        assertThat(data.getYValue(data.indexOf("rent"), 36)).isEqualTo(223_200);
        assertThat(data.getYValue(data.indexOf("buy"), 0)).isEqualTo(150_000);
        assertThat(data.getYValue(data.indexOf("hybrid"), 36)).isCloseTo(93_000 + 36 * 1_900, within(1e-6));
    }

    @Test
    void theBaseCaseIsGhostedOnlyWhereItDiffers() {
        CardComparison base = HandMadeCard.of("A100 80GB", 7_000, 150_000, 1_650);
        assertThat(series(CumulativeCostChart.of(HandMadeCard.a100(), base, ChartTheme.LIGHT, english))).contains("base");
        assertThat(series(CumulativeCostChart.of(HandMadeCard.a100(), HandMadeCard.a100(), ChartTheme.LIGHT, english))).doesNotContain("base");
    }

    @Test
    void missingPricesLeaveTheirLinesOut() {
        CardComparison full = HandMadeCard.a100();
        CardComparison noRent = new CardComparison(full.card(), null, full.quote(), full.inputs(), null, full.buy(), null, null, null, full.breakEven(), full.verdict());
        assertThat(series(CumulativeCostChart.of(noRent, full, ChartTheme.DARK, chinese))).containsExactly("buy");
    }

    @Test
    void heatMapCellsAreInRowOrder() {
        var cells = new HeatMap(new double[] {0.1, 0.9}, new int[] {12, 36, 60}, new double[][] {{-0.9, -0.5, -0.2}, {-0.1, 0.4, 0.8}});
        var data = (XYZDataset) UtilizationHeatMap.of(cells, ChartTheme.LIGHT, english).getXYPlot().getDataset();
        assertThat(data.getZValue(0, 2)).isEqualTo(-0.2);
        assertThat(data.getZValue(0, 4)).isEqualTo(0.4);
    }

    @Test
    void picturesAreTwiceTheSizeAskedFor(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("chart.png");
        ChartExport.png(CumulativeCostChart.of(HandMadeCard.a100(), null, ChartTheme.LIGHT, chinese), file, 400, 200);
        assertThat(ImageIO.read(file.toFile()).getWidth()).isEqualTo(800);
    }

    @Test
    void aChineseChartIsNotTheSamePictureAsOneWithOtherWords() throws IOException {
        byte[] inChinese = ChartExport.png(LoadDurationChart.of(DemandShape.STEADY.curve(8, 0.5), ChartTheme.LIGHT, chinese), 300, 200);
        assertThat(ImageIO.read(new ByteArrayInputStream(inChinese)).getHeight()).isEqualTo(400);
        assertThat(ChartFonts.regular(12).canDisplayUpTo("显卡租用与购买：盈亏平衡 ¥€→—")).isEqualTo(-1);
    }

    @Test
    void niceStepsAreRound() {
        assertThat(Plots.niceStep(223_000, 5)).isEqualTo(50_000);
        assertThat(Plots.niceStep(8, 10)).isEqualTo(1);
        assertThat(Plots.niceStep(0.9, 4)).isEqualTo(0.25);
    }

    private static List<String> series(JFreeChart chart) {
        XYDataset data = chart.getXYPlot().getDataset();
        return IntStream.range(0, data.getSeriesCount()).mapToObj(i -> data.getSeriesKey(i).toString()).toList();
    }
}
