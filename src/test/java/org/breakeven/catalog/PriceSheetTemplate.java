package org.breakeven.catalog;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Font;
import org.apache.poi.ss.util.CellRangeAddressList;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/// Makes `price-sheet-template.xlsx` from `price-sheet-template.csv`, with choices in the cells and a sheet of notes.
final class PriceSheetTemplate {

    static final Path CSV = Path.of("pricing-data", "price-sheet-template.csv");
    static final Path XLSX = Path.of("pricing-data", "price-sheet-template.xlsx");

    private static final String[] TERMS = {"on_demand", "spot", "day", "week", "month", "month_3", "month_6", "year_1",
        "year_3", "year_5"};
    private static final String[] UNITS = {"per_gpu_hour", "per_gpu_day", "per_gpu_week", "per_gpu_month", "per_gpu_year",
        "per_instance_hour", "per_instance_day", "per_instance_week", "per_instance_month", "per_instance_year"};
    private static final int LAST_ROW_WITH_CHOICES = 1000;

    private static final String[][] NOTES = {
        {"Column", "What to enter", "填写说明"},
        {"provider", "Who sells it. Required.", "云厂商或平台名称，必填。"},
        {"card", "The card in any usual spelling (A100-SXM4-80GB, RTX4090), or your own name for it. Required.",
            "显卡型号，常见写法均可（如 A100-SXM4-80GB、RTX4090），也可填自定义名称，必填。"},
        {"gpus_per_instance", "Cards rented together as one machine; 1 if empty.", "单台实例的显卡数量，留空按 1 张计。"},
        {"region", "Free text, may be empty.", "地域，可留空。"},
        {"term", "on_demand, spot, or how long the price binds: day, week, month, month_3, month_6, year_1, year_3, year_5.",
            "计费方式：on_demand 按量，spot 竞价，day 包天，week 包周，month 包月，month_3 包季，month_6 包半年，"
                    + "year_1、year_3、year_5 为包 1 年、3 年、5 年。"},
        {"currency", "ISO 4217 code: USD, CNY, EUR.", "币种，ISO 4217 代码，如 CNY、USD、EUR。"},
        {"price", "A number above zero for one unit. 0 means not sold, never free.", "每个计价单位的价格，须大于 0；0 表示不出售，并非免费。"},
        {"unit", "per_gpu_ or per_instance_, then hour, day, week, month or year. A month counts as 730 hours, a year as 8,760.",
            "计价单位：per_gpu_ 为每卡、per_instance_ 为整机，后接 hour（小时）、day（天）、week（周）、month（月）、year（年）。"
                    + "每月按 730 小时、每年按 8,760 小时折算。"},
        {"as_of", "Day of the price: YYYY-MM-DD.", "报价日期，格式 YYYY-MM-DD。"},
        {"note", "Anything you want to remember.", "备注，可留空。"},
        {"", "The rows in the sheet Prices are examples with invented providers: replace them.",
            "“Prices” 工作表中的行为示例，厂商均为虚构，请替换为自己的报价。"}};

    private PriceSheetTemplate() { }

    static void write() throws IOException {
        try (XSSFWorkbook book = book(); OutputStream out = Files.newOutputStream(XLSX)) {
            book.write(out);
        }
    }

    static XSSFWorkbook book() throws IOException {
        XSSFWorkbook book = new XSSFWorkbook();
        fillPrices(book, book.createSheet("Prices"));
        fillNotes(book, book.createSheet("Notes"));
        return book;
    }

    static List<CSVRecord> csvRows() throws IOException {
        try (var parser = CSVFormat.RFC4180.parse(Files.newBufferedReader(CSV))) {
            return parser.getRecords();
        }
    }

    private static void fillPrices(XSSFWorkbook book, XSSFSheet sheet) throws IOException {
        List<CSVRecord> rows = csvRows();
        List<String> header = List.of(rows.getFirst().values());
        CellStyle date = book.createCellStyle();
        date.setDataFormat(book.createDataFormat().getFormat("yyyy-mm-dd"));
        for (int r = 0; r < rows.size(); r++) {
            var row = sheet.createRow(r);
            for (int c = 0; c < header.size(); c++) {
                put(row.createCell(c), r == 0 ? "" : header.get(c), rows.get(r).get(c), date);
            }
        }
        offer(sheet, header.indexOf("term"), TERMS);
        offer(sheet, header.indexOf("unit"), UNITS);
        emphasiseHeader(book, sheet, header.size());
        header.forEach(column -> sheet.setColumnWidth(header.indexOf(column), 20 * 256));
    }

    private static void put(Cell cell, String column, String text, CellStyle date) {
        switch (column) {
            case "gpus_per_instance", "price" -> cell.setCellValue(Double.parseDouble(text));
            case "as_of" -> {
                cell.setCellValue(LocalDate.parse(text));
                cell.setCellStyle(date);
            }
            default -> cell.setCellValue(text);
        }
    }

    private static void offer(XSSFSheet sheet, int column, String[] choices) {
        var helper = sheet.getDataValidationHelper();
        var cells = new CellRangeAddressList(1, LAST_ROW_WITH_CHOICES, column, column);
        sheet.addValidationData(helper.createValidation(helper.createExplicitListConstraint(choices), cells));
    }

    private static void fillNotes(XSSFWorkbook book, XSSFSheet sheet) {
        CellStyle wrapped = book.createCellStyle();
        wrapped.setWrapText(true);
        for (int r = 0; r < NOTES.length; r++) {
            var row = sheet.createRow(r);
            for (int c = 0; c < NOTES[r].length; c++) {
                row.createCell(c).setCellValue(NOTES[r][c]);
                row.getCell(c).setCellStyle(wrapped);
            }
        }
        emphasiseHeader(book, sheet, NOTES[0].length);
        sheet.setColumnWidth(0, 20 * 256);
        sheet.setColumnWidth(1, 60 * 256);
        sheet.setColumnWidth(2, 60 * 256);
    }

    private static void emphasiseHeader(XSSFWorkbook book, XSSFSheet sheet, int columns) {
        Font bold = book.createFont();
        bold.setBold(true);
        CellStyle style = book.createCellStyle();
        style.setFont(bold);
        for (int c = 0; c < columns; c++) {
            sheet.getRow(0).getCell(c).setCellStyle(style);
        }
        sheet.createFreezePane(0, 1);
    }
}
