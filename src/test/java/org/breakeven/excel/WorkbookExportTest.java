package org.breakeven.excel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison;
import org.breakeven.model.AssumptionKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WorkbookExportTest {

    @TempDir
    Path folder;

    static List<Fixture> fixtures() {
        return Fixture.all();
    }

    private XSSFWorkbook export(Fixture fixture, Locale locale) throws IOException {
        Path target = folder.resolve("book.xlsx");
        WorkbookExport.write(fixture.project(), fixture.compare(), "Card X", locale, target);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).as("nothing is left beside it").containsExactly(target);
        }
        return new XSSFWorkbook(Files.newInputStream(target));
    }

    static CardComparison card(Comparison comparison) {
        return comparison.card("Card X").orElseThrow();
    }

    /// As written, and after the utilization cell was changed and the workbook reckoned anew.
    @ParameterizedTest
    @MethodSource("fixtures")
    void everyTotalIsTheApplicationsAndFollowsTheUtilization(Fixture fixture) throws IOException {
        try (XSSFWorkbook workbook = export(fixture, Locale.ENGLISH)) {
            Figures figures = new Figures(workbook);
            assertThat(figures.errors()).isEmpty();
            figures.assertEqual(card(fixture.compare()));
            follows(fixture, workbook, 0.27);
        }
    }

    @Test
    void theEndsOfTheUtilizationAreNoSpecialCase() throws IOException {
        for (Fixture fixture : List.of(Fixture.bare(), Fixture.measured())) {
            try (XSSFWorkbook workbook = export(fixture, Locale.ENGLISH)) {
                follows(fixture, workbook, 0);
                follows(fixture, workbook, 0.93);
                follows(fixture, workbook, 1);
            }
        }
    }

    private static void follows(Fixture fixture, XSSFWorkbook workbook, double utilization) {
        Figures figures = new Figures(workbook);
        figures.set("demand.utilization", utilization);
        Recalculation.run(workbook);
        assertThat(figures.errors()).as("at %s", utilization).isEmpty();
        figures.assertEqual(card(fixture.compareAt(utilization)));
    }

    @Test
    void otherInputsAreLiveToo() throws IOException {
        Fixture fixture = Fixture.defaults();
        Object[] changes = {"rent.drift", 0.1, "buy.leadMonths", 4, "demand.growth", 0.25, "discountRate", 0.03, "tax.rate", 0.2,
                "buy.financedShare", 0.5, "rent.committedGpus", 2, "horizonMonths", 30, "rent.forgottenPerMonth", 3, "buy.usefulLifeMonths", 20};
        try (XSSFWorkbook workbook = export(fixture, Locale.ENGLISH)) {
            Figures figures = new Figures(workbook);
            for (int i = 0; i < changes.length; i += 2) {
                figures.set((String) changes[i], ((Number) changes[i + 1]).doubleValue());
            }
            // the commitment's price is an offer's, which the workbook holds only if it was used at the export
            figures.set("model.committedPrice", 1.31);
            Recalculation.run(workbook);
            Fixture changed = new Fixture("changed", fixture.project(), Fixture.change(fixture.assumptions(), changes));
            figures.assertEqual(card(changed.compare()));
        }
    }

    @Test
    void aWorkbookInChineseHasTheSameNamesAndANativeChart() throws IOException {
        try (XSSFWorkbook workbook = export(Fixture.defaults(), Locale.SIMPLIFIED_CHINESE)) {
            for (AssumptionKey key : AssumptionKey.values()) {
                assertThat(workbook.getName(key.id())).as(key.id()).isNotNull();
            }
            assertThat(new Figures(workbook).cell("rent.total").getCellFormula()).startsWith("SUM(");
            XSSFSheet summary = workbook.getSheetAt(0);
            assertThat(summary.getSheetName()).isEqualTo("汇总");
            assertThat(summary.getDrawingPatriarch().getCharts()).hasSize(1);
            assertThat(summary.getDrawingPatriarch().getCharts().getFirst().getCTChart().getPlotArea().getLineChartArray(0).getSerList()).hasSize(3);
            assertTextFromFilesIsNoFormula(workbook);
        }
    }

    private static void assertTextFromFilesIsNoFormula(XSSFWorkbook workbook) {
        List<Cell> hostile = new ArrayList<>();
        for (Sheet sheet : workbook) {
            for (Row row : sheet) {
                for (Cell cell : row) {
                    if (cell.getCellType() == CellType.STRING && cell.getStringCellValue().matches("=1\\+1|@Vendor")) {
                        hostile.add(cell);
                    }
                }
            }
        }
        assertThat(hostile).hasSizeGreaterThanOrEqualTo(4).allMatch(cell -> cell.getCellStyle().getQuotePrefixed());
    }

    @Test
    void withoutACardThatHasBothPricesNothingIsWritten() {
        Fixture bare = Fixture.bare();
        Fixture rentOnly = new Fixture("rent only", bare.project(), bare.assumptions().without(AssumptionKey.BUY_PRICE_PER_GPU));
        Path target = folder.resolve("none.xlsx");
        assertThatThrownBy(() -> WorkbookExport.write(rentOnly.project(), rentOnly.compare(), Locale.ENGLISH, target))
                .isInstanceOf(IOException.class).hasMessageContaining("price sheet");
        assertThat(target).doesNotExist();
    }
}
