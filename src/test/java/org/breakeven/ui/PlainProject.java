package org.breakeven.ui;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Money;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Scenario;
import org.breakeven.model.Source;
import org.breakeven.model.Term;

/// Sums for the head: eight cards at 7,300 against 2 an hour, 730 hours a month, nothing else. All eight are needed at
/// once, a share u of the time, so rent is 11,680 u a month and buying, at 58,400, pays back in month 5 / u. Over 36
/// months that is worth it above u* = 5 / 36 = 13.9 %.
final class PlainProject {

    static final String CARD = "Plain 10GB";
    private static final Source SHEET = Source.of("plain sheet", LocalDate.of(2026, 11, 1));

    private PlainProject() { }

    static Project at(double utilization) {
        Assumptions assumptions = Assumptions.bare().with(AssumptionKey.DEMAND_SHAPE, "bursty").with(AssumptionKey.DEMAND_UTILIZATION, utilization);
        RentOffer offer = new RentOffer("Plain Cloud", CARD, CARD, 1, "", Term.ON_DEMAND, new BigDecimal("2.00"), "USD", false, SHEET);
        PurchaseQuote quote = new PurchaseQuote("Plain Shop", CARD, 1, false, Money.of("7300", "USD"), SHEET);
        PriceBook book = new PriceBook(List.of(offer), List.of(quote), List.of(), List.of(), List.of());
        return new Project("Plain", "USD", book, null, List.of(new Scenario("Base", assumptions)), List.of(CARD), List.of(), true);
    }

    static Project empty() {
        return new Project("Empty", "USD", PriceBook.empty(), null, List.of(new Scenario("Base", Assumptions.defaults())), List.of(), List.of(), false);
    }
}
