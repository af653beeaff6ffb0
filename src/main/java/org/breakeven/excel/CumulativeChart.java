package org.breakeven.excel;

import java.util.List;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xddf.usermodel.XDDFColor;
import org.apache.poi.xddf.usermodel.XDDFLineProperties;
import org.apache.poi.xddf.usermodel.XDDFSolidFillProperties;
import org.apache.poi.xddf.usermodel.chart.AxisCrosses;
import org.apache.poi.xddf.usermodel.chart.AxisPosition;
import org.apache.poi.xddf.usermodel.chart.ChartTypes;
import org.apache.poi.xddf.usermodel.chart.LegendPosition;
import org.apache.poi.xddf.usermodel.chart.MarkerStyle;
import org.apache.poi.xddf.usermodel.chart.XDDFCategoryAxis;
import org.apache.poi.xddf.usermodel.chart.XDDFChartData;
import org.apache.poi.xddf.usermodel.chart.XDDFDataSourcesFactory;
import org.apache.poi.xddf.usermodel.chart.XDDFLineChartData;
import org.apache.poi.xddf.usermodel.chart.XDDFValueAxis;
import org.apache.poi.xssf.usermodel.XSSFChart;
import org.apache.poi.xssf.usermodel.XSSFDrawing;
import org.apache.poi.xssf.usermodel.XSSFSheet;

/// What renting, buying and the hybrid have cost by the end of each month, as a chart of the spreadsheet's own over the
/// cells of the month sheets, so that it follows every change.
final class CumulativeChart {

    /// Rent blue, buy orange, hybrid green, as in the application.
    private static final List<String> COLOURS = List.of("2F6FBF", "E07B28", "3B9C5A");
    private static final double LINE_POINTS = 2.25;

    private CumulativeChart() { }

    static void draw(Subject subject, Page page, List<MonthSheet> plans, int firstRow, int lastRow, int columns) {
        XSSFDrawing drawing = page.sheet().createDrawingPatriarch();
        XSSFChart chart = drawing.createChart(drawing.createAnchor(0, 0, 0, 0, 0, firstRow, columns, lastRow));
        chart.setTitleText(subject.text("excel.chart.title"));
        chart.setTitleOverlay(false);
        chart.getOrAddLegend().setPosition(LegendPosition.BOTTOM);
        XDDFCategoryAxis months = chart.createCategoryAxis(AxisPosition.BOTTOM);
        months.setTitle(subject.text("excel.month"));
        XDDFValueAxis cost = chart.createValueAxis(AxisPosition.LEFT);
        cost.setTitle(subject.text("excel.chart.cost", subject.comparison().currency()));
        cost.setNumberFormat("#,##0");
        cost.setCrosses(AxisCrosses.MIN);
        XDDFLineChartData data = (XDDFLineChartData) chart.createData(ChartTypes.LINE, months, cost);
        data.setVaryColors(false);
        for (int i = 0; i < plans.size(); i++) {
            series(data, plans.get(i), Plan.values()[i].title(subject), COLOURS.get(i));
        }
        chart.plot(data);
    }

    private static void series(XDDFLineChartData data, MonthSheet plan, String title, String colour) {
        XSSFSheet sheet = plan.page().sheet();
        int cumulative = plan.column(MonthColumn.CUMULATIVE);
        XDDFChartData.Series series = data.addSeries(
                XDDFDataSourcesFactory.fromNumericCellRange(sheet, new CellRangeAddress(plan.firstRow(), plan.lastRow(), 0, 0)),
                XDDFDataSourcesFactory.fromNumericCellRange(sheet, new CellRangeAddress(plan.firstRow(), plan.lastRow(), cumulative, cumulative)));
        series.setTitle(title, null);
        XDDFLineProperties line = new XDDFLineProperties(new XDDFSolidFillProperties(XDDFColor.from(bytes(colour))));
        line.setWidth(LINE_POINTS);
        series.setLineProperties(line);
        XDDFLineChartData.Series drawn = (XDDFLineChartData.Series) series;
        drawn.setMarkerStyle(MarkerStyle.NONE);
        drawn.setSmooth(false);
    }

    private static byte[] bytes(String rgb) {
        return new byte[] {(byte) Integer.parseInt(rgb.substring(0, 2), 16), (byte) Integer.parseInt(rgb.substring(2, 4), 16),
                (byte) Integer.parseInt(rgb.substring(4, 6), 16)};
    }
}
