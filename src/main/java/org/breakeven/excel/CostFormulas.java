package org.breakeven.excel;

import java.util.function.Function;
import org.breakeven.costing.CostKind;
import org.breakeven.excel.ScheduleSheet.End;
import org.breakeven.excel.ScheduleSheet.Month;
import org.breakeven.excel.ScheduleSheet.Unit;

/// The formula of every cost of one month on a month sheet: the same arithmetic as the model's, over named cells.
final class CostFormulas {

    private final Plan plan;
    private final ScheduleSheet schedule;
    private final int month;
    private final Function<MonthColumn, String> here;
    private final Function<CostKind, String> cost;

    /// @param here reference to a column of the month's row
    /// @param cost reference to a cost of the month's row
    CostFormulas(Plan plan, ScheduleSheet schedule, int month, Function<MonthColumn, String> here, Function<CostKind, String> cost) {
        this.plan = plan;
        this.schedule = schedule;
        this.month = month;
        this.here = here;
        this.cost = cost;
    }

    /// Hours and prices before the costs.
    String of(MonthColumn column) {
        String hours = at(Month.WITHIN) + "*hoursPerMonth*" + at(Month.GROWTH) + "*";
        String owned = named("capacity") + "*" + at(Month.DELIVERED);
        return switch (column) {
            case NEEDED -> hours + "demand.average";
            case OWNED -> hours + "(" + DemandSheet.areaOf(owned + "/" + at(Month.GROWTH)) + ")";
            case COMMITTED -> hours + "(" + DemandSheet.areaOf("(" + owned + "+" + named("committed") + ")/" + at(Month.GROWTH)) + ")-" + here.apply(MonthColumn.OWNED);
            case ON_DEMAND -> here.apply(MonthColumn.NEEDED) + "-" + here.apply(MonthColumn.OWNED) + "-" + here.apply(MonthColumn.COMMITTED);
            case RENTED_SHARE -> "IF(" + here.apply(MonthColumn.NEEDED) + ">0,(" + here.apply(MonthColumn.NEEDED) + "-" + here.apply(MonthColumn.OWNED) + ")/"
                    + here.apply(MonthColumn.NEEDED) + ",IF(" + named("cards") + "=0," + at(Month.WITHIN) + ",0))";
            case PRICE -> at(Month.WITHIN) + "*" + at(Month.PRICE);
            case COUNTED -> "IF(" + named("cards") + "=0,0," + at(Month.WITHIN) + "*" + at(Month.DELIVERED) + "*IF(model.usedOnly," + here.apply(MonthColumn.OWNED)
                    + "/(hoursPerMonth*" + named("cards") + "),1))";
            case DEDUCTIBLE -> plan.owns() ? named("capital") + "*(1+model.vatOnPurchase)*" + at(Unit.DEDUCTIBLE) : "0";
            default -> throw new IllegalArgumentException(column.name());
        };
    }

    String of(CostKind kind) {
        return kind.side() == CostKind.Side.RENT ? rent(kind) : kind == CostKind.TAX_SHIELD ? tax() : own(kind);
    }

    private String rent(CostKind kind) {
        String wasted = "*rent.gpusPerInstance*" + here.apply(MonthColumn.PRICE) + "*" + here.apply(MonthColumn.RENTED_SHARE);
        String share = here.apply(MonthColumn.RENTED_SHARE) + "*";
        String compute = cost.apply(CostKind.COMPUTE) + "*";
        return switch (kind) {
            case COMPUTE -> here.apply(MonthColumn.ON_DEMAND) + "*" + here.apply(MonthColumn.PRICE);
            case COMMITMENT -> at(Month.WITHIN) + "*" + named("committed") + "*hoursPerMonth*model.committedPrice";
            case SPOT_OVERHEAD -> compute + "model.spotOverhead";
            case ROUNDING -> "model.roundingHours" + wasted;
            case UPLOAD_WAIT -> "model.uploadHours" + wasted;
            case DEBUG -> "rent.debugHours" + wasted;
            case FAILED -> compute + "model.billedPerUseful*rent.failedShare";
            case IDLE -> compute + "model.billedPerUseful*rent.idleShare";
            case FORGOTTEN -> "model.forgottenHours" + wasted;
            case STORAGE -> share + "rent.storageGb*rent.storagePrice";
            case STOPPED_STORAGE -> share + "rent.stoppedStorageGb*rent.stoppedStoragePrice";
            case IMAGES -> share + "rent.imageGb*rent.imagePrice";
            case EGRESS -> share + "model.egressCost";
            case PUBLIC_IP -> share + "rent.publicIps*rent.publicIpPrice";
            case SUPPORT -> "rent.supportShare*" + sum(CostKind.COMPUTE, CostKind.PUBLIC_IP);
            case RENT_VAT -> "model.vatOnRent*" + sum(CostKind.COMPUTE, CostKind.SUPPORT);
            default -> throw new IllegalArgumentException(kind.id());
        };
    }

    private String own(CostKind kind) {
        String counted = here.apply(MonthColumn.COUNTED) + "*";
        String late = counted + at(Month.AFTER_WARRANTY) + "*";
        return switch (kind) {
            case CAPITAL -> named("capital") + "*" + at(Unit.PAID);
            case BUY_VAT -> named("capital") + "*model.vatOnPurchase*" + at(Unit.PAID);
            case FINANCING -> named("capital") + "*(1+model.vatOnPurchase)*" + at(Unit.FINANCING);
            case POWER -> at(Month.WITHIN) + "*" + at(Month.DELIVERED) + "*model.powerPrice*(model.idlePower*" + named("cards") + "*hoursPerMonth+(1-model.idlePower)*"
                    + here.apply(MonthColumn.OWNED) + ")";
            case COLOCATION -> counted + "(" + named("cards") + "*buy.kwPerGpu*buy.colocationPerKwMonth+" + named("servers") + "*buy.rackPerMonth)";
            case STAFF -> counted + "buy.staffPerMonth";
            case SOFTWARE -> counted + "buy.softwarePerMonth";
            case INSURANCE -> counted + named("capital") + "*buy.insuranceRate/12";
            case MAINTENANCE -> late + named("capital") + "*buy.maintenanceRate/12";
            case REPLACEMENT -> late + named("spares") + "*buy.failureRate/12";
            case DISPOSAL -> "IF(" + named("cards") + ">0,buy.disposal*" + at(Unit.ENDS) + ",0)";
            case RESALE -> "-" + named("capital") + "*" + at(Unit.ENDS) + "*" + at(Month.RESALE_SHARE);
            default -> throw new IllegalArgumentException(kind.id());
        };
    }

    /// What the expenses and the depreciation save in income tax; capital flows are no expenses.
    private String tax() {
        String owned = plan.owns() ? "+" + sum(CostKind.POWER, CostKind.RESALE) : "";
        return "-tax.rate*(" + sum(CostKind.COMPUTE, CostKind.RENT_VAT) + owned + "+" + here.apply(MonthColumn.DEDUCTIBLE) + ")";
    }

    private String sum(CostKind first, CostKind last) {
        return "SUM(" + cost.apply(first) + ":" + cost.apply(last) + ")";
    }

    private String named(String what) {
        return plan.named(what);
    }

    private String at(Month column) {
        return schedule.at(column, month);
    }

    private String at(Unit column) {
        return schedule.at(column, End.HORIZON, month);
    }
}
