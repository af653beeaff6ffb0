package org.breakeven.imports.mapping;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/// A price workbook as a sales department makes it: a cover sheet, a merged title, a header of two merged lines, a card
/// merged over two rows, formulas with and without a stored value, dates.
final class MappedWorkbook {

    private MappedWorkbook() { }

    static void write(Path file) throws IOException {
        try (Workbook book = new XSSFWorkbook(); OutputStream out = Files.newOutputStream(file)) {
            fill(book.createSheet("说明"), 0, "本报价单仅供参考");
            Sheet sheet = book.createSheet("报价");
            fill(sheet, 0, "南方算力 GPU 整机租赁报价");
            fill(sheet, 2, "卡型", "卡数", "按量计费", "包天", "包月", "报价日期");
            fill(sheet, 3, "", "", "元/台/小时", "元/台/天", "元/台/月", "");
            for (String area : new String[] {"A1:F1", "A3:A4", "B3:B4", "F3:F4", "A5:A6"}) {
                sheet.addMergedRegion(CellRangeAddress.valueOf(area));
            }
            prices(book, sheet);
            book.write(out);
        }
    }

    private static void prices(Workbook book, Sheet sheet) {
        Row h20 = numbers(fill(sheet, 4, "H20"), 8, 40, 720, 17520);
        Row half = numbers(fill(sheet, 5, ""), 4);
        half.createCell(2).setCellFormula("C5/2");
        half.createCell(4).setCellFormula("E5/2");
        Row gaming = numbers(fill(sheet, 6, "RTX 4090"), 8, 16);
        gaming.createCell(3).setCellValue("/");
        gaming.createCell(4).setCellFormula("730*12");
        CellStyle date = book.createCellStyle();
        date.setDataFormat(book.createDataFormat().getFormat("yyyy/m/d"));
        day(h20, date, 18);
        day(half, date, 18);
        day(gaming, date, 19);
        book.getCreationHelper().createFormulaEvaluator().evaluateFormulaCell(half.getCell(2));
        book.getCreationHelper().createFormulaEvaluator().evaluateFormulaCell(gaming.getCell(4));
    }

    static Row fill(Sheet sheet, int index, String... cells) {
        Row row = sheet.createRow(index);
        for (int i = 0; i < cells.length; i++) {
            row.createCell(i).setCellValue(cells[i]);
        }
        return row;
    }

    private static Row numbers(Row row, double... numbers) {
        for (int i = 0; i < numbers.length; i++) {
            row.createCell(i + 1).setCellValue(numbers[i]);
        }
        return row;
    }

    private static void day(Row row, CellStyle style, int dayOfNovember) {
        row.createCell(5).setCellValue(LocalDate.of(2026, 11, dayOfNovember));
        row.getCell(5).setCellStyle(style);
    }
}
