package org.breakeven.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.CardModel;
import org.breakeven.model.ExchangeRate;
import org.breakeven.model.Money;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Scenario;
import org.breakeven.model.Source;
import org.breakeven.model.Term;
import org.junit.jupiter.api.Test;

/// Which price of a card counts, in which currency, and what is said about it.
class PricesUsedTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 11, 30);
    private static final Source FRESH = Source.of("sheet", LocalDate.of(2026, 11, 1));
    private static final Source WEAK = new Source("hearsay", 0, LocalDate.of(2026, 11, 1), true);

    private final List<RentOffer> offers = new ArrayList<>();
    private final List<PurchaseQuote> quotes = new ArrayList<>();
    private final List<ExchangeRate> rates = new ArrayList<>();

    private void offer(String card, Term term, String price, String currency, boolean partOnly, Source source) {
        offers.add(new RentOffer("Cloud", card, card, 1, "", term, new BigDecimal(price), currency, partOnly, source));
    }

    private void quote(String card, int gpus, boolean server, String price, String currency, Source source) {
        quotes.add(new PurchaseQuote("Shop", card, gpus, server, Money.of(price, currency), source));
    }

    private Comparison compare(String currency, Assumptions assumptions) {
        List<CardModel> cards = List.of(card("X1 SXM 80GB"), card("X1 PCIe 80GB"), card("X1 80GB"));
        PriceBook book = new PriceBook(offers, quotes, List.of(), List.of(), rates, cards);
        return Comparisons.compare(new Project("p", currency, book, null, List.of(new Scenario("base", assumptions)),
                List.of("X1 SXM 80GB"), List.of(), false), assumptions, TODAY);
    }

    private static CardModel card(String name) {
        return new CardModel(name, "X1 80GB", "Maker", 80, 0, 0, 400, "", "", List.of(), FRESH);
    }

    private CardComparison only(String currency) {
        return compare(currency, Assumptions.defaults()).cards().getFirst();
    }

    @Test
    void soundBeforeWeakThenTheLowestAndNeverAPartOfAMachine() {
        offer("X1 SXM 80GB", Term.ON_DEMAND, "0.10", "USD", false, WEAK);
        offer("X1 SXM 80GB", Term.ON_DEMAND, "0.20", "USD", true, FRESH);
        offer("X1 SXM 80GB", Term.SPOT, "0.30", "USD", false, FRESH);
        offer("X1 SXM 80GB", Term.ON_DEMAND, "1.50", "USD", false, FRESH);
        offer("X1 SXM 80GB", Term.ON_DEMAND, "1.40", "USD", false, FRESH);
        assertThat(only("USD").inputs().rent().price()).isEqualTo(1.40);
    }

    @Test
    void theNewestQuoteBeforeTheLowest() {
        quote("X1 SXM 80GB", 1, false, "9000", "USD", Source.of("old", LocalDate.of(2025, 1, 1)));
        quote("X1 SXM 80GB", 8, true, "80000", "USD", FRESH);
        offer("X1 SXM 80GB", Term.ON_DEMAND, "1", "USD", false, FRESH);
        CardComparison card = only("USD");
        assertThat(card.inputs().buy().pricePerGpu()).isEqualTo(10_000);
        assertThat(card.inputs().buy().wholeServers()).isTrue();
        assertThat(card.buy().capital()).isCloseTo(80_000 * 1.03, within(1e-6));
    }

    @Test
    void theFamilyStandsInAndIsNamed() {
        offer("X1 SXM 80GB", Term.ON_DEMAND, "1", "USD", false, FRESH);
        quote("X1 PCIe 80GB", 1, false, "9000", "USD", FRESH);
        Comparison comparison = compare("USD", Assumptions.defaults());
        assertThat(comparison.cards().getFirst().quote().card()).isEqualTo("X1 PCIe 80GB");
        assertThat(comparison.warningsFor("X1 SXM 80GB")).anyMatch(w -> w.reason().key().equals("comparison.standIn"));
    }

    @Test
    void anotherCurrencyIsConvertedByADatedRateThatIsShown() {
        offer("X1 SXM 80GB", Term.ON_DEMAND, "7.00", "CNY", false, FRESH);
        rates.add(new ExchangeRate("USD", "CNY", new BigDecimal("7.00"), Source.of("bank", LocalDate.of(2026, 11, 2))));
        Comparison comparison = compare("USD", Assumptions.defaults());
        assertThat(comparison.cards().getFirst().inputs().rent().price()).isCloseTo(1, within(1e-12));
        assertThat(comparison.warnings()).anyMatch(w -> w.reason().key().equals("comparison.converted")
                && w.detail().args().contains("bank") && w.detail().args().contains("2026-11-02"));
    }

    @Test
    void withoutARateThePriceIsLeftOutWithAWord() {
        offer("X1 SXM 80GB", Term.ON_DEMAND, "700", "JPY", false, FRESH);
        Comparison comparison = compare("USD", Assumptions.defaults());
        assertThat(comparison.cards().getFirst().rent()).isNull();
        assertThat(comparison.warnings()).anyMatch(w -> w.reason().key().equals("comparison.noRate") && w.detail().args().contains("JPY"));
    }

    @Test
    void pricesByHandInACurrencyWithoutRatesStillCompare() {
        Assumptions byHand = Assumptions.defaults().with(AssumptionKey.RENT_PRICE_PER_GPU_HOUR, "150").with(AssumptionKey.BUY_PRICE_PER_GPU, "900000");
        CardComparison card = compare("JPY", byHand).cards().getFirst();
        assertThat(card.isComplete()).isTrue();
        assertThat(card.rent().npv()).isFinite();
        assertThat(card.buy().npv()).isFinite();
    }

    @Test
    void staleUndatedAndWeakPricesAreNamed() {
        offer("X1 SXM 80GB", Term.ON_DEMAND, "1", "USD", false, Source.of("sheet", LocalDate.of(2026, 8, 1)));
        quote("X1 SXM 80GB", 1, false, "9000", "USD", new Source("page", 0, null, true));
        assertThat(compare("USD", Assumptions.defaults()).warnings()).extracting(w -> w.reason().key())
                .contains("comparison.stale", "comparison.weak", "comparison.undated");
    }

    @Test
    void withoutAnyPriceNothingIsSaid() {
        CardComparison card = only("USD");
        assertThat(card.verdict().choice()).isNull();
        assertThat(card.rent()).isNull();
        assertThat(card.breakEven()).isEqualTo(BreakEven.none());
    }
}
