package org.breakeven.comparison;

import static org.breakeven.model.AssumptionKey.*;

import java.util.Optional;
import org.breakeven.costing.DepreciationMethod;
import org.breakeven.costing.Discounting;
import org.breakeven.costing.PlanInputs;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Demand;
import org.breakeven.model.PriceBook;
import org.breakeven.model.ProviderFee;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.StepList;
import org.breakeven.model.Term;

/// Fills in what the assumptions leave open from the chosen offer, quote, card and fees, all in one currency.
///
/// Money that the user sets is in the comparison's currency; defaults are in US dollars and converted.
final class InputResolver {

    private static final double BITS_PER_GB_OVER_MEGABIT = 8000;
    private static final int SECONDS_PER_HOUR = 3600;
    /// Four cards a host. Without its cards a server host is taken at 10,414 USD (published for a four-card H100 node); for
    /// cards below 5,000 USD a workstation at 3,000 USD will do (planning figure).
    private static final int CARDS_PER_HOST = 4;
    private static final double HOST_PRICE_USD = 10_414;
    private static final double WORKSTATION_PRICE_USD = 3_000;
    private static final double WORKSTATION_CARD_USD = 5_000;
    /// Host, fans and power supply on top of the board power, as seen in eight-card servers (10.2 kW / 8 / 0.7 kW = 1.8)
    /// and four-card ones (2.1 kW / 4 / 0.35 kW = 1.5).
    private static final double HOST_POWER_FACTOR = 1.5;

    private final Assumptions a;
    private final PriceBook book;
    private final Conversion conversion;

    InputResolver(Assumptions assumptions, PriceBook book, Conversion conversion) {
        this.a = assumptions;
        this.book = book;
        this.conversion = conversion;
    }

    PlanInputs resolve(String card, Demand demand, RentOffer offer, RentOffer commitment, PurchaseQuote quote) {
        int months = Comparisons.horizon(a);
        var discounting = new Discounting(number(DISCOUNT_RATE), Discounting.Timing.parse(a.text(DISCOUNT_TIMING)));
        var tax = new PlanInputs.TaxTerms(number(TAX_RATE), DepreciationMethod.parse(a.text(TAX_DEPRECIATION)),
                (int) number(TAX_LIFE_MONTHS), number(TAX_RESIDUAL_SHARE));
        return new PlanInputs(months, number(HOURS_PER_MONTH), discounting, demand,
                rent(offer, commitment, demand), buy(card, demand, quote, months), tax);
    }

    private PlanInputs.RentTerms rent(RentOffer offer, RentOffer commitment, Demand demand) {
        Term term = Term.parse(a.text(RENT_TERM)).orElse(Term.ON_DEMAND);
        double listed = offer == null ? Double.NaN : offer.pricePerGpuHour().doubleValue() * conversion.factor(offer.currency()).orElse(Double.NaN);
        double price = money(RENT_PRICE_PER_GPU_HOUR, listed);
        double committed = number(RENT_COMMITTED_GPUS);
        double committedPrice = commitment == null ? price : commitment.pricePerGpuHour().doubleValue()
                * conversion.factor(commitment.currency()).orElse(Double.NaN);
        if (term.isCommitment()) {
            committed = committed > 0 ? committed : demand.curve().peak();
            committedPrice = price;
        }
        double perInstance = a.number(RENT_GPUS_PER_INSTANCE, offer == null ? 1 : offer.gpusPerInstance());
        String provider = offer == null ? "" : offer.provider();
        return new PlanInputs.RentTerms(price, number(RENT_DRIFT), term == Term.SPOT, committed, committedPrice, perInstance,
                waste(), spot(), extras(provider));
    }

    private PlanInputs.Waste waste() {
        double upload = number(RENT_UPLOAD_GB) * BITS_PER_GB_OVER_MEGABIT / number(RENT_UPLOAD_MBPS) / SECONDS_PER_HOUR;
        return new PlanInputs.Waste(number(RENT_BILLING_UNIT_SECONDS), number(RENT_RUNS_PER_MONTH),
                a.flag(RENT_UPLOAD_BEFORE_START) ? 0 : upload, number(RENT_DEBUG_HOURS), number(RENT_FAILED_SHARE),
                number(RENT_IDLE_SHARE), number(RENT_FORGOTTEN_PER_MONTH), number(RENT_FORGOTTEN_HOURS),
                a.number(RENT_AUTO_RELEASE_HOURS));
    }

    private PlanInputs.Spot spot() {
        return new PlanInputs.Spot(number(RENT_SPOT_INTERRUPTIONS_PER_HOUR), number(RENT_CHECKPOINT_HOURS),
                number(RENT_CHECKPOINT_WRITE_HOURS), number(RENT_RESTART_HOURS));
    }

    private PlanInputs.Extras extras(String provider) {
        return new PlanInputs.Extras(number(RENT_STORAGE_GB), fee(RENT_STORAGE_PRICE, provider, ProviderFee.Kind.STORAGE),
                number(RENT_STOPPED_STORAGE_GB), fee(RENT_STOPPED_STORAGE_PRICE, provider, ProviderFee.Kind.STOPPED_STORAGE),
                number(RENT_IMAGE_GB), fee(RENT_IMAGE_PRICE, provider, ProviderFee.Kind.IMAGE),
                number(RENT_EGRESS_GB), egress(provider),
                number(RENT_PUBLIC_IPS), fee(RENT_PUBLIC_IP_PRICE, provider, ProviderFee.Kind.PUBLIC_IP),
                number(RENT_SUPPORT_SHARE), a.flag(RENT_VAT_RECOVERABLE) ? 0 : number(RENT_VAT_RATE));
    }

    /// The tiers set by the user, else the provider's first egress fee for every GB, else none: most GPU renters
    /// charge nothing.
    private StepList egress(String provider) {
        StepList stated = a.steps(RENT_EGRESS_TIERS);
        if (!stated.isEmpty() || a.isBare()) {
            return stated;
        }
        return providerFee(provider, ProviderFee.Kind.EGRESS)
                .map(price -> StepList.parse(RENT_EGRESS_TIERS, "inf:" + price)).orElse(stated);
    }

    private PlanInputs.BuyTerms buy(String card, Demand demand, PurchaseQuote quote, int months) {
        boolean server = quote != null && quote.server();
        boolean statedServer = a.isSet(BUY_SERVER_PRICE) && !a.isSet(BUY_PRICE_PER_GPU);
        double listed = quote == null ? Double.NaN : quote.pricePerGpu().doubleValue() * conversion.factor(quote.price().currency()).orElse(Double.NaN);
        double perGpu = statedServer && (quote == null || server) ? 0 : money(BUY_PRICE_PER_GPU, listed);
        int perServer = (int) a.number(BUY_GPUS_PER_SERVER, server ? quote.gpus() : CARDS_PER_HOST);
        double host = a.isBare() || server ? 0 : host(listed);
        int gpus = (int) a.number(BUY_GPUS, demand.gpus());
        return new PlanInputs.BuyTerms(gpus, perGpu, money(BUY_SERVER_PRICE, host), perServer, server || perGpu == 0,
                number(BUY_NETWORK_SHARE), money(BUY_STORAGE_PRICE, 0), money(BUY_INSTALLATION, 0), number(BUY_SPARE_SHARE),
                a.flag(BUY_VAT_RECOVERABLE) ? 0 : number(BUY_VAT_RATE), a.flag(BUY_ALREADY_OWNED), running(card), life(months),
                new PlanInputs.Loan(number(BUY_FINANCED_SHARE), number(BUY_LOAN_RATE), (int) number(BUY_LOAN_MONTHS)));
    }

    /// By the quoted price, not one set by hand, so that moving the purchase price never changes the host.
    private double host(double listed) {
        double dollar = dollar();
        return dollar * (listed < WORKSTATION_CARD_USD * dollar ? WORKSTATION_PRICE_USD : HOST_PRICE_USD);
    }

    private PlanInputs.Running running(String card) {
        double boardPower = book.card(card).map(model -> model.boardPowerWatts() / 1000 * HOST_POWER_FACTOR).orElse(0.0);
        return new PlanInputs.Running(a.number(BUY_KW_PER_GPU, boardPower), number(BUY_IDLE_POWER_SHARE), number(BUY_PUE),
                money(BUY_ELECTRICITY_PRICE, electricity()), money(BUY_COLOCATION_PER_KW_MONTH, 0), money(BUY_RACK_PER_MONTH, 0),
                money(BUY_STAFF_PER_MONTH, 0), number(BUY_MAINTENANCE_RATE), (int) number(BUY_WARRANTY_MONTHS),
                number(BUY_INSURANCE_RATE), money(BUY_SOFTWARE_PER_MONTH, 0), number(BUY_FAILURE_RATE), number(BUY_REPAIR_DAYS),
                a.text(BUY_RUNNING_COST_BASIS).equals("used"));
    }

    private PlanInputs.Life life(int months) {
        boolean share = a.isSet(BUY_RESALE_SHARE) && !a.isSet(BUY_RESALE_CURVE);
        StepList curve = share ? new StepList(java.util.List.of()) : a.steps(BUY_RESALE_CURVE);
        return new PlanInputs.Life((int) number(BUY_LEAD_MONTHS), number(BUY_AVAILABILITY), (int) number(BUY_USEFUL_LIFE_MONTHS),
                a.number(BUY_RESALE_SHARE, 0), months, curve, money(BUY_DISPOSAL, 0));
    }

    /// The first shipped price that can be converted: always the same tariff, so that showing another currency never
    /// changes the verdict.
    private double electricity() {
        return book.electricity().stream().filter(e -> conversion.factor(e.price().currency()).isPresent()).findFirst()
                .map(e -> e.price().amount().doubleValue() * conversion.factor(e.price().currency()).orElse(Double.NaN)).orElse(0.0);
    }

    private double fee(AssumptionKey key, String provider, ProviderFee.Kind kind) {
        double standard = money(key, 0);
        return a.isSet(key) || a.isBare() ? standard : providerFee(provider, kind).orElse(standard);
    }

    private Optional<Double> providerFee(String provider, ProviderFee.Kind kind) {
        return book.fees().stream().filter(fee -> fee.kind() == kind && fee.provider().equalsIgnoreCase(provider))
                .filter(fee -> conversion.factor(fee.price().currency()).isPresent()).findFirst()
                .map(fee -> fee.price().amount().doubleValue() * conversion.factor(fee.price().currency()).orElse(Double.NaN));
    }

    private double number(AssumptionKey key) {
        return a.number(key, 0);
    }

    /// An amount of money: set by the user in the comparison's currency, or a default in US dollars.
    private double money(AssumptionKey key, double otherwise) {
        if (!a.has(key)) {
            return otherwise;
        }
        return a.isSet(key) || a.number(key) == 0 ? a.number(key) : a.number(key) * dollar();
    }

    /// One US dollar in the comparison's currency. Without a rate the defaults count nothing, and a warning says so.
    private double dollar() {
        return conversion.factor("USD").orElse(0);
    }
}
