package org.breakeven.excel;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.breakeven.comparison.Comparison;
import org.breakeven.comparison.Comparisons;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.CardModel;
import org.breakeven.model.Demand;
import org.breakeven.model.ElectricityPrice;
import org.breakeven.model.ExchangeRate;
import org.breakeven.model.LoadDurationCurve;
import org.breakeven.model.Money;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.ProviderFee;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Scenario;
import org.breakeven.model.Source;
import org.breakeven.model.Term;

/// Small projects with invented names, and the assumptions they are reckoned under.
record Fixture(String name, Project project, Assumptions assumptions) {

    static final LocalDate TODAY = LocalDate.of(2026, 11, 30);
    private static final Source SHEET = new Source("prices.csv", 7, LocalDate.of(2026, 11, 2), false);
    private static final Source WEAK = new Source("a planning figure", 0, LocalDate.of(2025, 3, 1), true);

    @Override
    public String toString() {
        return name;
    }

    Comparison compare() {
        return Comparisons.compare(project, assumptions, TODAY);
    }

    Comparison compareAt(double utilization) {
        return Comparisons.compare(project, change(assumptions, "demand.utilization", utilization), TODAY);
    }

    static List<Fixture> all() {
        return List.of(bare(), defaults(), everything(), measured(), servers(), spotAndLoan(), doubleDeclining(), commitment());
    }

    /// Only two prices count.
    static Fixture bare() {
        return of("bare", PriceBook.empty(), null, change(Assumptions.bare(), "demand.gpus", 8, "demand.utilization", 0.35,
                "rent.pricePerGpuHour", 1.5, "buy.pricePerGpu", 9000, "discountRate", 0.08));
    }

    /// The shipped defaults: waste, lead time, availability, resale by a curve.
    static Fixture defaults() {
        return of("defaults", book(false), null, Assumptions.defaults());
    }

    /// Growth, drift, tiers, taxes, renewals within the horizon, a price a GPU from a foreign currency.
    static Fixture everything() {
        return of("everything", book(false), null, change(Assumptions.defaults(), "demand.gpus", 10, "demand.utilization", 0.45,
                "demand.shape", "working_hours", "demand.growth", 0.3, "rent.drift", -0.1, "rent.committedGpus", 3, "rent.egressGb", 15000,
                "rent.egressTiers", "1:0,10240:0.09,51200:0.085,inf:0.05", "rent.supportShare", 0.03, "rent.vatRate", 0.06,
                "rent.vatRecoverable", false, "buy.vatRate", 0.13, "buy.vatRecoverable", false, "buy.leadMonths", 2, "buy.usefulLifeMonths", 24,
                "buy.warrantyMonths", 12, "buy.disposal", 700, "buy.financedShare", 0.6, "buy.loanMonths", 48, "tax.rate", 0.25,
                "buy.spareShare", 0.02, "buy.installation", 1500, "buy.storagePrice", 4000, "discountTiming", "year_mid", "rent.publicIps", 2,
                "rent.stoppedStorageGb", 300, "rent.autoReleaseHours", 24, "buy.colocationPerKwMonth", 120, "buy.rackPerMonth", 90));
    }

    /// A curve from a log, stretched by the utilization.
    static Fixture measured() {
        Demand log = new Demand(LoadDurationCurve.of(0.95, 0.9, 0.62, 0.4, 0.4, 0.15, 0.05, 0.01), 0.1, Demand.Origin.USAGE, "a log");
        return of("measured", book(false), log, Assumptions.defaults());
    }

    /// Whole servers of eight for a fleet of 20, running costs for used hours only.
    static Fixture servers() {
        return of("servers", book(true), null, change(Assumptions.defaults(), "demand.gpus", 20, "demand.utilization", 0.7, "demand.growth", -0.1,
                "buy.runningCostBasis", "used", "horizonMonths", 60, "buy.warrantyMonths", 24, "discountTiming", "year_end"));
    }

    static Fixture spotAndLoan() {
        return of("spot and loan", book(false), null, change(Assumptions.defaults(), "rent.term", "spot", "demand.shape", "bursty",
                "demand.utilization", 0.8, "buy.financedShare", 1, "buy.loanMonths", 60, "buy.loanRate", 0.06, "tax.rate", 0.2,
                "tax.lifeMonths", 60, "buy.resaleShare", 0.25, "horizonMonths", 30));
    }

    static Fixture doubleDeclining() {
        return of("double declining", book(false), null, change(Assumptions.defaults(), "tax.rate", 0.3, "tax.depreciation", "double_declining",
                "tax.lifeMonths", 60, "buy.alreadyOwned", true, "buy.usefulLifeMonths", 12, "buy.loanRate", 0, "buy.financedShare", 0.5,
                "horizonMonths", 48, "demand.utilization", 0.6));
    }

    /// Everything under a yearly commitment.
    static Fixture commitment() {
        return of("commitment", book(false), null, change(Assumptions.defaults(), "rent.term", "year_1", "demand.gpus", 6,
                "demand.utilization", 0.75, "tax.rate", 0.25, "tax.depreciation", "sum_of_years", "project.months", 30));
    }

    private static Fixture of(String name, PriceBook book, Demand measured, Assumptions assumptions) {
        Project project = new Project(name, "USD", book, measured, List.of(new Scenario("base", assumptions)),
                book.offers().isEmpty() ? List.of("Card X") : List.of(), List.of(), false);
        return new Fixture(name, project, assumptions);
    }

    static Assumptions change(Assumptions start, Object... settings) {
        Assumptions result = start;
        for (int i = 0; i < settings.length; i += 2) {
            result = result.with(AssumptionKey.find((String) settings[i]).orElseThrow(), settings[i + 1].toString());
        }
        return result;
    }

    static PriceBook book(boolean servers) {
        return new PriceBook(
                List.of(offer("Cloud A", "Card X", Term.ON_DEMAND, "1.83", "USD"), offer("Cloud A", "Card X", Term.SPOT, "0.97", "USD"),
                        offer("Cloud B", "Card X", Term.YEAR_1, "1.31", "USD"), offer("=1+1", "Card Y", Term.ON_DEMAND, "6.5", "CNY")),
                List.of(new PurchaseQuote("Vendor C", "Card X", servers ? 8 : 1, servers, Money.of(servers ? "260000" : "21000", "USD"), WEAK),
                        new PurchaseQuote("@Vendor", "Card Y", 1, false, Money.of("48000", "CNY"), SHEET)),
                List.of(new ProviderFee("Cloud A", ProviderFee.Kind.STORAGE, "volume", Money.of("0.07", "USD"), "GB-month", SHEET),
                        new ProviderFee("Cloud A", ProviderFee.Kind.EGRESS, "egress", Money.of("0.02", "USD"), "GB", SHEET)),
                List.of(new ElectricityPrice("Somewhere", Money.of("0.11", "USD"), SHEET)),
                List.of(new ExchangeRate("USD", "CNY", new BigDecimal("7.1"), SHEET)),
                List.of(new CardModel("Card X", "Card X", "Maker", 80, 0, 0, 700, "", "", List.of(), SHEET)));
    }

    private static RentOffer offer(String provider, String card, Term term, String price, String currency) {
        return new RentOffer(provider, card, card, 2, "", term, new BigDecimal(price), currency, false, SHEET);
    }
}
