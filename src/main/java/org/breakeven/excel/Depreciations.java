package org.breakeven.excel;

/// Depreciation by year as shares of the cost, every method live; the last column is the one chosen.
final class Depreciations {

    /// Ten years are as far as the model looks.
    private static final int YEARS = 10;
    private static final double[] MACRS5 = {0.20, 0.32, 0.192, 0.1152, 0.1152, 0.0576};

    private final Subject subject;
    private final Page page;
    private final int column;

    /// @param column where the table stands
    Depreciations(Subject subject, Page page, int column) {
        this.subject = subject;
        this.page = page;
        this.column = column;
    }

    void write(int headerRow) {
        page.header(headerRow, column, subject.text("excel.depreciation.year"), subject.text("words.value.straight_line"),
                subject.text("words.value.sum_of_years"), subject.text("excel.depreciation.book"), subject.text("words.value.double_declining"),
                subject.text("words.value.macrs5"), subject.text("excel.depreciation.book"), subject.text("words.value.exponential"),
                subject.text("excel.depreciation.chosen"));
        for (int year = 1; year <= YEARS; year++) {
            year(headerRow + year, year);
        }
        page.text(headerRow + YEARS + 1, column, subject.text("excel.schedule.units"), Look.NOTE);
        page.nameColumn("model.depreciation", headerRow + 1, headerRow + YEARS, column + 8);
    }

    private void year(int row, int year) {
        page.number(row, column, (double) year, Look.COUNT);
        share(row, 1, "(1-tax.residualShare)/model.taxYears");
        share(row, 2, "(1-tax.residualShare)*(model.taxYears-" + cell(row, 0) + "+1)/(model.taxYears*(model.taxYears+1)/2)");
        page.formula(row, column + 3, year == 1 ? "1" : cell(row - 1, 3) + "-" + cell(row - 1, 4), Look.PERCENT);
        share(row, 4, "IF(model.taxYears-" + cell(row, 0) + "=1,(" + cell(row, 3) + "-tax.residualShare)/2,IF(model.taxYears=" + cell(row, 0) + ","
                + cell(row, 3) + "-tax.residualShare," + cell(row, 3) + "*2/model.taxYears))");
        page.number(row, column + 5, year <= MACRS5.length ? MACRS5[year - 1] : 0, Look.PERCENT);
        page.formula(row, column + 6, year == 1 ? "1" : cell(row - 1, 6) + "-" + cell(row - 1, 7), Look.PERCENT);
        share(row, 7, cell(row, 6) + "*(1-MAX(tax.residualShare,0.01)^(1/model.taxYears))");
        page.formula(row, column + 8, "IF(tax.depreciation=\"sum_of_years\"," + cell(row, 2) + ",IF(tax.depreciation=\"double_declining\"," + cell(row, 4)
                + ",IF(tax.depreciation=\"macrs5\"," + cell(row, 5) + ",IF(tax.depreciation=\"exponential\"," + cell(row, 7) + "," + cell(row, 1) + "))))", Look.PERCENT);
    }

    /// Nothing is left to write off after the last year.
    private void share(int row, int offset, String formula) {
        page.formula(row, column + offset, "IF(" + cell(row, 0) + ">model.taxYears,0," + formula + ")", Look.PERCENT);
    }

    private String cell(int row, int offset) {
        return Page.here(row, column + offset);
    }
}
