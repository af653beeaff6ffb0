package org.breakeven.excel;

import java.util.function.IntFunction;
import org.breakeven.comparison.BreakEvens;

/// What belongs to a month whatever the number of cards: discounting, growth, price, purchases, loan, depreciation.
///
/// Figures about purchases are per unit of the purchase price, so that every option multiplies them by its own. They
/// stand twice: for the horizon, and for the ten years in which a break-even is looked for.
final class ScheduleSheet {

    /// Columns that do not depend on where the plan ends.
    enum Month {
        MONTH, WITHIN, DISCOUNT, GROWTH, PRICE, DELIVERED, AGE, AFTER_WARRANTY, CURVE_ROW, RESALE_SHARE, LOAN_BALANCE, WRITTEN_OFF,
        RENT_PER_HOUR, RENT_FIXED
    }

    /// Columns that stand once for each end of the plan.
    enum Unit { PAID, PAID_SO_FAR, ENDS, BOUGHT, OWED_AT_END, FINANCING, DEDUCTIBLE, CAPITAL_FLOW }

    /// Where a plan ends: the horizon, or as far as a break-even is looked for.
    enum End {
        HORIZON("horizonMonths"), LOOK_AHEAD(Integer.toString(BreakEvens.LOOK_AHEAD_MONTHS));

        private final String months;

        End(String months) {
            this.months = months;
        }

        private int firstColumn() {
            return Month.values().length + ordinal() * Unit.values().length;
        }
    }

    private static final int HEADER_ROW = 3;
    private static final int ZERO_ROW = HEADER_ROW + 1;

    private final Subject subject;
    private final Page page;
    private final int months;

    private ScheduleSheet(Subject subject, Page page) {
        this.subject = subject;
        this.page = page;
        this.months = Math.max(subject.inputs().months(), BreakEvens.LOOK_AHEAD_MONTHS);
    }

    static ScheduleSheet write(Subject subject, Book book) {
        Page page = book.page(subject.text("excel.sheet.schedule"));
        page.heading(subject.text("excel.sheet.schedule"), subject.text("excel.schedule.note"));
        ScheduleSheet sheet = new ScheduleSheet(subject, page);
        sheet.headers();
        for (int month = 0; month <= sheet.months; month++) {
            sheet.month(month);
            sheet.purchases(month, End.HORIZON);
            sheet.purchases(month, End.LOOK_AHEAD);
        }
        new Depreciations(subject, page, Month.values().length + 2 * Unit.values().length + 1).write(HEADER_ROW);
        page.sheet().createFreezePane(1, ZERO_ROW);
        return sheet;
    }

    Page page() {
        return page;
    }

    int months() {
        return months;
    }

    /// Reference from another sheet.
    String at(Month column, int month) {
        return page.at(ZERO_ROW + month, column.ordinal());
    }

    String at(Unit column, End end, int month) {
        return page.at(ZERO_ROW + month, end.firstColumn() + column.ordinal());
    }

    private void headers() {
        page.header(HEADER_ROW, 0, subject.text("excel.month"), subject.text("excel.schedule.within"), subject.text("excel.discountFactor"),
                subject.text("excel.schedule.growth"), subject.text("excel.price"), subject.text("excel.schedule.delivered"),
                subject.text("excel.schedule.age"), subject.text("excel.schedule.afterWarranty"), subject.text("excel.schedule.curveRow"),
                subject.text("excel.schedule.resaleShare"), subject.text("excel.schedule.balance"), subject.text("excel.schedule.writtenOff"),
                subject.text("excel.schedule.rentPerHour"), subject.text("excel.schedule.rentFixed"));
        for (End end : End.values()) {
            page.text(HEADER_ROW - 1, end.firstColumn(), subject.text(end == End.HORIZON ? "excel.schedule.horizon" : "excel.schedule.lookAhead"), Look.SECTION);
            page.header(HEADER_ROW, end.firstColumn(), subject.text("excel.schedule.paid"), subject.text("excel.schedule.paidSoFar"),
                    subject.text("excel.schedule.ends"),
                    subject.text("excel.schedule.bought"), subject.text("excel.schedule.owed"), subject.text("excel.schedule.financing"),
                    subject.text("excel.schedule.deductible"), subject.text("excel.schedule.capitalFlow"));
        }
    }

    private void month(int month) {
        IntFunction<String> here = column -> Page.here(ZERO_ROW + month, column);
        String m = here.apply(Month.MONTH.ordinal());
        String age = here.apply(Month.AGE.ordinal());
        page.number(ZERO_ROW + month, 0, (double) month, Look.COUNT);
        // the start has purchases only
        put(month, Month.WITHIN, month == 0 ? "0" : "IF(" + m + "<=horizonMonths,1,0)", Look.COUNT);
        put(month, Month.DISCOUNT, month == 0 ? "1" : "(1+discountRate)^(-IF(discountTiming=\"year_end\",ROUNDUP(" + m
                + "/12,0),IF(discountTiming=\"year_mid\",ROUNDUP(" + m + "/12,0)-0.5," + m + "/12)))", Look.FACTOR);
        put(month, Month.GROWTH, month == 0 ? "1" : "(1+demand.growth)^((" + m + "-1)/12)", Look.FACTOR);
        put(month, Month.PRICE, month == 0 ? "0" : "rent.pricePerGpuHour*(1+rent.drift)^((" + m + "-1)/12)", Look.PRICE);
        put(month, Month.DELIVERED, month == 0 ? "0" : "IF(" + m + ">buy.leadMonths,1,0)", Look.COUNT);
        put(month, Month.AGE, month == 0 ? "0" : "MOD(" + m + "-1,buy.usefulLifeMonths)+1", Look.COUNT);
        put(month, Month.AFTER_WARRANTY, month == 0 ? "0" : "IF(" + age + ">buy.leadMonths+buy.warrantyMonths,1,0)", Look.COUNT);
        put(month, Month.CURVE_ROW, "MATCH(" + age + ",model.resaleAges,1)", Look.COUNT);
        put(month, Month.RESALE_SHARE, resale(age, here.apply(Month.CURVE_ROW.ordinal())), Look.PERCENT);
        put(month, Month.LOAN_BALANCE, "IF(" + m + ">=buy.loanMonths,0,IF(model.loanRate=0,1-" + m + "/buy.loanMonths,(1+model.loanRate)^" + m
                + "-model.loanPayment*((1+model.loanRate)^" + m + "-1)/model.loanRate))", Look.FACTOR);
        put(month, Month.WRITTEN_OFF, month == 0 ? "0" : Page.here(ZERO_ROW + month - 1, Month.WRITTEN_OFF.ordinal())
                + "+INDEX(model.depreciation,INT((" + m + "-1)/12)+1)/12", Look.FACTOR);
        String price = here.apply(Month.PRICE.ordinal());
        put(month, Month.RENT_PER_HOUR, price + "*(1+model.spotOverhead+model.billedPerUseful*(rent.failedShare+rent.idleShare))", Look.PRICE);
        put(month, Month.RENT_FIXED, month == 0 ? "0" : price + "*rent.gpusPerInstance*(model.roundingHours+model.uploadHours+rent.debugHours"
                + "+model.forgottenHours)+model.extras", Look.MONEY);
    }

    /// Straight lines through the points of the curve, or a decay through the share at the horizon.
    private static String resale(String age, String row) {
        String last = "COUNT(model.resaleAges)";
        String from = "INDEX(model.resaleAges," + row + ")";
        String share = "INDEX(model.resaleShares," + row + ")";
        return "IF(model.resaleByCurve,IF(" + row + ">=" + last + "," + share + "," + share + "+(INDEX(model.resaleShares," + row + "+1)-" + share
                + ")*(" + age + "-" + from + ")/(INDEX(model.resaleAges," + row + "+1)-" + from + ")),IF(buy.resaleShare<=0,0,buy.resaleShare^(" + age
                + "/horizonMonths)))";
    }

    private void put(int month, Month column, String formula, Look look) {
        page.formula(ZERO_ROW + month, column.ordinal(), formula, look);
    }

    private void purchases(int month, End end) {
        IntFunction<String> common = column -> Page.here(ZERO_ROW + month, column);
        String m = common.apply(Month.MONTH.ordinal());
        String age = common.apply(Month.AGE.ordinal());
        put(month, end, Unit.PAID, month == 0 ? "IF(buy.alreadyOwned,0,1)"
                : "IF(AND(MOD(" + m + ",buy.usefulLifeMonths)=0," + m + "<" + end.months + "),1,0)", Look.COUNT);
        put(month, end, Unit.PAID_SO_FAR, (month == 0 ? "" : unit(month - 1, end, Unit.PAID_SO_FAR) + "+") + unit(month, end, Unit.PAID), Look.COUNT);
        put(month, end, Unit.ENDS, month == 0 ? "0" : "IF(AND(" + m + "<=" + end.months + ",OR(MOD(" + m + ",buy.usefulLifeMonths)=0," + m + "=" + end.months
                + ")),1,0)", Look.COUNT);
        put(month, end, Unit.BOUGHT, month == 0 ? "0" : "IF(" + m + "<=" + end.months + ",INDEX(" + column(end, Unit.PAID) + "," + m + "-" + age + "+1),0)", Look.COUNT);
        put(month, end, Unit.OWED_AT_END, "IF(" + unit(month, end, Unit.PAID) + "=1,INDEX(" + column(Month.LOAN_BALANCE) + "," + end.months + "-" + m + "+1),0)", Look.FACTOR);
        put(month, end, Unit.FINANCING, financing(month, end, m), Look.FACTOR);
        put(month, end, Unit.DEDUCTIBLE, month == 0 ? "0" : deductible(month, end, age), Look.FACTOR);
        put(month, end, Unit.CAPITAL_FLOW, "(1+model.vatOnPurchase)*(" + unit(month, end, Unit.PAID) + "+" + unit(month, end, Unit.FINANCING)
                + "-tax.rate*" + unit(month, end, Unit.DEDUCTIBLE) + ")", Look.FACTOR);
    }

    /// Money in with a purchase, a payment for every loan that runs, and what is still owed at the end.
    private String financing(int month, End end, String m) {
        String purchases = column(end, Unit.PAID_SO_FAR);
        String running = "(INDEX(" + purchases + "," + m + ")-IF(" + m + ">buy.loanMonths,INDEX(" + purchases + "," + m + "-buy.loanMonths),0))";
        String payments = month == 0 ? "" : "+IF(" + m + "<=" + end.months + ",model.loanPayment*" + running + ",0)+IF(" + m + "=" + end.months
                + ",SUM(" + column(end, Unit.OWED_AT_END) + "),0)";
        return "buy.financedShare*(-" + unit(month, end, Unit.PAID) + payments + ")";
    }

    /// Depreciation, interest, and the book value left when the cards go.
    private String deductible(int month, End end, String age) {
        String writtenOff = "INDEX(" + column(Month.WRITTEN_OFF) + "," + age + "+1)";
        return unit(month, end, Unit.BOUGHT) + "*(" + writtenOff + "-INDEX(" + column(Month.WRITTEN_OFF) + "," + age + ")+buy.financedShare*INDEX("
                + column(Month.LOAN_BALANCE) + "," + age + ")*model.loanRate+" + unit(month, end, Unit.ENDS) + "*(1-" + writtenOff + "))";
    }

    private void put(int month, End end, Unit column, String formula, Look look) {
        page.formula(ZERO_ROW + month, end.firstColumn() + column.ordinal(), formula, look);
    }

    private String unit(int month, End end, Unit column) {
        return Page.here(ZERO_ROW + month, end.firstColumn() + column.ordinal());
    }

    private String column(End end, Unit column) {
        return column(end.firstColumn() + column.ordinal());
    }

    private String column(Month column) {
        return column(column.ordinal());
    }

    private String column(int column) {
        return page.column(ZERO_ROW, ZERO_ROW + months, column).replaceFirst("^.*!", "");
    }
}
