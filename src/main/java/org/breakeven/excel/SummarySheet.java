package org.breakeven.excel;

import java.util.List;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.breakeven.comparison.Verdict;

/// The answer on one page: the verdict and its figures, live; the reasons given at the export; the curves.
final class SummarySheet {

    private static final int WIDTH = 8;
    private static final int CHART_ROWS = 20;
    private static final int COLUMN_CHARACTERS = 15;
    /// Characters that fit on a line across the page.
    private static final int LINE = 115;

    private final Subject subject;
    private final Page page;

    private SummarySheet(Subject subject, Page page) {
        this.subject = subject;
        this.page = page;
    }

    static Page write(Subject subject, Book book, List<MonthSheet> plans) {
        Page page = book.page(subject.text("excel.sheet.summary"));
        SummarySheet sheet = new SummarySheet(subject, page);
        sheet.verdict();
        sheet.keyFigures(6);
        int next = sheet.options(10);
        CumulativeChart.draw(subject, page, plans, next + 1, next + 1 + CHART_ROWS, WIDTH);
        next = sheet.reasons(next + CHART_ROWS + 2);
        new Conventions(subject, page, WIDTH).write(next + 1);
        return page;
    }

    /// Equal columns carry the headline, the figures and the chart; the page is read on one sheet of paper.
    static void layOut(XSSFSheet sheet) {
        for (int column = 0; column < WIDTH; column++) {
            sheet.setColumnWidth(column, COLUMN_CHARACTERS * Widths.UNITS_PER_CHARACTER);
        }
        sheet.getPrintSetup().setLandscape(false);
        sheet.getPrintSetup().setFitHeight((short) 1);
    }

    private void verdict() {
        String project = subject.project().example() ? subject.text("excel.example", subject.project().name()) : subject.project().name();
        page.heading(subject.text("excel.title", project.isBlank() ? "Breakeven" : project), subject.text("excel.subtitle", subject.card().card(),
                subject.comparison().currency(), subject.inputs().months(), subject.made()));
        page.formulaAcross(3, 0, WIDTH, sentence(), Look.VERDICT, 2);
        page.across(4, 0, WIDTH, subject.text("excel.verdict.exported", subject.messages().text(subject.card().verdict().headline())), Look.WRAPPED, 1);
    }

    /// The application's rules as a formula: data in house first, then a project that ends too early, then the price.
    private String sentence() {
        String card = subject.card().card();
        String months = LiveText.place("horizonMonths");
        String rent = subject.text("excel.verdict.rent", card, amount("buy.npv-rent.npv"), months);
        String buy = subject.text("excel.verdict.buy", card, amount("rent.npv-buy.npv"), months, LiveText.place("buy.cards"));
        String hybrid = subject.text("excel.verdict.hybrid", card, amount("rent.npv-hybrid.npv"), months, LiveText.place("hybrid.cards"));
        String own = subject.text("excel.verdict.own", card, LiveText.place("buy.cards"));
        return "IF(verdict.choice=\"own\"," + LiveText.formula(own) + ",IF(verdict.choice=\"rent\"," + LiveText.formula(rent) + ",IF(verdict.choice=\"buy\","
                + LiveText.formula(buy) + "," + LiveText.formula(hybrid) + ")))";
    }

    private String amount(String formula) {
        return LiveText.amount(subject.messages().formats().symbol(subject.comparison().currency()), formula);
    }

    private void keyFigures(int row) {
        figure(row, 0, subject.text("excel.key.rent"), "rent.npv", Look.KEY_MONEY);
        figure(row, 2, subject.text("excel.key.buy"), "buy.npv", Look.KEY_MONEY);
        figure(row, 4, subject.text("excel.key.hybrid"), "hybrid.npv", Look.KEY_MONEY);
        figure(row, 6, subject.text("excel.key.breakEven"), "breakEven.months", Look.KEY_MONTHS);
    }

    private void figure(int row, int column, String label, String formula, Look look) {
        page.across(row, column, 2, label, Look.NOTE, 1);
        page.formulaAcross(row + 1, column, 2, formula, look, 2);
    }

    private int options(int row) {
        page.header(row, 0, subject.text("excel.option"), subject.text("excel.plan.cards"), subject.text("excel.plan.capital"), subject.text("excel.total"),
                subject.text("excel.npv"), subject.text("excel.perHour"), subject.text("excel.cheapest"));
        int line = row + 1;
        for (Plan plan : Plan.values()) {
            page.text(line, 0, plan.title(subject), Look.STRONG);
            page.formula(line, 1, plan.named("cards"), Look.COUNT);
            page.formula(line, 2, plan.named("capital"), Look.MONEY);
            page.formula(line, 3, plan.named("total"), Look.MONEY);
            page.formula(line, 4, plan.named("npv"), Look.MONEY);
            page.formula(line, 5, "IF(" + plan.named("gpuHours") + "=0,\"\"," + plan.named("total") + "/" + plan.named("gpuHours") + ")", Look.PRICE);
            page.formula(line, 6, "IF(" + plan.named("npv") + "<=MIN(rent.npv,buy.npv,hybrid.npv)+0.005,\"●\",\"\")", Look.MARK);
            line++;
        }
        return choice(line);
    }

    private int choice(int row) {
        page.text(row, 0, subject.text("excel.choice"), Look.LABEL);
        page.formula(row, 1, "IF(data.mustStayOnPremises,\"own\",IF(AND(ISNUMBER(project.months),OR(NOT(ISNUMBER(breakEven.discountedMonths)),"
                + "project.months<breakEven.discountedMonths)),\"rent\",IF(hybrid.cards=0,\"rent\",IF(hybrid.cards=buy.cards,\"buy\",\"hybrid\"))))", Look.STRONG);
        page.name("verdict.choice", row, 1);
        page.formula(row, 2, "IF(verdict.choice=\"rent\"," + word(Verdict.Choice.RENT) + ",IF(verdict.choice=\"buy\"," + word(Verdict.Choice.BUY)
                + ",IF(verdict.choice=\"own\"," + word(Verdict.Choice.OWN) + "," + word(Verdict.Choice.HYBRID) + ")))", Look.LABEL);
        return row + 1;
    }

    private String word(Verdict.Choice choice) {
        return LiveText.quoted(subject.messages().word(choice));
    }

    private int reasons(int firstRow) {
        Verdict verdict = subject.card().verdict();
        int row = firstRow;
        page.text(row++, 0, subject.text("excel.reasons"), Look.SECTION);
        for (var reason : verdict.reasons()) {
            String text = subject.messages().text(reason);
            page.across(row++, 0, WIDTH, text, Look.WRAPPED, Widths.length(text) > LINE ? 2 : 1);
        }
        for (Verdict.Flip flip : verdict.flips()) {
            String at = flip.key().unit().startsWith("share") ? subject.messages().formats().percent(flip.at(), 1) : subject.messages().formats().amount(flip.at());
            page.across(row++, 0, WIDTH, subject.text("excel.flip", subject.messages().word(flip.key()), at, subject.messages().word(flip.to())), Look.WRAPPED, 1);
        }
        return row;
    }
}
