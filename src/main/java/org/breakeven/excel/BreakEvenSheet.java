package org.breakeven.excel;

import org.breakeven.comparison.BreakEven;
import org.breakeven.costing.CostKind;

/// All break-evens: of the detailed card live beside the application's figures, then every card as values.
final class BreakEvenSheet {

    private static final int HEADER_ROW = 3;
    /// Of a card; where servers are sold without a price per card, the server's shared out.
    private static final String PURCHASE_PRICE = "IF(buy.pricePerGpu>0,buy.pricePerGpu,buy.serverPrice/buy.gpusPerServer)";

    private final Subject subject;
    private final Page page;
    private final LookAheadSheet lookAhead;
    private final MonthSheet rent;
    private final MonthSheet buy;
    private int row = HEADER_ROW + 1;

    private BreakEvenSheet(Subject subject, Page page, LookAheadSheet lookAhead, MonthSheet rent, MonthSheet buy) {
        this.subject = subject;
        this.page = page;
        this.lookAhead = lookAhead;
        this.rent = rent;
        this.buy = buy;
    }

    static Page write(Subject subject, Book book, LookAheadSheet lookAhead, MonthSheet rent, MonthSheet buy) {
        Page page = book.page(subject.text("excel.sheet.breakEven"));
        page.heading(subject.text("excel.sheet.breakEven") + " · " + subject.card().card(), subject.text("excel.breakEven.note"));
        BreakEvenSheet sheet = new BreakEvenSheet(subject, page, lookAhead, rent, buy);
        sheet.detailed();
        new CardsTable(subject, page).write(sheet.row + 1);
        page.sheet().createFreezePane(1, 0);
        return page;
    }

    private void detailed() {
        BreakEven told = subject.card().breakEven();
        String never = subject.text("excel.breakEven.never");
        page.header(HEADER_ROW, 0, subject.text("excel.breakEven.figure"), subject.text("excel.breakEven.live"), subject.text("excel.breakEven.exported"),
                subject.text("excel.assumptions.unit"));
        String months = subject.text("words.unit.months");
        live("months", lookAhead.crossing(never), told.months(), Look.MONTHS, subject.text("excel.breakEven.months"), months);
        live("discountedMonths", lookAhead.discountedCrossing(never), told.discountedMonths(), Look.MONTHS, subject.text("excel.breakEven.discountedMonths"), months);
        live("netOfResaleMonths", lookAhead.crossingNetOfResale(never), told.netOfResaleMonths(), Look.MONTHS, subject.text("excel.breakEven.netOfResaleMonths"), months);
        live("gpuHours", "IF(ISNUMBER(breakEven.months)," + lookAhead.hoursUntil("breakEven.months") + "," + LiveText.quoted(never) + ")",
                told.gpuHours(), Look.HOURS, subject.text("excel.breakEven.gpuHours"), subject.text("words.unit.GPU-h"));
        fixed(told.utilization(), Look.PERCENT, subject.text("excel.breakEven.utilization"), subject.text("words.unit.share"));
        fixed(told.hoursPerDay(), Look.MONTHS, subject.text("excel.breakEven.hoursPerDay"), subject.text("words.unit.h"));
        prices(told);
    }

    private void prices(BreakEven told) {
        String currency = subject.comparison().currency();
        live("rentPrice", positive("rent.pricePerGpuHour-(rent.npv-buy.npv)/breakEven.perRentPrice"), told.rentPrice(), Look.PRICE,
                subject.text("excel.breakEven.rentPrice"), subject.text("words.unit.money_per_GPU-hour", currency));
        live("purchasePrice", positive(PURCHASE_PRICE + "+(rent.npv-buy.npv)/breakEven.perPurchasePrice"), told.purchasePrice(), Look.MONEY,
                subject.text("excel.breakEven.purchasePrice"), subject.text("excel.perGpu", currency));
        live("priceToMonthlyRent", "IF(buy.cards*hoursPerMonth*rent.pricePerGpuHour=0,\"\",buy.capital/buy.cards/(hoursPerMonth*rent.pricePerGpuHour))",
                told.priceToMonthlyRent(), Look.FIGURE, subject.text("excel.breakEven.priceToMonthlyRent"), subject.text("words.unit.ratio"));
        slope("breakEven.perRentPrice", perRentPrice(), subject.text("excel.breakEven.perRentPrice"));
        slope("breakEven.perPurchasePrice", perPurchasePrice(), subject.text("excel.breakEven.perPurchasePrice"));
    }

    /// Present values are straight lines in the price of an hour: all compute and waste is in proportion to it, and so is
    /// a commitment without a price of its own.
    private String perRentPrice() {
        return "model.charges*(1-tax.rate)*(" + atPrice(rent) + "-(" + atPrice(buy) + "))/rent.pricePerGpuHour";
    }

    private String atPrice(MonthSheet sheet) {
        boolean follows = subject.inputs().rent().committedPrice() == subject.inputs().rent().price();
        return follows ? sheet.presentValue(CostKind.COMPUTE, CostKind.FORGOTTEN) : sheet.presentValue(CostKind.COMPUTE, CostKind.COMPUTE) + "+" + sheet.presentValue(CostKind.SPOT_OVERHEAD, CostKind.FORGOTTEN);
    }

    /// The same for the purchase price: capital with all that is in proportion to it, and replacement cards.
    private String perPurchasePrice() {
        String capital = "(" + buy.presentValue(CostKind.CAPITAL, CostKind.FINANCING) + "+(1-tax.rate)*(" + buy.presentValue(CostKind.MAINTENANCE, CostKind.INSURANCE) + "+"
                + buy.presentValue(CostKind.RESALE, CostKind.RESALE) + ")-tax.rate*" + buy.presentValueOfDeductions() + ")";
        return "buy.cards*(1+buy.networkShare+buy.spareShare)*" + capital + "/buy.capital+(1-tax.rate)*"
                + buy.presentValue(CostKind.REPLACEMENT, CostKind.REPLACEMENT) + "/" + PURCHASE_PRICE;
    }

    /// A price below 0, or none at all, is no break-even.
    private String positive(String formula) {
        String none = LiveText.quoted(subject.text("excel.breakEven.none"));
        return "IF(ISERROR(" + formula + ")," + none + ",IF(" + formula + ">0," + formula + "," + none + "))";
    }

    private void slope(String name, String formula, String label) {
        page.text(row, 0, label, Look.NOTE);
        page.formula(row, 1, "IF(ISERROR(" + formula + "),0," + formula + ")", Look.FIGURE);
        page.name(name, row++, 1);
    }

    private void live(String name, String formula, Double told, Look look, String label, String unit) {
        page.formula(row, 1, formula, look);
        page.name("breakEven." + name, row, 1);
        fixed(told, look, label, unit);
    }

    private void fixed(Double told, Look look, String label, String unit) {
        page.text(row, 0, label, Look.LABEL);
        if (told == null) {
            page.text(row, 2, subject.text("excel.breakEven.none"), Look.LABEL);
        } else {
            page.number(row, 2, told, look);
        }
        page.text(row, 3, unit, Look.UNIT);
        row++;
    }
}
