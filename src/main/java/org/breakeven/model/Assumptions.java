package org.breakeven.model;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// All assumptions of one scenario. Immutable: `with` gives a changed copy.
///
/// A key without a value is absent, which is not the same as 0: the model then takes the chosen offer, quote or
/// card, or leaves the item out.
public final class Assumptions {

    /// Source of what the user entered.
    public static final String SET_BY_USER = "set by you";

    /// Source of what a usage log showed; the log itself stays what counts until the user says otherwise.
    public static final String MEASURED = "measured from your log";

    private final Map<AssumptionKey, Assumption> values;
    private final boolean bare;

    private Assumptions(Map<AssumptionKey, Assumption> values, boolean bare) {
        this.values = Collections.unmodifiableMap(values);
        this.bare = bare;
    }

    /// The defaults, each with its reason as source.
    public static Assumptions defaults() {
        return all(false);
    }

    /// Neutral values: only what is set afterwards counts.
    public static Assumptions bare() {
        return all(true);
    }

    private static Assumptions all(boolean bare) {
        Map<AssumptionKey, Assumption> values = new EnumMap<>(AssumptionKey.class);
        for (AssumptionKey key : AssumptionKey.values()) {
            (bare ? key.neutral() : key.standard()).ifPresent(text -> values.put(key,
                    Assumption.parse(key, text, bare ? "neutral" : "default: " + (key.reason().isEmpty() ? "not used unless set" : key.reason()))));
        }
        return new Assumptions(values, bare);
    }

    /// Made by [#bare]: nothing may be filled in from offers, quotes, cards or fees beyond what is set.
    public boolean isBare() {
        return bare;
    }

    /// @throws InvalidAssumption if the text is no value for the key
    public Assumptions with(AssumptionKey key, String text) {
        return with(key, Assumption.parse(key, text, SET_BY_USER));
    }

    public Assumptions with(AssumptionKey key, double number) {
        return with(key, BigDecimal.valueOf(number).toPlainString());
    }

    public Assumptions with(AssumptionKey key, Assumption value) {
        Map<AssumptionKey, Assumption> changed = new EnumMap<>(AssumptionKey.class);
        changed.putAll(values);
        changed.put(key, Objects.requireNonNull(value));
        return new Assumptions(changed, bare);
    }

    /// Every amount of money that was set, times a factor; shares, counts and defaults stay.
    public Assumptions withMoneyTimes(BigDecimal factor) {
        Assumptions changed = this;
        for (AssumptionKey key : AssumptionKey.values()) {
            if (isSet(key) && key.isMoney()) {
                Assumption old = values.get(key);
                BigDecimal amount = BigDecimal.valueOf(old.number()).multiply(factor, MathContext.DECIMAL64).stripTrailingZeros();
                changed = changed.with(key, new Assumption(amount.doubleValue(), amount.toPlainString(), old.source(), old.asOf()));
            }
        }
        return changed;
    }

    /// Back to "taken from the offer, quote or card" or "not used".
    public Assumptions without(AssumptionKey key) {
        Map<AssumptionKey, Assumption> changed = new EnumMap<>(AssumptionKey.class);
        changed.putAll(values);
        changed.remove(key);
        return new Assumptions(changed, bare);
    }

    public boolean has(AssumptionKey key) {
        return values.containsKey(key);
    }

    public Optional<Assumption> get(AssumptionKey key) {
        return Optional.ofNullable(values.get(key));
    }

    /// The number of a key; NaN where it is absent.
    public double number(AssumptionKey key) {
        Assumption value = values.get(key);
        return value == null ? Double.NaN : value.number();
    }

    public double number(AssumptionKey key, double otherwise) {
        Assumption value = values.get(key);
        return value == null ? otherwise : value.number();
    }

    public boolean flag(AssumptionKey key) {
        return number(key, 0) == 1;
    }

    public String text(AssumptionKey key) {
        Assumption value = values.get(key);
        return value == null ? "" : value.text();
    }

    public StepList steps(AssumptionKey key) {
        return StepList.parse(key, text(key));
    }

    /// True where the user or a scenario file gave the value, false for defaults, neutral and measured values.
    public boolean isSet(AssumptionKey key) {
        Assumption value = values.get(key);
        return value != null && !value.source().startsWith("default:") && !value.source().equals("neutral")
                && !value.source().equals(MEASURED);
    }

    public Map<AssumptionKey, Assumption> asMap() {
        return values;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Assumptions that && values.equals(that.values) && bare == that.bare;
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }
}
