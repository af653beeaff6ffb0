package org.breakeven.excel;

import org.breakeven.comparison.BreakEven;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Option;

/// Every card of the comparison in a row, as the application reckoned it: values, since only one card is detailed.
final class CardsTable {

    private final Subject subject;
    private final Page page;

    CardsTable(Subject subject, Page page) {
        this.subject = subject;
        this.page = page;
    }

    void write(int firstRow) {
        page.text(firstRow, 0, subject.text("excel.cards"), Look.SECTION);
        page.text(firstRow + 1, 0, subject.text("excel.cards.note"), Look.NOTE);
        page.header(firstRow + 2, 0, subject.text("excel.cards.card"), subject.text("excel.cards.choice"), subject.text("excel.cards.rentNpv"),
                subject.text("excel.cards.buyNpv"), subject.text("excel.cards.hybridNpv"), subject.text("excel.cards.hybridCards"),
                subject.text("excel.breakEven.months"), subject.text("excel.breakEven.discountedMonths"), subject.text("excel.breakEven.utilization"),
                subject.text("excel.breakEven.hoursPerDay"), subject.text("excel.breakEven.gpuHours"), subject.text("excel.breakEven.rentPrice"),
                subject.text("excel.breakEven.purchasePrice"), subject.text("excel.breakEven.priceToMonthlyRent"), subject.text("excel.cards.provider"),
                subject.text("excel.cards.rentPrice"), subject.text("excel.assumptions.asOf"), subject.text("excel.cards.vendor"),
                subject.text("excel.cards.purchasePrice"), subject.text("excel.assumptions.asOf"), subject.text("excel.cards.verdict"));
        int row = firstRow + 3;
        for (CardComparison card : subject.comparison().cards()) {
            options(row, card);
            breakEvens(row, card.breakEven());
            prices(row, card);
            page.text(row++, 20, subject.messages().text(card.verdict().headline()), Look.LABEL);
        }
    }

    private void options(int row, CardComparison card) {
        page.text(row, 0, card.card(), Look.STRONG);
        page.text(row, 1, card.verdict().choice() == null ? "—" : subject.messages().word(card.verdict().choice()), Look.LABEL);
        page.number(row, 2, npv(card.rent()), Look.MONEY);
        page.number(row, 3, npv(card.buy()), Look.MONEY);
        page.number(row, 4, npv(card.hybrid()), Look.MONEY);
        page.number(row, 5, card.hybrid() == null ? null : Double.valueOf(card.hybrid().ownedGpus()), Look.COUNT);
    }

    private static Double npv(Option option) {
        return option == null ? null : option.npv();
    }

    private void breakEvens(int row, BreakEven told) {
        page.number(row, 6, told.months(), Look.MONTHS);
        page.number(row, 7, told.discountedMonths(), Look.MONTHS);
        page.number(row, 8, told.utilization(), Look.PERCENT);
        page.number(row, 9, told.hoursPerDay(), Look.MONTHS);
        page.number(row, 10, told.gpuHours(), Look.HOURS);
        page.number(row, 11, told.rentPrice(), Look.PRICE);
        page.number(row, 12, told.purchasePrice(), Look.MONEY);
        page.number(row, 13, told.priceToMonthlyRent(), Look.FIGURE);
    }

    private void prices(int row, CardComparison card) {
        card.offerUsed().ifPresent(offer -> {
            page.text(row, 14, offer.provider(), Look.LABEL);
            page.date(row, 16, offer.source().asOf());
        });
        card.quoteUsed().ifPresent(quote -> {
            page.text(row, 17, quote.vendor(), Look.LABEL);
            page.date(row, 19, quote.source().asOf());
        });
        if (card.inputs() != null) {
            page.number(row, 15, card.inputs().rent().price(), Look.PRICE);
            page.number(row, 18, card.inputs().buy().pricePerGpu(), Look.MONEY);
        }
    }
}
