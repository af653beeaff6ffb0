package org.breakeven.comparison;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.breakeven.model.CardModel;
import org.breakeven.model.PriceBook;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;
import org.breakeven.model.Term;

/// Which of a card's prices the comparison uses.
///
/// A card's own prices come first; where it has none, those of its family (`H100 80GB` for `H100 SXM 80GB`) stand in,
/// and the comparison says so. Rent: sound sources before weak ones, then the lowest price. Purchase: sound before
/// weak, then the newest, then the lowest.
final class PriceSelection {

    private final PriceBook book;
    private final Conversion conversion;

    PriceSelection(PriceBook book, Conversion conversion) {
        this.book = book;
        this.conversion = conversion;
    }

    Optional<RentOffer> offer(String card, Term term) {
        return inFamily(card, name -> bestOffer(name, term));
    }

    /// The cheapest commitment of at least a month, for cards paid for around the clock.
    Optional<RentOffer> commitment(String card) {
        return inFamily(card, name -> Stream.of(Term.values()).filter(Term::isCommitment)
                .map(term -> bestOffer(name, term)).flatMap(Optional::stream).min(byPrice()));
    }

    Optional<PurchaseQuote> quote(String card) {
        return inFamily(card, this::bestQuote);
    }

    private Optional<RentOffer> bestOffer(String card, Term term) {
        return book.offersFor(card).stream()
                .filter(offer -> offer.term() == term && !offer.gpuPartOnly())
                .filter(offer -> conversion.factor(offer.currency()).isPresent())
                .min(Comparator.comparing((RentOffer offer) -> offer.source().weak()).thenComparing(byPrice()));
    }

    private Comparator<RentOffer> byPrice() {
        return Comparator.comparingDouble(offer ->
                offer.pricePerGpuHour().doubleValue() * conversion.factor(offer.currency()).orElse(Double.NaN));
    }

    private Optional<PurchaseQuote> bestQuote(String card) {
        return book.quotesFor(card).stream()
                .filter(quote -> conversion.factor(quote.price().currency()).isPresent())
                .min(Comparator.comparing((PurchaseQuote quote) -> quote.source().weak())
                        .thenComparing(quote -> date(quote.source()), Comparator.reverseOrder())
                        .thenComparingDouble(quote -> quote.pricePerGpu().doubleValue()
                                * conversion.factor(quote.price().currency()).orElse(Double.NaN)));
    }

    private static LocalDate date(Source source) {
        return source.date().orElse(LocalDate.MIN);
    }

    private <T> Optional<T> inFamily(String card, Function<String, Optional<T>> find) {
        return Stream.concat(Stream.of(card), relatives(card).stream()).map(find).flatMap(Optional::stream).findFirst();
    }

    private List<String> relatives(String card) {
        return book.card(card).map(CardModel::family).map(family -> Stream.concat(Stream.of(family),
                book.cards().stream().filter(other -> other.family().equals(family)).map(CardModel::name))
                .filter(name -> !name.equals(card)).toList()).orElse(List.of());
    }
}
