package org.breakeven.excel;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.poi.ss.usermodel.PrintSetup;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/// All sheets of the workbook, in the order in which they are read.
final class WorkbookContent {

    /// More on one page cannot be read.
    private static final int CHARACTERS_A_PAGE = 220;
    private static final int ROWS_A_PAGE = 60;

    private WorkbookContent() { }

    static Book of(Subject subject) {
        boolean chinese = subject.messages().locale().getLanguage().equals("zh");
        Book book = new Book(chinese ? "Microsoft YaHei" : "Calibri", subject.messages().formats().symbol(subject.comparison().currency()));
        ScheduleSheet schedule = ScheduleSheet.write(subject, book);
        Page scan = ScanSheet.write(subject, book, schedule);
        List<MonthSheet> plans = List.of(MonthSheet.write(Plan.RENT, subject, book, schedule), MonthSheet.write(Plan.BUY, subject, book, schedule),
                MonthSheet.write(Plan.HYBRID, subject, book, schedule));
        LookAheadSheet lookAhead = LookAheadSheet.write(subject, book, schedule);
        List<Page> order = List.of(SummarySheet.write(subject, book, plans), AssumptionsSheet.write(subject, book), plans.get(0).page(), plans.get(1).page(),
                plans.get(2).page(), BreakEvenSheet.write(subject, book, lookAhead, plans.get(0), plans.get(1)), SourcesSheet.write(subject, book),
                DemandSheet.write(subject, book), schedule.page(), scan, lookAhead.page());
        finish(book, order);
        return book;
    }

    private static void finish(Book book, List<Page> order) {
        XSSFWorkbook workbook = book.workbook();
        for (int i = 0; i < order.size(); i++) {
            workbook.setSheetOrder(order.get(i).sheet().getSheetName(), i);
        }
        book.settle();
        Recalculation.run(workbook);
        workbook.setForceFormulaRecalculation(true);
        workbook.setActiveSheet(0);
        Widths widths = new Widths();
        order.forEach(page -> widths.fit(page.sheet()));
        order.forEach(page -> print(page.sheet()));
        SummarySheet.layOut(order.getFirst().sheet());
        order.forEach(page -> widths.fitHeadings(page.sheet()));
    }

    /// Landscape, as many pages wide as it takes to be read, headings and first column on each.
    private static void print(XSSFSheet sheet) {
        sheet.setDisplayGridlines(false);
        sheet.setFitToPage(true);
        PrintSetup setup = sheet.getPrintSetup();
        setup.setLandscape(true);
        setup.setPaperSize(PrintSetup.A4_PAPERSIZE);
        int width = columns(sheet);
        setup.setFitWidth((short) ((width + CHARACTERS_A_PAGE - 1) / CHARACTERS_A_PAGE));
        setup.setFitHeight((short) (sheet.getLastRowNum() < ROWS_A_PAGE ? 1 : 0));
        if (sheet.getPaneInformation() != null && sheet.getPaneInformation().getHorizontalSplitPosition() > 0) {
            int heading = sheet.getPaneInformation().getHorizontalSplitPosition() - 1;
            sheet.setRepeatingRows(new CellRangeAddress(heading, heading, -1, -1));
        }
        if (width > CHARACTERS_A_PAGE) {
            sheet.setRepeatingColumns(new CellRangeAddress(-1, -1, 0, 0));
        }
        sheet.getFooter().setRight("&P / &N");
        sheet.getFooter().setLeft("&A");
    }

    /// Characters side by side.
    private static int columns(XSSFSheet sheet) {
        int last = 0;
        for (Row row : sheet) {
            last = Math.max(last, row.getLastCellNum());
        }
        return IntStream.range(0, last).map(sheet::getColumnWidth).sum() / Widths.UNITS_PER_CHARACTER;
    }
}
