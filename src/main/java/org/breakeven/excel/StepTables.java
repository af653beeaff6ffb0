package org.breakeven.excel;

import java.util.ArrayList;
import java.util.List;
import org.breakeven.model.StepList;

/// The two lists among the assumptions as live tables: egress through its tiers, resale by age.
final class StepTables {

    private final Subject subject;
    private final Page page;

    StepTables(Subject subject, Page page) {
        this.subject = subject;
        this.page = page;
    }

    void write(int firstRow) {
        resale(egress(firstRow) + 1);
    }

    /// Each tier's part of the volume at the tier's price; what exceeds the last tier is charged at its price.
    private int egress(int firstRow) {
        List<StepList.Step> tiers = subject.inputs().rent().extras().egressTiers().steps();
        List<StepList.Step> shown = tiers.isEmpty() ? List.of(new StepList.Step(Double.POSITIVE_INFINITY, 0)) : tiers;
        page.text(firstRow, 0, subject.text("excel.egress"), Look.SECTION);
        page.header(firstRow + 1, 0, subject.text("excel.egress.from"), subject.text("excel.egress.upTo"), subject.text("excel.egress.price"),
                subject.text("excel.egress.part"), subject.text("excel.egress.cost"));
        int first = firstRow + 2;
        for (int i = 0; i < shown.size(); i++) {
            tier(first + i, i == 0, i == shown.size() - 1, shown.get(i));
        }
        int last = first + shown.size() - 1;
        page.text(last + 1, 0, subject.text("excel.egress.total"), Look.TOTAL_LABEL);
        for (int column = 1; column < 4; column++) {
            page.text(last + 1, column, "", Look.TOTAL_LABEL);
        }
        page.formula(last + 1, 4, "SUM(" + Page.here(first, 4) + ":" + Page.here(last, 4) + ")", Look.TOTAL_MONEY);
        page.name("model.egressCost", last + 1, 4);
        return last + 2;
    }

    private void tier(int row, boolean first, boolean last, StepList.Step tier) {
        if (first) {
            page.number(row, 0, 0.0, Look.FIGURE);
        } else {
            page.formula(row, 0, Page.here(row - 1, 1), Look.FIGURE);
        }
        // the last tier has no end
        page.number(row, 1, last ? null : Double.valueOf(tier.upTo()), Look.INPUT_FIGURE);
        page.number(row, 2, tier.value(), Look.INPUT_PRICE);
        String end = last ? "rent.egressGb" : "MIN(rent.egressGb," + Page.here(row, 1) + ")";
        page.formula(row, 3, "MAX(0," + end + "-" + Page.here(row, 0) + ")", Look.FIGURE);
        page.formula(row, 4, Page.here(row, 3) + "*" + Page.here(row, 2), Look.MONEY);
    }

    /// Points of the resale curve; new is 1, and after the last point it stays flat.
    private void resale(int firstRow) {
        List<StepList.Step> points = new ArrayList<>(List.of(new StepList.Step(0, 1)));
        subject.inputs().buy().life().resaleCurve().steps().stream().filter(step -> !Double.isInfinite(step.upTo())).forEach(points::add);
        page.text(firstRow, 0, subject.text("excel.resale"), Look.SECTION);
        page.header(firstRow + 1, 0, subject.text("excel.resale.age"), subject.text("excel.resale.share"));
        int first = firstRow + 2;
        for (int i = 0; i < points.size(); i++) {
            page.number(first + i, 0, points.get(i).upTo(), Look.INPUT_FIGURE);
            page.number(first + i, 1, points.get(i).value(), Look.INPUT_PERCENT);
        }
        int last = first + points.size() - 1;
        page.nameColumn("model.resaleAges", first, last, 0);
        page.nameColumn("model.resaleShares", first, last, 1);
        page.text(last + 1, 0, subject.text("excel.resale.byCurve"), Look.LABEL);
        page.flag(last + 1, 1, !subject.inputs().buy().life().resaleCurve().isEmpty(), Look.INPUT_FLAG);
        page.choices(last + 1, 1, "TRUE", "FALSE");
        page.name("model.resaleByCurve", last + 1, 1);
    }
}
