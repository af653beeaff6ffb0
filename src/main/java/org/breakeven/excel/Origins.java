package org.breakeven.excel;

import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import org.breakeven.model.Assumption;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.ElectricityPrice;
import org.breakeven.model.ProviderFee;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;

/// Who says so: where the value of each assumption comes from, and of when it is.
final class Origins {

    /// @param asOf `null` where that does not apply
    record Origin(String source, LocalDate asOf) {

        static final Origin NONE = new Origin("", null);
    }

    private static final Map<AssumptionKey, ProviderFee.Kind> FEES = Map.of(
            AssumptionKey.RENT_STORAGE_PRICE, ProviderFee.Kind.STORAGE,
            AssumptionKey.RENT_STOPPED_STORAGE_PRICE, ProviderFee.Kind.STOPPED_STORAGE,
            AssumptionKey.RENT_IMAGE_PRICE, ProviderFee.Kind.IMAGE,
            AssumptionKey.RENT_PUBLIC_IP_PRICE, ProviderFee.Kind.PUBLIC_IP,
            AssumptionKey.RENT_EGRESS_TIERS, ProviderFee.Kind.EGRESS);

    private final Subject subject;
    private final Assumptions assumptions;

    Origins(Subject subject) {
        this.subject = subject;
        this.assumptions = subject.comparison().assumptions();
    }

    Origin of(AssumptionKey key) {
        if (assumptions.isSet(key)) {
            return stated(key, assumptions.get(key).orElseThrow());
        }
        return taken(key).or(() -> assumptions.get(key).map(value -> stated(key, value))).orElse(Origin.NONE);
    }

    private Origin stated(AssumptionKey key, Assumption assumption) {
        String source = assumption.source();
        String words = source.equals(Assumptions.SET_BY_USER) ? subject.text("excel.source.user")
                : assumptions.isSet(key) ? source
                : source.equals("neutral") ? subject.text("excel.source.neutral")
                : key.reason().isEmpty() ? subject.text("excel.source.unused")
                : subject.text("excel.source.default", subject.text("words.reason." + key.id()));
        return new Origin(words, assumption.asOf());
    }

    /// Taken from an offer, a quote, a fee or the card.
    private Optional<Origin> taken(AssumptionKey key) {
        if (FEES.containsKey(key)) {
            return fee(FEES.get(key)).map(fee -> origin(fee.provider(), fee.source()));
        }
        return switch (key) {
            case RENT_PRICE_PER_GPU_HOUR, RENT_GPUS_PER_INSTANCE -> subject.card().offerUsed().map(this::origin);
            case BUY_PRICE_PER_GPU -> subject.card().quoteUsed().map(this::origin);
            case BUY_GPUS_PER_SERVER, BUY_SERVER_PRICE -> subject.card().quoteUsed().filter(PurchaseQuote::server).map(this::origin)
                    .or(() -> shipped(AssumptionKey.BUY_SERVER_PRICE, "excel.source.host"));
            case BUY_KW_PER_GPU -> subject.project().prices().card(subject.card().card())
                    .map(card -> new Origin(subject.text("excel.source.boardPower", card.boardPowerWatts(), card.source().name()), card.source().asOf()));
            case BUY_ELECTRICITY_PRICE -> electricity().map(price -> origin(price.place(), price.source()));
            case DEMAND_GPUS, DEMAND_UTILIZATION, DEMAND_GROWTH -> subject.isMeasured()
                    ? Optional.of(new Origin(subject.inputs().demand().source(), null)) : Optional.empty();
            case BUY_GPUS -> Optional.of(new Origin(subject.text("excel.source.demand"), null));
            default -> Optional.empty();
        };
    }

    private Optional<Origin> shipped(AssumptionKey key, String text) {
        return assumptions.isBare() || assumptions.isSet(key) ? Optional.empty() : Optional.of(new Origin(subject.text(text), null));
    }

    private Origin origin(RentOffer offer) {
        return origin(offer.provider(), offer.source());
    }

    private Origin origin(PurchaseQuote quote) {
        return origin(quote.vendor(), quote.source());
    }

    private Origin origin(String who, Source source) {
        String text = source.row() > 0 ? subject.text("excel.source.row", who, source.name(), source.row())
                : subject.text("excel.source.sheet", who, source.name());
        return new Origin(text, source.asOf());
    }

    Optional<ProviderFee> fee(ProviderFee.Kind kind) {
        String provider = subject.card().offerUsed().map(RentOffer::provider).orElse("");
        return assumptions.isBare() ? Optional.empty() : subject.project().prices().fees().stream()
                .filter(fee -> fee.kind() == kind && fee.provider().equalsIgnoreCase(provider)).findFirst();
    }

    /// The model's choice: the first price in the comparison's currency, else the first.
    Optional<ElectricityPrice> electricity() {
        var prices = subject.project().prices().electricity();
        return prices.stream().filter(price -> price.price().currency().equals(subject.comparison().currency())).findFirst()
                .or(() -> prices.stream().findFirst());
    }
}
