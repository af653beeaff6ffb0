package org.breakeven.excel;

import org.breakeven.comparison.BreakEvens;
import org.breakeven.excel.ScheduleSheet.End;
import org.breakeven.excel.ScheduleSheet.Month;

/// What renting and buying have cost by the end of each of the next ten years' months, live: where the lines cross is
/// the break-even. Resale and disposal are left out, as the question is when the money paid so far is equal.
final class LookAheadSheet {

    private enum Column {
        MONTH, RENT_SERVED, OWNED, SERVED, RENT, BUY, RENT_SO_FAR, BUY_SO_FAR, REACHED, RENT_DISCOUNTED, BUY_DISCOUNTED, REACHED_DISCOUNTED,
        BUY_LESS_RESALE, REACHED_LESS_RESALE, HOURS_SO_FAR
    }

    private static final int PARAMETER_ROW = 2;
    private static final int HEADER_ROW = 5;
    private static final int ZERO_ROW = HEADER_ROW + 1;
    private static final int LAST_ROW = ZERO_ROW + BreakEvens.LOOK_AHEAD_MONTHS;

    private final Subject subject;
    private final Page page;
    private final ScheduleSheet schedule;

    private LookAheadSheet(Subject subject, Page page, ScheduleSheet schedule) {
        this.subject = subject;
        this.page = page;
        this.schedule = schedule;
    }

    static LookAheadSheet write(Subject subject, Book book, ScheduleSheet schedule) {
        Page page = book.page(subject.text("excel.sheet.lookAhead"));
        page.heading(subject.text("excel.sheet.lookAhead"), subject.text("excel.lookAhead.note"));
        LookAheadSheet sheet = new LookAheadSheet(subject, page, schedule);
        sheet.headers();
        for (int month = 0; month <= BreakEvens.LOOK_AHEAD_MONTHS; month++) {
            sheet.month(month);
        }
        page.sheet().createFreezePane(1, ZERO_ROW);
        return sheet;
    }

    Page page() {
        return page;
    }

    private void headers() {
        page.text(PARAMETER_ROW, 0, subject.text("excel.scan.fixed"), Look.LABEL);
        page.formula(PARAMETER_ROW, 4, CompactMonth.fixed("buy.cards", "buy.servers", "buy.capital"), Look.MONEY);
        page.name("buy.fixed", PARAMETER_ROW, 4);
        page.text(PARAMETER_ROW + 1, 0, subject.text("excel.scan.afterWarranty"), Look.LABEL);
        page.formula(PARAMETER_ROW + 1, 4, CompactMonth.afterWarranty("buy.capital", "buy.spares"), Look.MONEY);
        page.name("buy.afterWarranty", PARAMETER_ROW + 1, 4);
        page.header(HEADER_ROW, 0, subject.text("excel.month"), subject.text("excel.lookAhead.rentServed"), subject.text("excel.scan.owned"),
                subject.text("excel.scan.served"), subject.text("excel.lookAhead.rent"), subject.text("excel.lookAhead.buy"),
                subject.text("excel.lookAhead.rentSoFar"), subject.text("excel.lookAhead.buySoFar"), subject.text("excel.lookAhead.reached"),
                subject.text("excel.lookAhead.rentDiscounted"), subject.text("excel.lookAhead.buyDiscounted"), subject.text("excel.lookAhead.reached"),
                subject.text("excel.lookAhead.buyLessResale"), subject.text("excel.lookAhead.reached"), subject.text("excel.lookAhead.hoursSoFar"));
    }

    private void month(int month) {
        CompactMonth rent = new CompactMonth(schedule, "0", "0", "rent.committed", "0", "0");
        CompactMonth buy = new CompactMonth(schedule, "buy.cards", "buy.capital", "buy.committed", "buy.fixed", "buy.afterWarranty");
        page.number(ZERO_ROW + month, 0, (double) month, Look.COUNT);
        put(month, Column.RENT_SERVED, month == 0 ? "0" : rent.servedArea(month, "0"), Look.FIGURE);
        put(month, Column.OWNED, month == 0 ? "0" : buy.ownedArea(month, "buy.capacity"), Look.FIGURE);
        put(month, Column.SERVED, month == 0 ? "0" : buy.servedArea(month, "buy.capacity"), Look.FIGURE);
        put(month, Column.RENT, month == 0 ? "0" : rent.paid(month, End.LOOK_AHEAD, "0", here(month, Column.RENT_SERVED)), Look.MONEY);
        put(month, Column.BUY, buy.paid(month, End.LOOK_AHEAD, here(month, Column.OWNED), here(month, Column.SERVED)) + "+"
                + buy.taxOnClosing(month, End.LOOK_AHEAD), Look.MONEY);
        put(month, Column.HOURS_SO_FAR, month == 0 ? "0" : before(month, Column.HOURS_SO_FAR) + "hoursPerMonth*" + schedule.at(Month.GROWTH, month)
                + "*demand.average", Look.HOURS);
        sums(month);
    }

    private void sums(int month) {
        String factor = "*" + schedule.at(Month.DISCOUNT, month);
        put(month, Column.RENT_SO_FAR, before(month, Column.RENT_SO_FAR) + here(month, Column.RENT), Look.MONEY);
        put(month, Column.BUY_SO_FAR, before(month, Column.BUY_SO_FAR) + here(month, Column.BUY), Look.MONEY);
        put(month, Column.RENT_DISCOUNTED, before(month, Column.RENT_DISCOUNTED) + here(month, Column.RENT) + factor, Look.MONEY);
        put(month, Column.BUY_DISCOUNTED, before(month, Column.BUY_DISCOUNTED) + here(month, Column.BUY) + factor, Look.MONEY);
        // nothing can be sold before it is bought
        put(month, Column.BUY_LESS_RESALE, here(month, Column.BUY_SO_FAR) + (month == 0 ? "" : "-buy.capital*" + schedule.at(Month.RESALE_SHARE, month)), Look.MONEY);
        reached(month, Column.REACHED, Column.RENT_SO_FAR, Column.BUY_SO_FAR);
        reached(month, Column.REACHED_DISCOUNTED, Column.RENT_DISCOUNTED, Column.BUY_DISCOUNTED);
        reached(month, Column.REACHED_LESS_RESALE, Column.RENT_SO_FAR, Column.BUY_LESS_RESALE);
    }

    /// Owning has been dearer until the month before; at the start it must stay no dearer, as borrowed money is no payback.
    private void reached(int month, Column column, Column rent, Column buy) {
        String caughtUp = here(month, rent) + ">=" + here(month, buy);
        String turning = month == 0 ? here(1, rent) + ">=" + here(1, buy) : here(month - 1, buy) + ">" + here(month - 1, rent);
        put(month, column, "IF(AND(" + caughtUp + "," + turning + "),1,0)", Look.COUNT);
    }

    private String before(int month, Column column) {
        return month == 0 ? "" : here(month - 1, column) + "+";
    }

    private void put(int month, Column column, String formula, Look look) {
        page.formula(ZERO_ROW + month, column.ordinal(), formula, look);
    }

    private static String here(int month, Column column) {
        return Page.here(ZERO_ROW + month, column.ordinal());
    }

    private String all(Column column) {
        return page.column(ZERO_ROW, LAST_ROW, column.ordinal());
    }

    /// First point on straight lines between months at which the rent so far is no less than the cost of owning.
    String crossing(String never) {
        return crossing(Column.REACHED, Column.RENT_SO_FAR, Column.BUY_SO_FAR, never);
    }

    String discountedCrossing(String never) {
        return crossing(Column.REACHED_DISCOUNTED, Column.RENT_DISCOUNTED, Column.BUY_DISCOUNTED, never);
    }

    String crossingNetOfResale(String never) {
        return crossing(Column.REACHED_LESS_RESALE, Column.RENT_SO_FAR, Column.BUY_LESS_RESALE, never);
    }

    private String crossing(Column reached, Column rent, Column buy, String never) {
        String position = "MATCH(1," + all(reached) + ",0)";
        String before = gap(rent, buy, position + "-1");
        return "IF(SUM(" + all(reached) + ")=0," + LiveText.quoted(never) + ",IF(" + page.at(ZERO_ROW, reached.ordinal()) + "=1,0," + position + "-2+" + before + "/("
                + before + "-" + gap(rent, buy, position) + ")))";
    }

    private String gap(Column rent, Column buy, String position) {
        return "(INDEX(" + all(buy) + "," + position + ")-INDEX(" + all(rent) + "," + position + "))";
    }

    /// GPU-hours needed until a month, which may be a fraction.
    String hoursUntil(String months) {
        String hours = all(Column.HOURS_SO_FAR);
        String whole = "INT(" + months + ")";
        String next = "MIN(" + whole + "+2," + (BreakEvens.LOOK_AHEAD_MONTHS + 1) + ")";
        return "INDEX(" + hours + "," + whole + "+1)+(" + months + "-" + whole + ")*(INDEX(" + hours + "," + next + ")-INDEX(" + hours + "," + whole + "+1))";
    }
}
