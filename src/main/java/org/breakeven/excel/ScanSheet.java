package org.breakeven.excel;

import java.util.List;
import java.util.TreeSet;
import org.breakeven.costing.PlanInputs;
import org.breakeven.excel.ScheduleSheet.End;
import org.breakeven.excel.ScheduleSheet.Month;

/// How many cards to own: the present value of every number of owned cards, live, and the lowest of them.
///
/// A row a candidate; a block of columns each for the load on own cards, on own and committed cards, and the cost of
/// each month. Fleets of more than [#FINE] steps are listed coarsely, and finely around the number the model found.
final class ScanSheet {

    private static final int HEADER_ROW = 6;
    private static final int FIRST_ROW = HEADER_ROW + 1;
    private static final int FINE = 128;
    private static final int FEW = 32;
    private static final int NPV = 7;
    private static final int BLOCKS = 9;

    private final Subject subject;
    private final Page page;
    private final ScheduleSheet schedule;
    private final PlanInputs in;
    private final int step;

    private ScanSheet(Subject subject, Page page, ScheduleSheet schedule) {
        this.subject = subject;
        this.page = page;
        this.schedule = schedule;
        this.in = subject.inputs();
        this.step = in.buy().wholeServers() ? in.buy().gpusPerServer() : 1;
    }

    static Page write(Subject subject, Book book, ScheduleSheet schedule) {
        Page page = book.page(subject.text("excel.sheet.scan"));
        ScanSheet sheet = new ScanSheet(subject, page, schedule);
        page.heading(subject.text("excel.sheet.scan"), subject.text(sheet.isFine() ? "excel.scan.note" : "excel.scan.coarse"));
        sheet.headers();
        int rows = sheet.isFine() ? sheet.everyStep() : sheet.listed();
        sheet.results(FIRST_ROW + rows - 1);
        page.sheet().createFreezePane(NPV + 1, FIRST_ROW);
        return page;
    }

    private int most() {
        return Math.max(in.buy().cardsFor(in.buy().gpus()), in.buy().cardsFor(in.demand().curve().peak()));
    }

    private boolean isFine() {
        return most() / step / FINE <= 1;
    }

    /// Live candidates: every step up to the most that can be of use.
    private int everyStep() {
        int steps = most() / step;
        int rows = (steps <= FEW && !subject.isMeasured() ? 2 * steps : steps) + 1;
        for (int i = 0; i < rows; i++) {
            String cards = i + "*model.step";
            page.formula(FIRST_ROW + i, 0, i == 0 ? "0" : "IF(" + cards + "<=scan.most," + cards + ",\"\")", Look.COUNT);
            candidate(FIRST_ROW + i);
        }
        return rows;
    }

    private int listed() {
        List<Integer> numbers = List.copyOf(candidates());
        for (int i = 0; i < numbers.size(); i++) {
            page.number(FIRST_ROW + i, 0, numbers.get(i).doubleValue(), Look.INPUT_FIGURE);
            candidate(FIRST_ROW + i);
        }
        return numbers.size();
    }

    private TreeSet<Integer> candidates() {
        int stride = most() / step / FINE * step;
        int best = subject.card().hybrid().ownedGpus();
        TreeSet<Integer> numbers = new TreeSet<>(List.of(best, in.buy().cardsFor(in.buy().gpus())));
        for (int cards = 0; cards <= most(); cards += stride) {
            numbers.add(cards);
        }
        for (int cards = Math.max(0, best - stride); cards <= Math.min(most(), best + stride); cards += step) {
            numbers.add(cards);
        }
        return numbers;
    }

    private void headers() {
        page.header(HEADER_ROW, 0, subject.text("excel.plan.cards"), subject.text("excel.plan.servers"), subject.text("excel.plan.capital"),
                subject.text("excel.plan.capacity"), subject.text("excel.plan.committed"), subject.text("excel.scan.fixed"),
                subject.text("excel.scan.afterWarranty"), subject.text("excel.npv"));
        page.text(HEADER_ROW - 1, owned(1), subject.text("excel.scan.owned"), Look.SECTION);
        page.text(HEADER_ROW - 1, served(1), subject.text("excel.scan.served"), Look.SECTION);
        page.text(HEADER_ROW - 1, cost(0), subject.text("excel.scan.cost"), Look.SECTION);
        for (int month = 0; month <= in.months(); month++) {
            if (month > 0) {
                page.number(HEADER_ROW, owned(month), (double) month, Look.HEADER);
                page.number(HEADER_ROW, served(month), (double) month, Look.HEADER);
            }
            page.number(HEADER_ROW, cost(month), (double) month, Look.HEADER);
        }
    }

    private int owned(int month) {
        return BLOCKS + month - 1;
    }

    private int served(int month) {
        return BLOCKS + in.months() + month;
    }

    private int cost(int month) {
        return BLOCKS + 2 * in.months() + 2 + month;
    }

    private void candidate(int row) {
        CompactMonth compact = new CompactMonth(schedule, fixed(row, 0), fixed(row, 2), fixed(row, 4), fixed(row, 5), fixed(row, 6));
        String cards = fixed(row, 0);
        String servers = fixed(row, 1);
        String capital = fixed(row, 2);
        put(row, 1, "ROUNDUP(" + cards + "/buy.gpusPerServer,0)", Look.COUNT);
        put(row, 2, MonthSheet.capital(cards, servers), Look.MONEY);
        put(row, 3, cards + "*model.availability", Look.FIGURE);
        put(row, 4, MonthSheet.committed(cards), Look.FIGURE);
        put(row, 5, CompactMonth.fixed(cards, servers, capital), Look.MONEY);
        put(row, 6, CompactMonth.afterWarranty(capital, MonthSheet.spares(cards, servers)), Look.MONEY);
        for (int month = 0; month <= in.months(); month++) {
            month(row, month, compact);
        }
        StringBuilder present = new StringBuilder();
        present.append("SUMPRODUCT(").append(fixed(row, cost(0))).append(':').append(fixed(row, cost(in.months()))).append(',')
                .append(Page.fixedRow(4, cost(0))).append(':').append(Page.fixedRow(4, cost(in.months()))).append(')');
        put(row, NPV, present.toString(), Look.MONEY);
    }

    private void month(int row, int month, CompactMonth compact) {
        if (month > 0) {
            put(row, owned(month), compact.ownedArea(month, fixed(row, 3)), Look.FIGURE);
            put(row, served(month), compact.servedArea(month, fixed(row, 3)), Look.FIGURE);
        }
        String owned = month == 0 ? "0" : Page.here(row, owned(month));
        String served = month == 0 ? "0" : Page.here(row, served(month));
        String cost = compact.paid(month, End.HORIZON, owned, served) + "+" + compact.closing(month, End.HORIZON);
        put(row, cost(month), month == 0 ? cost : "IF(" + schedule.at(Month.WITHIN, month) + "=1," + cost + ",0)", Look.MONEY);
    }

    /// Unused rows stay empty.
    private void put(int row, int column, String formula, Look look) {
        page.formula(row, column, "IF(" + fixed(row, 0) + "=\"\",\"\"," + formula + ")", look);
    }

    private static String fixed(int row, int column) {
        return Page.fixedColumn(row, column);
    }

    private void results(int lastRow) {
        for (int month = 0; month <= in.months(); month++) {
            page.formula(4, cost(month), schedule.at(Month.DISCOUNT, month), Look.FACTOR);
        }
        page.text(4, cost(0) - 1, subject.text("excel.discountFactor"), Look.NOTE);
        page.nameColumn("scan.cards", FIRST_ROW, lastRow, 0);
        page.nameColumn("scan.npv", FIRST_ROW, lastRow, NPV);
        result(2, "scan.most", "MAX(buy.cards,IF(model.wholeServers,ROUNDUP(demand.peak/buy.gpusPerServer,0)*buy.gpusPerServer,demand.peak))", Look.COUNT,
                subject.text("excel.scan.most"));
        result(3, "scan.lowest", "MIN(scan.npv)", Look.MONEY, subject.text("excel.scan.lowest"));
        result(4, "scan.best", "INDEX(scan.cards,MATCH(scan.lowest,scan.npv,0))", Look.COUNT, subject.text("excel.scan.best"));
    }

    private void result(int row, String name, String formula, Look look, String label) {
        page.text(row, 0, label, Look.STRONG);
        page.formula(row, 2, formula, look);
        page.name(name, row, 2);
    }
}
