package org.breakeven.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

/// The template users fill in. `mvn -Dtest=PriceSheetTemplateTest -Dtemplate.write=true test` writes the .xlsx anew
/// after a change of the .csv or the notes.
class PriceSheetTemplateTest {

    @Test
    void theColumnsAreTheDocumentedOnes() throws IOException {
        assertThat(PriceSheetTemplate.csvRows().getFirst().values()).containsExactly("provider", "card",
                "gpus_per_instance", "region", "term", "currency", "price", "unit", "as_of", "note");
    }

    @Test
    void theWorkbookIsTheCsvWithNotes() throws IOException {
        if (Boolean.getBoolean("template.write")) {
            PriceSheetTemplate.write();
        }
        try (var shipped = new XSSFWorkbook(Files.newInputStream(PriceSheetTemplate.XLSX)); var made = PriceSheetTemplate.book()) {
            assertThat(cells(shipped)).isEqualTo(cells(made));
            assertThat(shipped.getSheet("Prices").getDataValidations()).hasSize(2);
            assertThat(shipped.getSheet("Prices").getRow(1).getCell(8).getLocalDateTimeCellValue()).hasToString("2026-11-01T00:00");
        }
    }

    @Test
    void exampleCardsAreKnown() throws IOException {
        assertThat(PriceSheetTemplate.csvRows().stream().skip(1).map(row -> row.get(1)))
                .allSatisfy(card -> assertThat(CardCatalog.shipped().resolve(card, null)).isPresent());
    }

    private static List<String> cells(Workbook book) {
        List<String> cells = new ArrayList<>();
        book.sheetIterator().forEachRemaining(sheet -> sheet.forEach(row -> row.forEach(cell ->
                cells.add(sheet.getSheetName() + "!" + cell.getAddress() + " " + cell))));
        return cells;
    }
}
