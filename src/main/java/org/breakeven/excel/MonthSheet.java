package org.breakeven.excel;

import java.util.Arrays;
import java.util.List;
import org.breakeven.costing.CostKind;
import org.breakeven.excel.ScheduleSheet.Month;

/// One option month by month: who serves the demand, every cost, totals and present value.
///
/// Rent, Buy and Hybrid are the same sheet with another number of owned cards.
final class MonthSheet {

    private static final int PARAMETER_ROW = 2;
    private static final int HEADER_ROW = 9;
    private static final int ZERO_ROW = HEADER_ROW + 1;
    private static final int BEFORE = 8;

    private final Plan plan;
    private final Subject subject;
    private final Page page;
    private final ScheduleSheet schedule;
    private final List<CostKind> kinds;

    private MonthSheet(Plan plan, Subject subject, Page page, ScheduleSheet schedule) {
        this.plan = plan;
        this.subject = subject;
        this.page = page;
        this.schedule = schedule;
        this.kinds = Arrays.stream(CostKind.values()).filter(kind -> plan.owns() || kind.side() != CostKind.Side.BUY).toList();
    }

    static MonthSheet write(Plan plan, Subject subject, Book book, ScheduleSheet schedule) {
        Page page = book.page(plan.title(subject));
        page.heading(plan.title(subject) + " · " + subject.card().card(), subject.text("excel.months.note", subject.comparison().currency()));
        MonthSheet sheet = new MonthSheet(plan, subject, page, schedule);
        sheet.parameters();
        sheet.headers();
        for (int month = 0; month <= sheet.months(); month++) {
            sheet.month(month);
        }
        sheet.totals();
        sheet.presentValues();
        page.sheet().createFreezePane(1, ZERO_ROW);
        return sheet;
    }

    Page page() {
        return page;
    }

    /// Rows and column of what has been paid by the end of each month, for the chart.
    int firstRow() {
        return ZERO_ROW;
    }

    int lastRow() {
        return ZERO_ROW + months();
    }

    int column(MonthColumn column) {
        return column.beforeCosts() ? column.ordinal() : kinds.size() + column.ordinal();
    }

    private int column(CostKind kind) {
        return BEFORE + kinds.indexOf(kind);
    }

    private int months() {
        return subject.inputs().months();
    }

    /// Named by option: `buy.cards`, `buy.servers`, ...
    private void parameters() {
        parameter(0, "cards", plan.cards(), Look.COUNT, subject.text("excel.plan.cards"));
        parameter(1, "servers", "ROUNDUP(" + plan.named("cards") + "/buy.gpusPerServer,0)", Look.COUNT, subject.text("excel.plan.servers"));
        parameter(2, "capital", capital(plan.named("cards"), plan.named("servers")), Look.MONEY, subject.text("excel.plan.capital"));
        parameter(3, "spares", spares(plan.named("cards"), plan.named("servers")), Look.MONEY, subject.text("excel.plan.spares"));
        parameter(4, "capacity", plan.named("cards") + "*model.availability", Look.FIGURE, subject.text("excel.plan.capacity"));
        parameter(5, "committed", committed(plan.named("cards")), Look.FIGURE, subject.text("excel.plan.committed"));
    }

    private void parameter(int line, String what, String formula, Look look, String label) {
        page.text(PARAMETER_ROW + line, 0, label, Look.LABEL);
        page.formula(PARAMETER_ROW + line, 3, formula, look);
        page.name(plan.named(what), PARAMETER_ROW + line, 3);
    }

    /// Price of cards with servers, network, spares, storage and installation.
    static String capital(String cards, String servers) {
        return "IF(" + cards + "=0,0,(" + cards + "*buy.pricePerGpu+" + servers + "*buy.serverPrice)*(1+buy.networkShare+buy.spareShare)+buy.storagePrice+buy.installation)";
    }

    /// What replacing every card would cost.
    static String spares(String cards, String servers) {
        return "IF(buy.pricePerGpu>0," + cards + "*buy.pricePerGpu," + servers + "*buy.serverPrice)";
    }

    /// A commitment is made for what is not owned.
    static String committed(String cards) {
        return "MIN(model.committedGpus,MAX(0,demand.peak-" + cards + "))";
    }

    private void headers() {
        for (MonthColumn column : MonthColumn.values()) {
            page.header(HEADER_ROW, column(column), column.title(subject));
        }
        for (CostKind kind : kinds) {
            page.header(HEADER_ROW, column(kind), subject.messages().word(kind));
        }
    }

    private void month(int month) {
        int row = ZERO_ROW + month;
        CostFormulas formulas = new CostFormulas(plan, schedule, month, column -> Page.here(row, column(column)), kind -> Page.here(row, column(kind)));
        page.number(row, 0, (double) month, Look.COUNT);
        for (MonthColumn column : MonthColumn.values()) {
            if (column != MonthColumn.MONTH && column.beforeCosts() || column == MonthColumn.DEDUCTIBLE) {
                page.formula(row, column(column), month == 0 ? "0" : formulas.of(column), column.look());
            }
        }
        for (CostKind kind : kinds) {
            page.formula(row, column(kind), formulas.of(kind), Look.MONEY);
        }
        results(row, month);
    }

    private void results(int row, int month) {
        put(row, MonthColumn.TOTAL, "SUM(" + Page.here(row, column(kinds.getFirst())) + ":" + Page.here(row, column(kinds.getLast())) + ")");
        put(row, MonthColumn.DISCOUNT, schedule.at(Month.DISCOUNT, month));
        put(row, MonthColumn.PRESENT_VALUE, here(row, MonthColumn.TOTAL) + "*" + here(row, MonthColumn.DISCOUNT));
        String closing = plan.owns() ? "-" + Page.here(row, column(CostKind.RESALE)) + "-" + Page.here(row, column(CostKind.DISPOSAL)) : "";
        put(row, MonthColumn.CUMULATIVE, (month == 0 ? "" : here(row - 1, MonthColumn.CUMULATIVE) + "+") + here(row, MonthColumn.TOTAL) + closing);
    }

    private void put(int row, MonthColumn column, String formula) {
        page.formula(row, column(column), formula, column.look());
    }

    private String here(int row, MonthColumn column) {
        return Page.here(row, column(column));
    }

    private void totals() {
        int row = lastRow() + 1;
        for (int column = 0; column < column(MonthColumn.DEDUCTIBLE) + 1; column++) {
            page.text(row, column, "", Look.TOTAL_LABEL);
        }
        page.text(row, 0, subject.text("excel.total"), Look.TOTAL_LABEL);
        for (MonthColumn column : new MonthColumn[] {MonthColumn.NEEDED, MonthColumn.OWNED, MonthColumn.COMMITTED, MonthColumn.ON_DEMAND}) {
            page.formula(row, column(column), "SUM(" + local(column(column)) + ")", Look.TOTAL_HOURS);
        }
        kinds.forEach(kind -> page.formula(row, column(kind), "SUM(" + local(column(kind)) + ")", Look.TOTAL_MONEY));
        named(row, MonthColumn.TOTAL, "total");
        named(row, MonthColumn.PRESENT_VALUE, "npv");
        page.formula(row, column(MonthColumn.DEDUCTIBLE), "SUM(" + local(column(MonthColumn.DEDUCTIBLE)) + ")", Look.TOTAL_MONEY);
        page.name(plan.named("gpuHours"), row, column(MonthColumn.NEEDED));
    }

    private void named(int row, MonthColumn column, String what) {
        page.formula(row, column(column), "SUM(" + local(column(column)) + ")", Look.TOTAL_MONEY);
        page.name(plan.named(what), row, column(column));
    }

    private String local(int column) {
        return Page.here(ZERO_ROW, column) + ":" + Page.here(lastRow(), column);
    }

    /// Sum of the present values of a run of costs, as formula.
    String presentValue(CostKind first, CostKind last) {
        return "SUM(" + page.at(lastRow() + 2, column(first)) + ":" + Page.here(lastRow() + 2, column(last)) + ")";
    }

    /// Present value of what can be deducted beside the payments.
    String presentValueOfDeductions() {
        return page.at(lastRow() + 2, column(MonthColumn.DEDUCTIBLE));
    }

    private void presentValues() {
        int row = lastRow() + 2;
        for (int column = 0; column < column(MonthColumn.DEDUCTIBLE) + 1; column++) {
            page.text(row, column, "", Look.TOTAL_LABEL);
        }
        page.text(row, 0, subject.text("excel.npv"), Look.TOTAL_LABEL);
        kinds.forEach(kind -> presentValue(row, column(kind)));
        presentValue(row, column(MonthColumn.TOTAL));
        presentValue(row, column(MonthColumn.DEDUCTIBLE));
    }

    private void presentValue(int row, int column) {
        page.formula(row, column, "SUMPRODUCT(" + local(column) + "," + local(column(MonthColumn.DISCOUNT)) + ")", Look.TOTAL_MONEY);
    }
}
