package org.breakeven.excel;

import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.Set;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison;
import org.breakeven.model.Money;
import org.breakeven.model.ProviderFee;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;

/// Every price used, with where it stands and how old it is, and everything that is doubtful about the inputs.
final class SourcesSheet {

    private static final int HEADER_ROW = 3;

    private final Subject subject;
    private final Page page;
    private int row = HEADER_ROW + 1;

    private SourcesSheet(Subject subject, Page page) {
        this.subject = subject;
        this.page = page;
    }

    static Page write(Subject subject, Book book) {
        Page page = book.page(subject.text("excel.sheet.sources"));
        page.heading(subject.text("excel.sheet.sources"), subject.text("excel.sources.note", subject.made()));
        SourcesSheet sheet = new SourcesSheet(subject, page);
        sheet.prices();
        sheet.warnings();
        page.sheet().createFreezePane(0, HEADER_ROW + 1);
        return page;
    }

    private void prices() {
        page.header(HEADER_ROW, 0, subject.text("excel.sources.kind"), subject.text("excel.sources.usedFor"), subject.text("excel.sources.who"),
                subject.text("excel.price"), subject.text("excel.currency"), subject.text("excel.assumptions.unit"), subject.text("excel.sources.sheet"),
                subject.text("excel.sources.row"), subject.text("excel.assumptions.asOf"), subject.text("excel.sources.age"), subject.text("excel.sources.weak"));
        for (CardComparison card : subject.comparison().cards()) {
            card.offerUsed().ifPresent(offer -> offer(card.card(), offer));
            card.quoteUsed().ifPresent(quote -> quote(card.card(), quote));
        }
        Origins origins = new Origins(subject);
        for (ProviderFee.Kind kind : ProviderFee.Kind.values()) {
            if (kind != ProviderFee.Kind.OTHER) {
                origins.fee(kind).ifPresent(this::fee);
            }
        }
        origins.electricity().ifPresent(price -> line(subject.text("excel.sources.electricity"), subject.card().card(), price.place(), price.price(), "kWh", price.source()));
        rates();
    }

    private void offer(String card, RentOffer offer) {
        line(subject.text("excel.sources.rental", subject.messages().word(offer.term())), card, offer.provider(),
                new Money(offer.pricePerGpuHour(), offer.currency()), subject.text("words.unit.GPU-h"), offer.source());
    }

    private void quote(String card, PurchaseQuote quote) {
        String unit = subject.text(quote.server() ? "excel.sources.server" : "excel.sources.cards", quote.gpus());
        line(subject.text("excel.sources.purchase"), card, quote.vendor(), quote.price(), unit, quote.source());
    }

    private void fee(ProviderFee fee) {
        line(fee.label(), subject.card().card(), fee.provider(), fee.price(), fee.unit(), fee.source());
    }

    /// Rates of every currency that a price used is in; defaults are in US dollars.
    private void rates() {
        String currency = subject.comparison().currency();
        Set<String> foreign = new LinkedHashSet<>(Set.of("USD"));
        for (CardComparison card : subject.comparison().cards()) {
            card.offerUsed().ifPresent(offer -> foreign.add(offer.currency()));
            card.quoteUsed().ifPresent(quote -> foreign.add(quote.price().currency()));
        }
        foreign.remove(currency);
        for (String from : foreign) {
            subject.project().prices().rate(from, currency).ifPresent(rate -> line(subject.text("excel.sources.rate"), from + " → " + currency, "",
                    new Money(rate.rate(), currency), from, rate.source()));
        }
    }

    private void line(String kind, String usedFor, String who, Money price, String unit, Source source) {
        page.text(row, 0, kind, Look.LABEL);
        page.text(row, 1, usedFor, Look.LABEL);
        page.text(row, 2, who, Look.LABEL);
        page.number(row, 3, amount(price.amount()), Look.FIGURE);
        page.text(row, 4, price.currency(), Look.UNIT);
        page.text(row, 5, unit, Look.LABEL);
        page.text(row, 6, source.name(), Look.LABEL);
        page.number(row, 7, source.row() > 0 ? Double.valueOf(source.row()) : null, Look.COUNT);
        page.date(row, 8, source.asOf());
        page.number(row, 9, source.ageInDays(subject.made()).map(Long::doubleValue).orElse(null), Look.COUNT);
        page.text(row, 10, source.weak() ? subject.text("excel.sources.isWeak") : "", Look.UNIT);
        // the column after the last keeps the last one's text within its width
        page.text(row, 11, "", Look.LABEL);
        row++;
    }

    private static Double amount(BigDecimal amount) {
        return amount.doubleValue();
    }

    private void warnings() {
        row++;
        page.text(row++, 0, subject.text("excel.sources.warnings", subject.comparison().warnings().size()), Look.SECTION);
        for (Comparison.Warning warning : subject.comparison().warnings()) {
            page.text(row, 0, subject.messages().text(warning.reason()), Look.STRONG);
            page.text(row++, 1, subject.messages().text(warning.detail()), Look.LABEL);
        }
    }
}
