package org.breakeven.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.breakeven.model.ElectricityPrice;
import org.breakeven.model.ExchangeRate;
import org.breakeven.model.InstanceType;
import org.breakeven.model.PriceBook;
import org.breakeven.model.ProviderFee;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;
import org.breakeven.model.Term;
import org.junit.jupiter.api.Test;

/// Every row of every shipped file: it reads, it names known cards, and it says where it comes from.
class ShippedDataTest {

    private static final LocalDate SHIPPED = LocalDate.of(2026, 11, 30);

    private final CardCatalog cards = CardCatalog.shipped();
    private final PriceBook prices = ShippedPrices.load();

    @Test
    void everyCardNamedIsInTheCatalog() {
        Stream<String> named = Stream.of(prices.offers().stream().map(RentOffer::card),
                prices.quotes().stream().map(PurchaseQuote::card),
                InstanceCatalog.shipped().all().stream().map(InstanceType::card),
                ShippedPrices.history().stream().map(PastRentalPrice::card)).flatMap(names -> names);
        assertThat(named.distinct()).isNotEmpty().allSatisfy(name -> assertThat(cards.byName(name)).isPresent());
    }

    @Test
    void cardsHaveMemoryMakerAndPlausibleFigures() {
        assertThat(cards.all()).hasSizeGreaterThan(40).allSatisfy(card -> {
            assertThat(card.memoryGb()).isBetween(4.0, 400.0);
            assertThat(card.name()).endsWith(" " + Math.round(card.memoryGb()) + "GB");
            assertThat(card.vendor()).isIn("NVIDIA", "AMD", "Huawei");
            assertThat(card.boardPowerWatts()).isBetween(50.0, 1500.0);
            // dense figures: the sparse ones printed beside them are twice as high and pass this bound
            assertThat(card.tensorTflops()).isBetween(0.0, 2600.0);
        });
        assertThat(cards.byName("H100 SXM 80GB").orElseThrow().tensorTflops()).isEqualTo(989.4);
    }

    @Test
    void everyFigureHasASourceAndADoubtedOneSaysSo() {
        Stream<Source> sources = Stream.of(prices.offers().stream().map(RentOffer::source),
                prices.quotes().stream().map(PurchaseQuote::source), prices.fees().stream().map(ProviderFee::source),
                prices.electricity().stream().map(ElectricityPrice::source), prices.rates().stream().map(ExchangeRate::source),
                cards.all().stream().map(card -> card.source())).flatMap(all -> all);
        assertThat(sources).isNotEmpty().allSatisfy(source -> {
            assertThat(source.name()).matches(".+ \\(pricing-data/[a-z-]+\\.csv\\)");
            assertThat(source.row()).isGreaterThan(1);
            assertThat(source.weak() || source.asOf() != null).as("dated or weak: %s", source).isTrue();
            assertThat(source.date().orElse(SHIPPED)).isBetween(LocalDate.of(2019, 1, 1), SHIPPED);
        });
    }

    @Test
    void pricesArePlausibleForTheirUnit() {
        // a month taken for an hour, or cents for dollars, would fall outside
        assertThat(prices.offers()).allSatisfy(offer ->
                assertThat(offer.pricePerGpuHour().doubleValue()).isBetween(0.03, 50.0));
        assertThat(prices.quotes()).allSatisfy(quote ->
                assertThat(quote.pricePerGpu().doubleValue()).isBetween(500.0, 200_000.0));
        assertThat(prices.fees()).allSatisfy(fee ->
                assertThat(fee.price().amount().doubleValue()).isBetween(0.0, 10.0));
        assertThat(prices.electricity()).allSatisfy(price ->
                assertThat(price.price().amount().doubleValue()).isBetween(0.01, 2.0));
        assertThat(ShippedPrices.history()).allSatisfy(past ->
                assertThat(past.pricePerGpuHour().amount().doubleValue()).isBetween(0.03, 50.0));
        assertThat(prices.offers()).extracting(RentOffer::currency).containsOnly("USD", "CNY", "EUR");
    }

    @Test
    void instanceSizesAreWholeCardsOrSlices() {
        assertThat(InstanceCatalog.shipped().all()).hasSizeGreaterThan(200).allSatisfy(type ->
                assertThat(type.gpus()).isBetween(0.1, 72.0));
    }

    @Test
    void offersKeepWhatTheRowSays() {
        RentOffer p4d = prices.offers().stream().filter(o -> o.rawName().equals("p4d.24xlarge") && !o.source().weak())
                .findFirst().orElseThrow();
        // 21.957642 an hour for the machine of eight
        assertThat(p4d.pricePerGpuHour()).isEqualByComparingTo("2.74470525");
        assertThat(p4d).extracting(RentOffer::provider, RentOffer::card, RentOffer::gpusPerInstance, RentOffer::region,
                RentOffer::term).containsExactly("AWS", "A100 SXM 40GB", 8, "us-east-1", Term.ON_DEMAND);
        assertThat(p4d.source().asOf()).isEqualTo(LocalDate.of(2026, 7, 20));
    }

    @Test
    void pricesOfTheGpuAloneAreMarked() {
        assertThat(prices.offers()).filteredOn(RentOffer::gpuPartOnly).hasSize(28)
                .allSatisfy(offer -> assertThat(offer.provider()).isEqualTo("GCP"));
    }

    @Test
    void currenciesMeet() {
        for (List<String> pair : List.of(List.of("USD", "CNY"), List.of("EUR", "CNY"), List.of("EUR", "USD"))) {
            assertThat(prices.rate(pair.get(0), pair.get(1))).isPresent();
        }
    }

    @Test
    void historyIsOldestFirst() {
        assertThat(ShippedPrices.history()).extracting(PastRentalPrice::date).isSorted();
    }
}
