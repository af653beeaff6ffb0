package org.breakeven.excel;

import org.breakeven.comparison.Comparison;
import org.breakeven.model.AssumptionKey;

/// What the figures take for granted, printed with them: month length, discounting, currency, rates, dates; and whether
/// the workbook agrees with itself.
final class Conventions {

    private final Subject subject;
    private final Page page;
    private final int width;

    Conventions(Subject subject, Page page, int width) {
        this.subject = subject;
        this.page = page;
        this.width = width;
    }

    void write(int firstRow) {
        int row = firstRow;
        page.text(row++, 0, subject.text("excel.conventions"), Look.SECTION);
        line(row++, subject.messages().word(AssumptionKey.HOURS_PER_MONTH), "hoursPerMonth", Look.FIGURE);
        line(row++, subject.messages().word(AssumptionKey.HORIZON_MONTHS), "horizonMonths", Look.COUNT);
        line(row++, subject.messages().word(AssumptionKey.DISCOUNT_RATE), "discountRate", Look.PERCENT);
        line(row++, subject.messages().word(AssumptionKey.DISCOUNT_TIMING), "discountTiming", Look.LABEL);
        line(row++, subject.messages().word(AssumptionKey.DEMAND_UTILIZATION), "demand.utilization", Look.PERCENT);
        page.text(row, 0, subject.text("excel.currency"), Look.LABEL);
        page.text(row++, 3, subject.comparison().currency(), Look.LABEL);
        page.text(row, 0, subject.text("excel.made"), Look.LABEL);
        page.date(row++, 3, subject.made());
        row = rates(row);
        checks(row);
    }

    private void line(int row, String label, String formula, Look look) {
        page.text(row, 0, label, Look.LABEL);
        page.formula(row, 3, formula, look);
    }

    private int rates(int firstRow) {
        int row = firstRow;
        for (Comparison.Warning warning : subject.comparison().warnings()) {
            if (warning.reason().key().equals("comparison.converted")) {
                page.across(row++, 0, width, subject.text("excel.rate", subject.messages().text(warning.detail())), Look.WRAPPED, 1);
            }
        }
        return row;
    }

    /// The number of cards is found on one sheet and reckoned out on another: both must come to the same sum.
    private void checks(int row) {
        page.text(row, 0, subject.text("excel.check.scan"), Look.LABEL);
        page.formula(row, 3, "IF(ABS(hybrid.npv-scan.lowest)<0.01,\"✓\",\"✗\")", Look.STRONG);
        page.text(row + 1, 0, subject.text("excel.check.horizon"), Look.LABEL);
        page.formula(row + 1, 3, "IF(horizonMonths<=" + subject.inputs().months() + ",\"✓\"," + LiveText.quoted(subject.text("excel.check.horizonTooLong")) + ")", Look.STRONG);
        page.text(row + 2, 0, subject.text("excel.check.cards"), Look.LABEL);
        page.formula(row + 2, 3, "IF(AND(model.cards<=demand.rows,scan.most<=MAX(scan.cards)),\"✓\"," + LiveText.quoted(subject.text("excel.demand.tooFew")) + ")", Look.STRONG);
    }
}
