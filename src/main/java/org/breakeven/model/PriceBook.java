package org.breakeven.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/// All prices of a project, each with its source, and the cards they are for. Immutable: `with...` gives a new book.
public record PriceBook(List<RentOffer> offers, List<PurchaseQuote> quotes, List<ProviderFee> fees,
                        List<ElectricityPrice> electricity, List<ExchangeRate> rates, List<CardModel> cards) {

    public PriceBook(List<RentOffer> offers, List<PurchaseQuote> quotes, List<ProviderFee> fees,
                     List<ElectricityPrice> electricity, List<ExchangeRate> rates) {
        this(offers, quotes, fees, electricity, rates, List.of());
    }

    public PriceBook {
        offers = List.copyOf(offers);
        quotes = List.copyOf(quotes);
        fees = List.copyOf(fees);
        electricity = List.copyOf(electricity);
        rates = List.copyOf(rates);
        cards = List.copyOf(cards);
    }

    public static PriceBook empty() {
        return new PriceBook(List.of(), List.of(), List.of(), List.of(), List.of());
    }

    public PriceBook withOffers(Collection<RentOffer> replacement) {
        return new PriceBook(List.copyOf(replacement), quotes, fees, electricity, rates, cards);
    }

    public PriceBook withQuotes(Collection<PurchaseQuote> replacement) {
        return new PriceBook(offers, List.copyOf(replacement), fees, electricity, rates, cards);
    }

    public PriceBook withCards(Collection<CardModel> known) {
        return new PriceBook(offers, quotes, fees, electricity, rates, List.copyOf(known));
    }

    public Optional<CardModel> card(String name) {
        return cards.stream().filter(card -> card.name().equals(name)).findFirst();
    }

    /// Takes in a sheet's offers in place of those that came from a sheet of the same name before.
    public PriceBook withSheet(String sheet, Collection<RentOffer> imported) {
        List<RentOffer> kept = new ArrayList<>(offers.stream().filter(o -> !o.source().name().equals(sheet)).toList());
        kept.addAll(imported);
        return withOffers(kept);
    }

    public List<RentOffer> offersFor(String card) {
        return offers.stream().filter(offer -> offer.card().equals(card)).toList();
    }

    public List<PurchaseQuote> quotesFor(String card) {
        return quotes.stream().filter(quote -> quote.card().equals(card)).toList();
    }

    /// The rate between two currencies, directly or as the inverse of the opposite rate; empty where none is known.
    public Optional<ExchangeRate> rate(String from, String to) {
        return rates.stream().filter(r -> r.from().equals(from) && r.to().equals(to)).findFirst()
                .or(() -> rates.stream().filter(r -> r.from().equals(to) && r.to().equals(from)).findFirst()
                        .map(PriceBook::inverse));
    }

    /// Names of all cards with an offer, in alphabetical order.
    public List<String> cardsOffered() {
        return List.copyOf(new TreeSet<>(offers.stream().map(RentOffer::card).toList()));
    }

    private static ExchangeRate inverse(ExchangeRate rate) {
        var inverted = java.math.BigDecimal.ONE.divide(rate.rate(), java.math.MathContext.DECIMAL64);
        return new ExchangeRate(rate.to(), rate.from(), inverted, rate.source());
    }
}
