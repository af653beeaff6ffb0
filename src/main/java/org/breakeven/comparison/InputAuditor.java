package org.breakeven.comparison;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.breakeven.comparison.Comparison.Warning;
import org.breakeven.model.Message;
import org.breakeven.model.PriceBook;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;
import org.breakeven.model.Term;

/// Names what is doubtful about the prices used: stale, undated or weak ones, stand-ins from the same family, spot
/// above on-demand.
final class InputAuditor {

    static final long STALE_DAYS = 90;

    private InputAuditor() { }

    static List<Warning> warnings(List<CardComparison> cards, PriceBook book, LocalDate today) {
        List<Warning> warnings = new ArrayList<>();
        for (CardComparison card : cards) {
            card.offerUsed().ifPresent(offer -> price(warnings, "rent", card.card(), offer.card(), offer.provider(), offer.source(), today));
            card.quoteUsed().ifPresent(quote -> price(warnings, "buy", card.card(), quote.card(), quote.vendor(), quote.source(), today));
        }
        spotAboveOnDemand(warnings, cards, book);
        return warnings;
    }

    private static void price(List<Warning> warnings, String side, String card, String priced, String seller, Source source, LocalDate today) {
        if (!priced.equals(card)) {
            warnings.add(new Warning(card, Message.of("comparison.standIn"), Message.of("comparison.standIn." + side, card, priced, seller)));
        }
        if (source.weak()) {
            warnings.add(new Warning(card, Message.of("comparison.weak"), Message.of("comparison.weak." + side, card, seller, source.name())));
        }
        source.ageInDays(today).filter(days -> days > STALE_DAYS).ifPresent(days -> warnings.add(new Warning(
                Message.of("comparison.stale"), Message.of("comparison.stale." + side, card, seller, days, source.asOf()))));
        if (source.date().isEmpty()) {
            warnings.add(new Warning(card, Message.of("comparison.undated"), Message.of("comparison.undated." + side, card, seller)));
        }
    }

    private static void spotAboveOnDemand(List<Warning> warnings, List<CardComparison> cards, PriceBook book) {
        for (CardComparison card : cards) {
            Map<String, RentOffer> onDemand = book.offersFor(card.card()).stream().filter(o -> o.term() == Term.ON_DEMAND)
                    .collect(Collectors.toMap(InputAuditor::place, o -> o, (a, b) -> a));
            book.offersFor(card.card()).stream().filter(o -> o.term() == Term.SPOT).filter(spot -> isAbove(spot, onDemand.get(place(spot))))
                    .findFirst().ifPresent(spot -> warnings.add(new Warning(card.card(), Message.of("comparison.spotAbove"),
                            Message.of("comparison.spotAbove.detail", card.card(), spot.provider()))));
        }
    }

    private static String place(RentOffer offer) {
        return String.join("|", offer.provider(), offer.rawName(), offer.region(), offer.currency(), Integer.toString(offer.gpusPerInstance()));
    }

    private static boolean isAbove(RentOffer spot, RentOffer onDemand) {
        return onDemand != null && spot.pricePerGpuHour().compareTo(onDemand.pricePerGpuHour()) > 0;
    }
}
