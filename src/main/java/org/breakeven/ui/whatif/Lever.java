package org.breakeven.ui.whatif;

import static org.breakeven.model.AssumptionKey.BUY_ELECTRICITY_PRICE;
import static org.breakeven.model.AssumptionKey.BUY_PRICE_PER_GPU;
import static org.breakeven.model.AssumptionKey.DEMAND_UTILIZATION;
import static org.breakeven.model.AssumptionKey.DISCOUNT_RATE;
import static org.breakeven.model.AssumptionKey.HORIZON_MONTHS;
import static org.breakeven.model.AssumptionKey.RENT_DRIFT;
import static org.breakeven.model.AssumptionKey.RENT_FORGOTTEN_HOURS;
import static org.breakeven.model.AssumptionKey.RENT_FORGOTTEN_PER_MONTH;
import static org.breakeven.model.AssumptionKey.RENT_PRICE_PER_GPU_HOUR;

import java.util.function.ToDoubleFunction;
import org.breakeven.comparison.CardComparison;
import org.breakeven.costing.PlanInputs;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.ui.session.WhatIf;

/// One slider of the what-if panel: where its value comes from and what moving it changes.
enum Lever {
    UTILIZATION(true, 0, 0.01, new Range(0, 1), in -> in.demand().utilization(), set(DEMAND_UTILIZATION)),
    RENT_PRICE(false, 3, 0.01, Range.UP_TO_TRIPLE, in -> in.rent().price(), Lever::setRentPrice),
    RENT_DRIFT_RATE(true, 0, 0.01, new Range(-0.5, 0.5), in -> in.rent().drift(), set(RENT_DRIFT)),
    PURCHASE_PRICE(false, 0, 100, Range.UP_TO_TRIPLE, in -> in.buy().pricePerGpu(), Lever::setPurchasePrice),
    ELECTRICITY(false, 3, 0.005, new Range(0, 0.5), in -> in.buy().running().electricityPrice(), set(BUY_ELECTRICITY_PRICE)),
    FORGOTTEN(false, 1, 1, new Range(0, 200), Lever::forgottenHours, Lever::setForgottenHours),
    DISCOUNT(true, 1, 0.005, new Range(0, 0.3), in -> in.discounting().ratePerYear(), set(DISCOUNT_RATE)),
    HORIZON(false, 0, 1, new Range(6, 60), PlanInputs::months, set(HORIZON_MONTHS));

    /// What a new value makes of the what-if case.
    @FunctionalInterface
    interface Setter {
        WhatIf set(WhatIf now, CardComparison card, String currency, double value);
    }

    /// @param max NaN: three times the base value
    record Range(double min, double max) {
        static final Range UP_TO_TRIPLE = new Range(0, Double.NaN);

        /// Wide enough for the base and the present value.
        Range around(double base, double value) {
            double highest = Double.isNaN(max) ? niceAbove(3 * (Double.isNaN(base) || base <= 0 ? 1 : base)) : max;
            while (!Double.isNaN(value) && value > highest) {
                highest *= 2;
            }
            return new Range(Double.isNaN(value) ? min : Math.min(min, value), highest);
        }

        private static double niceAbove(double value) {
            double power = Math.pow(10, Math.floor(Math.log10(value)));
            return Math.ceil(value / power * 2) / 2 * power;
        }
    }

    private final boolean percent;
    private final int places;
    private final double step;
    private final Range range;
    private final ToDoubleFunction<PlanInputs> value;
    private final Setter setter;

    Lever(boolean percent, int places, double step, Range range, ToDoubleFunction<PlanInputs> value, Setter setter) {
        this.percent = percent;
        this.places = places;
        this.step = step;
        this.range = range;
        this.value = value;
        this.setter = setter;
    }

    boolean isPercent() {
        return percent;
    }

    boolean isPrice() {
        return this == RENT_PRICE || this == PURCHASE_PRICE || this == ELECTRICITY;
    }

    int places() {
        return places;
    }

    Range range(double base, double now) {
        return range.around(base, now);
    }

    /// NaN where the card has no such price.
    double value(CardComparison card) {
        return value.applyAsDouble(card.inputs());
    }

    /// The nearest value the slider stops at; a price does not become 0, which would mean "not sold".
    double snapped(double raw) {
        double snapped = Math.round(raw / step) * step;
        return isCardPrice() ? Math.max(step, snapped) : snapped;
    }

    /// A card's price is above 0; electricity may be free.
    private boolean isCardPrice() {
        return this == RENT_PRICE || this == PURCHASE_PRICE;
    }

    WhatIf set(WhatIf now, CardComparison card, String currency, double changed) {
        return setter.set(now, card, currency, isCardPrice() ? Math.max(step, changed) : changed);
    }

    private static Setter set(AssumptionKey key) {
        return (now, _, _, value) -> now.with(now.assumptions().with(key, Math.clamp(value, key.min(), key.max())));
    }

    /// A price set for all cards stays one price for all; otherwise the slider sets this card's.
    private static WhatIf setRentPrice(WhatIf now, CardComparison card, String currency, double price) {
        return now.assumptions().isSet(RENT_PRICE_PER_GPU_HOUR) ? set(RENT_PRICE_PER_GPU_HOUR).set(now, card, currency, price)
                : now.withRentPrice(card, price, currency);
    }

    private static WhatIf setPurchasePrice(WhatIf now, CardComparison card, String currency, double price) {
        return now.assumptions().isSet(BUY_PRICE_PER_GPU) ? set(BUY_PRICE_PER_GPU).set(now, card, currency, price)
                : now.withPurchasePrice(card, price, currency);
    }

    private static double forgottenHours(PlanInputs in) {
        return in.rent().waste().forgottenPerMonth() * in.rent().waste().hoursPerForgottenInstance();
    }

    /// More or fewer forgotten instances, each for as long as before.
    private static WhatIf setForgottenHours(WhatIf now, CardComparison card, String currency, double hours) {
        double each = card.inputs().rent().waste().hoursPerForgottenInstance();
        Assumptions base = each > 0 ? now.assumptions() : now.assumptions().with(RENT_FORGOTTEN_HOURS, 1);
        return set(RENT_FORGOTTEN_PER_MONTH).set(now.with(base), card, currency, hours / (each > 0 ? each : 1));
    }
}
