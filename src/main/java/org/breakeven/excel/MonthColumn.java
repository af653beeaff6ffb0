package org.breakeven.excel;

/// Columns of a month sheet beside the costs.
enum MonthColumn {
    MONTH(true), NEEDED(true), OWNED(true), COMMITTED(true), ON_DEMAND(true), RENTED_SHARE(true), PRICE(true), COUNTED(true),
    // after the costs
    TOTAL(false), DISCOUNT(false), PRESENT_VALUE(false), CUMULATIVE(false), DEDUCTIBLE(false);

    private final boolean beforeCosts;

    MonthColumn(boolean beforeCosts) {
        this.beforeCosts = beforeCosts;
    }

    boolean beforeCosts() {
        return beforeCosts;
    }

    String title(Subject subject) {
        return subject.text(switch (this) {
            case MONTH -> "excel.month";
            case NEEDED -> "excel.column.needed";
            case OWNED -> "excel.column.owned";
            case COMMITTED -> "excel.column.committed";
            case ON_DEMAND -> "excel.column.onDemand";
            case RENTED_SHARE -> "excel.column.rentedShare";
            case PRICE -> "excel.price";
            case COUNTED -> "excel.column.counted";
            case TOTAL -> "excel.column.total";
            case DISCOUNT -> "excel.discountFactor";
            case PRESENT_VALUE -> "excel.column.presentValue";
            case CUMULATIVE -> "excel.column.cumulative";
            case DEDUCTIBLE -> "excel.column.deductible";
        });
    }

    Look look() {
        return switch (this) {
            case MONTH -> Look.COUNT;
            case NEEDED, OWNED, COMMITTED, ON_DEMAND -> Look.HOURS;
            case RENTED_SHARE, COUNTED -> Look.PERCENT;
            case PRICE -> Look.PRICE;
            case DISCOUNT -> Look.FACTOR;
            default -> Look.MONEY;
        };
    }
}
