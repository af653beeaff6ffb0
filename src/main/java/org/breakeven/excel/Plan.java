package org.breakeven.excel;

/// The three options a workbook shows month by month; named cells begin with the id.
enum Plan {
    RENT, BUY, HYBRID;

    /// `rent`, `buy`, `hybrid`.
    String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /// A named cell of this option: `buy.total`.
    String named(String what) {
        return id() + "." + what;
    }

    String title(Subject subject) {
        return subject.text(switch (this) {
            case RENT -> "excel.sheet.rent";
            case BUY -> "excel.sheet.buy";
            case HYBRID -> "excel.sheet.hybrid";
        });
    }

    /// Cards owned, as formula.
    String cards() {
        return switch (this) {
            case RENT -> "0";
            case BUY -> "IF(model.wholeServers,ROUNDUP(buy.gpus/buy.gpusPerServer,0)*buy.gpusPerServer,buy.gpus)";
            case HYBRID -> "scan.best";
        };
    }

    boolean owns() {
        return this != RENT;
    }
}
