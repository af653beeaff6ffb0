package org.breakeven.excel;

/// What the model derives from the assumptions before it comes to single months, each in a named cell `model.*`.
final class ModelCells {

    private final Subject subject;
    private final Page page;
    private int row;

    ModelCells(Subject subject, Page page) {
        this.subject = subject;
        this.page = page;
    }

    /// @return the row after the last
    int write(int firstRow) {
        row = firstRow;
        page.text(row++, AssumptionsSheet.LABEL, subject.text("excel.model"), Look.SECTION);
        demand();
        rent();
        own();
        taxes();
        return row;
    }

    private void demand() {
        cell("model.cards", "ROUNDUP(demand.gpus,0)", Look.COUNT, subject.text("excel.model.cards"));
        input("model.workingShare", org.breakeven.model.DemandShape.WORKING_SHARE, subject.text("excel.model.workingShare"));
        cell("model.busyByDay", "IF(demand.shape=\"working_hours\",MIN(1,demand.utilization/model.workingShare),demand.utilization)",
                Look.PERCENT, subject.text("excel.model.busyByDay"));
        cell("model.busyOtherwise", "IF(demand.shape=\"working_hours\",MAX(0,(demand.utilization-model.workingShare*model.busyByDay)"
                + "/(1-model.workingShare)),demand.utilization)", Look.PERCENT, subject.text("excel.model.busyOtherwise"));
    }

    private void rent() {
        cell("model.spotOverhead", "IF(rent.term=\"spot\",rent.spotInterruptionsPerHour*(rent.restartHours+rent.checkpointHours/2)"
                + "+IF(rent.checkpointHours>0,rent.checkpointWriteHours/rent.checkpointHours,0),0)", Look.PERCENT, subject.text("excel.model.spotOverhead"));
        cell("model.billedPerUseful", "1/MAX(0.01,1-rent.failedShare-rent.idleShare)", Look.FIGURE, subject.text("excel.model.billedPerUseful"));
        cell("model.roundingHours", "rent.runsPerMonth*rent.billingUnitSeconds/2/3600", Look.FIGURE, subject.text("excel.model.roundingHours"));
        cell("model.uploadHours", "IF(rent.uploadBeforeStart,0,rent.uploadGb*8000/rent.uploadMbps/3600)", Look.FIGURE, subject.text("excel.model.uploadHours"));
        cell("model.forgottenHours", "rent.forgottenPerMonth*IF(AND(ISNUMBER(rent.autoReleaseHours),rent.forgottenHours>0),"
                + "rent.forgottenHours*(1-EXP(-rent.autoReleaseHours/MAX(rent.forgottenHours,0.000000001))),rent.forgottenHours)",
                Look.FIGURE, subject.text("excel.model.forgottenHours"));
        cell("model.extras", "rent.storageGb*rent.storagePrice+rent.stoppedStorageGb*rent.stoppedStoragePrice+rent.imageGb*rent.imagePrice"
                + "+model.egressCost+rent.publicIps*rent.publicIpPrice", Look.PRICE, subject.text("excel.model.extras"));
        cell("model.vatOnRent", "IF(rent.vatRecoverable,0,rent.vatRate)", Look.PERCENT, subject.text("excel.model.vatOnRent"));
        cell("model.charges", "(1+rent.supportShare)*(1+model.vatOnRent)", Look.FIGURE, subject.text("excel.model.charges"));
        cell("model.committedGpus", "IF(rent.committedGpus>0,rent.committedGpus,IF(OR(rent.term=\"month\",LEFT(rent.term,6)=\"month_\","
                + "LEFT(rent.term,5)=\"year_\"),demand.peak,0))", Look.COUNT, subject.text("excel.model.committedGpus"));
        committedPrice();
    }

    /// The commitment's own offer, or the price of an hour where there is none.
    private void committedPrice() {
        var rent = subject.inputs().rent();
        String label = subject.text("excel.model.committedPrice");
        if (rent.committedPrice() == rent.price()) {
            cell("model.committedPrice", "rent.pricePerGpuHour", Look.PRICE, label);
        } else {
            page.number(row, AssumptionsSheet.VALUE, rent.committedPrice(), Look.INPUT_PRICE);
            named("model.committedPrice", label);
        }
    }

    private void own() {
        page.flag(row, AssumptionsSheet.VALUE, subject.inputs().buy().wholeServers(), Look.INPUT_FLAG);
        page.choices(row, AssumptionsSheet.VALUE, "TRUE", "FALSE");
        named("model.wholeServers", subject.text("excel.model.wholeServers"));
        cell("model.step", "IF(model.wholeServers,buy.gpusPerServer,1)", Look.COUNT, subject.text("excel.model.step"));
        cell("model.availability", "buy.availability*(1-buy.failureRate*buy.repairDays/365)", Look.PERCENT, subject.text("excel.model.availability"));
        cell("model.usedOnly", "buy.runningCostBasis=\"used\"", Look.COUNT, subject.text("excel.model.usedOnly"));
        cell("model.idlePower", "IF(model.usedOnly,0,buy.idlePowerShare)", Look.PERCENT, subject.text("excel.model.idlePower"));
        cell("model.powerPrice", "buy.kwPerGpu*buy.pue*buy.electricityPrice", Look.PRICE, subject.text("excel.model.powerPrice"));
        cell("model.vatOnPurchase", "IF(buy.vatRecoverable,0,buy.vatRate)", Look.PERCENT, subject.text("excel.model.vatOnPurchase"));
        cell("model.loanRate", "(1+buy.loanRate)^(1/12)-1", Look.PERCENT, subject.text("excel.model.loanRate"));
        cell("model.loanPayment", "IF(model.loanRate=0,1/buy.loanMonths,model.loanRate/(1-(1+model.loanRate)^(-buy.loanMonths)))",
                Look.FIGURE, subject.text("excel.model.loanPayment"));
    }

    private void taxes() {
        cell("model.taxYears", "INT((tax.lifeMonths+11)/12)", Look.COUNT, subject.text("excel.model.taxYears"));
    }

    private void input(String name, double value, String label) {
        page.number(row, AssumptionsSheet.VALUE, value, Look.INPUT_PERCENT);
        named(name, label);
    }

    private void cell(String name, String formula, Look look, String label) {
        page.formula(row, AssumptionsSheet.VALUE, formula, look);
        named(name, label);
    }

    private void named(String name, String label) {
        page.text(row, AssumptionsSheet.LABEL, label, Look.LABEL);
        page.text(row, AssumptionsSheet.UNIT, name, Look.UNIT);
        page.name(name, row, AssumptionsSheet.VALUE);
        row++;
    }
}
