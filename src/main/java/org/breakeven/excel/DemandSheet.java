package org.breakeven.excel;

import org.breakeven.model.Demand;

/// The load-duration curve, live: F(k) for every card, its area, and with it how much of the demand k cards serve.
///
/// A stated demand is drawn anew from cards, utilization and shape; a measured curve is stretched to the utilization.
/// Rows run from k = 0 to the most cards, and one further in which F is 0.
final class DemandSheet {

    private static final int HEADER_ROW = 6;
    private static final int ZERO_ROW = HEADER_ROW + 1;
    /// Sheets with more rows than this are slow in every spreadsheet.
    static final int MOST_CARDS = 20_000;
    private static final int FEW = 32;

    private final Subject subject;
    private final Page page;
    private final int rows;
    private int shareColumn;

    private DemandSheet(Subject subject, Page page) {
        this.subject = subject;
        this.page = page;
        this.rows = rows(subject);
    }

    /// A small stated fleet has room to double in the workbook itself.
    static int rows(Subject subject) {
        int cards = cards(subject);
        return !subject.isMeasured() && cards <= FEW ? Math.max(8, 2 * cards) : cards;
    }

    private static int cards(Subject subject) {
        return subject.isMeasured() ? measured(subject).length : subject.inputs().demand().gpus();
    }

    static Page write(Subject subject, Book book) {
        Page page = book.page(subject.text("excel.sheet.demand"));
        page.heading(subject.text("excel.sheet.demand"), subject.text(subject.isMeasured() ? "excel.demand.measured" : "excel.demand.stated"));
        DemandSheet sheet = new DemandSheet(subject, page);
        if (subject.isMeasured()) {
            sheet.measured();
        } else {
            sheet.stated();
        }
        sheet.finish();
        return page;
    }

    private int row(int k) {
        return ZERO_ROW + k;
    }

    private String cell(int k, int column) {
        return Page.here(row(k), column);
    }

    /// The curve as the log has it; where the user set a utilization it was stretched, and the log's own is taken back.
    private static double[] measured(Subject subject) {
        Demand used = subject.inputs().demand();
        Demand log = subject.project().measured();
        return log != null && log.gpus() == used.gpus() ? log.curve().shares() : used.curve().shares();
    }

    private void measured() {
        shareColumn = 4;
        page.header(HEADER_ROW, 0, subject.text("excel.demand.k"), subject.text("excel.demand.log"), subject.text("excel.demand.above"),
                subject.text("excel.demand.factor"), subject.text("excel.demand.share"), subject.text("excel.demand.area"));
        double[] shares = measured(subject);
        for (int k = 0; k <= rows + 1; k++) {
            page.number(row(k), 0, (double) k, Look.COUNT);
            if (k > 0) {
                page.number(row(k), 1, k <= shares.length ? shares[k - 1] : 0.0, Look.INPUT_PERCENT);
                page.formula(row(k), 4, "MIN(1,model.stretch*" + cell(k, 1) + ")", Look.PERCENT);
            }
            if (k <= rows) {
                page.formula(row(k), 2, k == rows ? "0" : cell(k + 1, 2) + "+" + cell(k + 1, 1), Look.FIGURE);
                page.formula(row(k), 3, "IF(" + cell(k, 2) + ">0,(MIN(demand.utilization*demand.gpus,demand.rows)-" + cell(k, 0) + ")/" + cell(k, 2) + ",0)", Look.FIGURE);
            }
        }
        page.text(4, 0, subject.text("excel.demand.stretch"), Look.LABEL);
        page.formula(4, 2, "MAX(0,MAX(" + page.column(row(0), row(rows), 3) + "))", Look.FACTOR);
        page.name("model.stretch", 4, 2);
    }

    private void stated() {
        shareColumn = 6;
        page.header(HEADER_ROW, 0, subject.text("excel.demand.k"), subject.text("excel.demand.ways"), subject.text("excel.demand.exactlyByDay"),
                subject.text("excel.demand.atLeastByDay"), subject.text("excel.demand.exactlyOtherwise"), subject.text("excel.demand.atLeastOtherwise"),
                subject.text("excel.demand.share"), subject.text("excel.demand.area"));
        for (int k = 0; k <= rows + 1; k++) {
            page.number(row(k), 0, (double) k, Look.COUNT);
            String number = cell(k, 0);
            page.formula(row(k), 1, k == 0 ? "0" : "IF(" + number + ">model.cards,0," + cell(k - 1, 1) + "+LN((model.cards-" + number + "+1)/" + number + "))", Look.FIGURE);
            binomial(k, 2, "model.busyByDay");
            binomial(k, 4, "model.busyOtherwise");
            if (k > 0) {
                page.formula(row(k), 6, "IF(demand.shape=\"bursty\",IF(" + number + "<=model.cards,demand.utilization,0),model.workingShare*"
                        + cell(k, 3) + "+(1-model.workingShare)*" + cell(k, 5) + ")", Look.PERCENT);
            }
        }
    }

    /// P(exactly k) and P(at least k) of a binomial count with probability `p`.
    private void binomial(int k, int column, String p) {
        String number = cell(k, 0);
        page.formula(row(k), column, "IF(OR(" + number + ">model.cards," + p + "<=0," + p + ">=1),0,EXP(" + cell(k, 1) + "+" + number + "*LN(" + p
                + ")+(model.cards-" + number + ")*LN(1-" + p + ")))", Look.PERCENT);
        String tail = k > rows ? "0" : "MIN(1," + cell(k + 1, column + 1) + "+" + cell(k, column) + ")";
        page.formula(row(k), column + 1, "IF(" + p + "<=0,0,IF(" + p + ">=1,IF(" + number + "<=model.cards,1,0)," + tail + "))", Look.PERCENT);
    }

    private void finish() {
        int area = shareColumn + 1;
        for (int k = 0; k <= rows; k++) {
            page.formula(row(k), area, k == 0 ? "0" : cell(k - 1, area) + "+" + cell(k, shareColumn), Look.FIGURE);
        }
        page.nameColumn("demand.share", row(1), row(rows + 1), shareColumn);
        page.nameColumn("demand.area", row(0), row(rows), area);
        summary(2, "demand.average", page.at(row(rows), area), Look.FIGURE, subject.text("excel.demand.average"));
        summary(3, "demand.peak", "COUNTIF(demand.share,\">0\")", Look.COUNT, subject.text("excel.demand.peak"));
        page.number(4, 5, (double) rows, Look.COUNT);
        page.text(4, 4, subject.text("excel.demand.rows"), Look.LABEL);
        page.name("demand.rows", 4, 5);
        page.formula(5, 0, "IF(demand.gpus>demand.rows," + LiveText.quoted(subject.text("excel.demand.tooFew")) + ",\"\")", Look.NOTE);
        page.sheet().createFreezePane(1, ZERO_ROW);
    }

    private void summary(int row, String name, String formula, Look look, String label) {
        page.text(row, 0, label, Look.LABEL);
        page.formula(row, 2, formula, look);
        page.name(name, row, 2);
    }

    /// Formula for the average cards in use among the first `cards`, a fraction of a card counted in part.
    static String areaOf(String cards) {
        String at = "MIN(" + cards + ",demand.rows)";
        return "INDEX(demand.area,INT(" + at + ")+1)+(" + at + "-INT(" + at + "))*INDEX(demand.share,INT(" + at + ")+1)";
    }
}
