package org.breakeven.excel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
        return new XSSFWorkbook(Files.newInputStream(target));
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void everyTotalIsTheApplicationsAndFollowsTheUtilization(Fixture fixture) throws IOException {
        try (XSSFWorkbook workbook = export(fixture, Locale.ENGLISH)) {
            Figures figures = new Figures(workbook);
            assertThat(figures.errors()).isEmpty();
            figures.assertEqual(card(fixture.compare()));
            Recalculation.run(workbook);
            figures.assertEqual(card(fixture.compare()));
            for (double utilization : new double[] {0.05, 0.3, 0.92, 1, 0}) {
                figures.set("demand.utilization", utilization);
                Recalculation.run(workbook);
                assertThat(figures.errors()).as("at %s", utilization).isEmpty();
                figures.assertEqual(card(fixture.compareAt(utilization)));
            }
        }
    }

    private static CardComparison card(Comparison comparison) {
        return comparison.card("Card X").orElseThrow();
    }
}
