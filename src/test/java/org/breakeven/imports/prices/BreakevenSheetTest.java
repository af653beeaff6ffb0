package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.lines;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BreakevenSheetTest {

    private static final String HEADER = "provider,card,gpus_per_instance,region,term,currency,price,unit,as_of,note";

    @TempDir
    Path folder;

    private FileReport.PriceFile read(String... rows) throws Exception {
        return SheetReading.read(folder, "prices.txt", HEADER + "\n" + lines(rows));
    }

    /// Hours of a day 24, week 168, month 730, year 8,760; an instance here has 8 cards.
    @ParameterizedTest
    @CsvSource({"2.29,per_gpu_hour,2.29", "48,per_gpu_day,2", "336,per_gpu_week,2", "1460,per_gpu_month,2",
            "17520,per_gpu_year,2",
        "18.32,per_instance_hour,2.29", "384,per_instance_day,2", "2688,per_instance_week,2",
        "11680,Per Instance Month,2",
        "140160,per-instance/year,2"})
    void aPriceIsBroughtToOneGpuAndHour(String price, String unit, String expected) throws Exception {
        FileReport.PriceFile file = read("Northern Cloud,L4,8,north-1,,USD," + price + "," + unit + ",2026-11-09,");
        assertThat(offers(file)).containsExactly("L4 24GB x8 north-1 on_demand " + expected + " USD");
        assertThat(problems(file)).isEmpty();
    }

    @Test
    void providerTermAndDateAreKeptAndTheMonthIsStated() throws Exception {
        FileReport.PriceFile file =
                read("Northern Cloud,NVIDIA A100-SXM4-80GB,8,north-1,year_1,cny,9000,per_gpu_month,2026/11/9,quote 17");
        assertThat(file.format()).isEqualTo("breakeven");
        // 9000 / 730 to sixteen digits
        assertThat(offers(file)).containsExactly("A100 SXM 80GB x8 north-1 year_1 12.32876712328767 CNY");
        assertThat(file.offers().getFirst().provider()).isEqualTo("Northern Cloud");
        assertThat(file.offers().getFirst().source().asOf()).isEqualTo(LocalDate.of(2026, 11, 9));
        assertThat(assumptions(file)).containsExactly("a month taken as 730 hours");
    }

    @Test
    void aChineseSheetInGbkWithItsOwnWords() throws Exception {
        String text = lines("供应商,显卡,卡数,地区,计费方式,币种,单价,单位,日期", "北极云,RTX 4090,1,华北,包月,元,1460,per_gpu_month,2026年11月9日");
        FileReport.PriceFile file = SheetReading.read(Files.write(folder.resolve("价格.csv"),
                text.getBytes(Charset.forName("GB18030"))), ImportOptions.none());
        assertThat(offers(file)).containsExactly("RTX 4090 24GB x1 华北 month 2 CNY");
        assertThat(assumptions(file)).contains("text read as GB18030, since it is no UTF-8");
    }

    @Test
    void decimalCommasBetweenSemicolons() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "preise.csv",
                lines("sep=;", "unit;price;currency;card;provider",
                "per_gpu_hour;2,29;EUR;L4;Nordwolke", "per_gpu_month;1.460,00;EUR;L4;Nordwolke"));
        assertThat(offers(file)).containsExactly("L4 24GB x1  on_demand 2.29 EUR", "L4 24GB x1  on_demand 2 EUR");
        assertThat(file.offers().getFirst().source().row()).isEqualTo(3);
    }

    @Test
    void aNumberThatCouldBeTwoIsTakenWithAWarning() throws Exception {
        FileReport.PriceFile file = read("A,L4,1,,,USD,1.234,per_gpu_hour,,");
        assertThat(offers(file)).containsExactly("L4 24GB x1  on_demand 1.234 USD");
        assertThat(problems(file))
                .containsExactly("warning 2 price: the column does not show which mark is the decimal one");
    }

    @Test
    void eachFaultIsNamedWithItsColumnAndTheRestArrives() throws Exception {
        FileReport.PriceFile file = read(",L4,1,,,USD,1.5,per_gpu_hour,,", "A,,1,,,USD,1.5,per_gpu_hour,,",
                "A,L4,x,,,USD,1.5,per_gpu_hour,,",
                "A,L4,,,,USD,1.5,per_instance_hour,,", "A,L4,1,,someday,USD,1.5,per_gpu_hour,,",
                "A,L4,1,,,money,1.5,per_gpu_hour,,",
                "A,L4,1,,,,1.5,per_gpu_hour,,", "A,L4,1,,,USD,ask us,per_gpu_hour,,",
                "A,L4,1,,,USD,-1.5,per_gpu_hour,,",
                "A,L4,1,,,USD,1.5,a piece,,", "A,L4,1,,,USD,0,per_gpu_hour,,",
                "A,L4,1,,,USD,1.5,per_gpu_hour,9/2/2026,", "B,L4,1,,,USD,1.5,per_gpu_hour");
        assertThat(problems(file)).containsExactly("error 2 provider: nothing there", "error 3 card: nothing there",
                "error 4 gpus_per_instance: not a number of GPUs", "error 5 gpus_per_instance: not a number of GPUs",
                "error 6 term: unknown term",
                "error 7 currency: no currency", "error 8 currency: no currency", "error 9 price: not a price",
                "error 10 price: not a price",
                "error 11 unit: unknown unit", "warning 13 as_of: not a date; taken without a date",
                "info 0 : 1 row left out: not sold (no price, or 0)");
        assertThat(file.offers()).hasSize(2);
        assertThat(file.rows()).isEqualTo(rows(13, 2, 10, 0));
    }

    @Test
    void theCurrencyMayComeFromTheUser() throws Exception {
        Path file = Files.writeString(folder.resolve("p.csv"), "provider,card,price,unit\nA,L4,1.5,per_gpu_hour\n");
        FileReport.PriceFile read = SheetReading.read(file,
                new ImportOptions(null, null, "CNY", share -> { }, () -> false));
        assertThat(offers(read)).containsExactly("L4 24GB x1  on_demand 1.5 CNY");
        assertThat(assumptions(read)).containsExactly("currency taken as CNY where the sheet has none, as chosen");
    }

    @Test
    void aLongColumnOfOneFaultIsCutShort() throws Exception {
        FileReport.PriceFile file = read("A,L4,1,,,USD,x,per_gpu_hour,,\n".repeat(150).strip());
        assertThat(problems(file)).hasSize(102).contains("info 0 : 50 more rows have a problem already named above");
        assertThat(file.rows().rejected()).isEqualTo(150);
    }

    @Test
    void aWorkbookWithATitleAboveTheHeader() throws Exception {
        Path file = folder.resolve("no extension");
        try (Workbook book = new XSSFWorkbook(); OutputStream out = Files.newOutputStream(file)) {
            book.createSheet("Notes").createRow(0).createCell(0).setCellValue("nothing here");
            Sheet sheet = book.createSheet("Quotes");
            sheet.createRow(0).createCell(0).setCellValue("Quotes of November");
            fill(sheet.createRow(2), "provider", "card", "gpus_per_instance", "currency", "unit", "price", "as_of");
            Row row = fill(sheet.createRow(3), "Northern Cloud", "H100 SXM", "", "USD", "per_instance_hour");
            row.getCell(2).setCellValue(8);
            row.createCell(5).setCellFormula("4*4.58");
            book.getCreationHelper().createFormulaEvaluator().evaluateFormulaCell(row.getCell(5));
            CellStyle date = book.createCellStyle();
            date.setDataFormat(book.createDataFormat().getFormat("yyyy-mm-dd"));
            row.createCell(6).setCellValue(LocalDate.of(2026, 11, 9));
            row.getCell(6).setCellStyle(date);
            book.write(out);
        }
        FileReport.PriceFile read = SheetReading.read(file, ImportOptions.none());
        assertThat(offers(read)).containsExactly("H100 SXM 80GB x8  on_demand 2.29 USD");
        assertThat(read.offers().getFirst().source().asOf()).isEqualTo(LocalDate.of(2026, 11, 9));
        assertThat(read.offers().getFirst().source().row()).isEqualTo(4);
    }

    @Test
    void aWorkbookWithoutTheColumnsSaysWhichItNeeds() throws Exception {
        Path file = folder.resolve("other.xlsx");
        try (Workbook book = new XSSFWorkbook(); OutputStream out = Files.newOutputStream(file)) {
            fill(book.createSheet("S").createRow(0), "a", "b");
            book.write(out);
        }
        assertThatThrownBy(() -> SheetReading.read(file, ImportOptions.none())).isInstanceOfSatisfying(UnreadableFile.class,
                e -> assertThat(SheetReading.reason(e)).contains("Excel workbook in which no table was found"));
        ImportOptions own = new ImportOptions("breakeven", null, null, share -> { }, () -> false);
        assertThatThrownBy(() -> SheetReading.read(file, own)).isInstanceOfSatisfying(UnreadableFile.class,
                e -> assertThat(SheetReading.reason(e)).contains("provider", "card", "price", "unit"));
    }

    private static Row fill(Row row, String... cells) {
        for (int i = 0; i < cells.length; i++) {
            row.createCell(i).setCellValue(cells[i]);
        }
        return row;
    }
}
