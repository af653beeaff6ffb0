package org.breakeven.excel;

import org.breakeven.excel.ScheduleSheet.End;
import org.breakeven.excel.ScheduleSheet.Month;
import org.breakeven.excel.ScheduleSheet.Unit;

/// A whole month's cost in one formula, for the sheets that need it for many numbers of cards or many months.
///
/// Each field is a reference or a formula.
///
/// @param cards         cards owned
/// @param capital       their price
/// @param committed     cards under a commitment
/// @param fixed         running cost of a month whatever the load
/// @param afterWarranty what comes on top of it after the warranty
record CompactMonth(ScheduleSheet schedule, String cards, String capital, String committed, String fixed, String afterWarranty) {

    static String fixed(String cards, String servers, String capital) {
        return cards + "*buy.kwPerGpu*buy.colocationPerKwMonth+" + servers + "*buy.rackPerMonth+buy.staffPerMonth+buy.softwarePerMonth+" + capital + "*buy.insuranceRate/12";
    }

    static String afterWarranty(String capital, String spares) {
        return capital + "*buy.maintenanceRate/12+" + spares + "*buy.failureRate/12";
    }

    /// Average cards in use on owned cards, in units of the first month's demand.
    String ownedArea(int month, String capacity) {
        return DemandSheet.areaOf(capacity + "*" + schedule.at(Month.DELIVERED, month) + "/" + schedule.at(Month.GROWTH, month));
    }

    /// The same on owned and committed cards.
    String servedArea(int month, String capacity) {
        return DemandSheet.areaOf("(" + capacity + "*" + schedule.at(Month.DELIVERED, month) + "+" + committed + ")/" + schedule.at(Month.GROWTH, month));
    }

    /// Costs after tax without resale and disposal.
    ///
    /// @param owned  reference to [#ownedArea]
    /// @param served reference to [#servedArea]
    String paid(int month, End end, String owned, String served) {
        String flow = capital + "*" + schedule.at(Unit.CAPITAL_FLOW, end, month);
        return month == 0 ? flow : "(1-tax.rate)*(" + rent(month, owned, served) + "+" + own(month, owned) + ")+" + flow;
    }

    /// Resale and disposal after tax.
    String closing(int month, End end) {
        return "(1-tax.rate)*" + schedule.at(Unit.ENDS, end, month) + "*(IF(" + cards + ">0,buy.disposal,0)-" + capital + "*" + schedule.at(Month.RESALE_SHARE, month) + ")";
    }

    /// The tax on resale and disposal alone, which counts as paid before they do.
    String taxOnClosing(int month, End end) {
        return "tax.rate*" + schedule.at(Unit.ENDS, end, month) + "*(" + capital + "*" + schedule.at(Month.RESALE_SHARE, month) + "-IF(" + cards + ">0,buy.disposal,0))";
    }

    private String rent(int month, String owned, String served) {
        String hours = "hoursPerMonth*" + schedule.at(Month.GROWTH, month) + "*(demand.average-" + served + ")*" + schedule.at(Month.RENT_PER_HOUR, month);
        String share = "IF(demand.average>0,(demand.average-" + owned + ")/demand.average,IF(" + cards + "=0,1,0))*" + schedule.at(Month.RENT_FIXED, month);
        return "model.charges*(" + hours + "+" + share + "+" + committed + "*hoursPerMonth*model.committedPrice)";
    }

    private String own(int month, String owned) {
        String load = schedule.at(Month.GROWTH, month) + "*" + owned;
        String power = "model.powerPrice*hoursPerMonth*(model.idlePower*" + cards + "+(1-model.idlePower)*" + load + ")";
        String counted = "IF(model.usedOnly," + load + "/" + cards + ",1)";
        return "IF(" + cards + "=0,0," + schedule.at(Month.DELIVERED, month) + "*(" + power + "+" + counted + "*(" + fixed + "+" + schedule.at(Month.AFTER_WARRANTY, month)
                + "*" + afterWarranty + ")))";
    }
}
