package org.breakeven.imports.prices;

import java.math.BigDecimal;
import java.util.Optional;
import org.breakeven.model.Term;

/// A price as a machine-made sheet has it.
///
/// @param column where it stands, for naming a fault
/// @param text   empty where the machine is not sold on this term
/// @param times  how often it is paid in an hour: 60 where it is for a minute
/// @param parts  GPUs times hours the price is for
record Price(String column, String text, Term term, BigDecimal times, BigDecimal parts) {

    private static final BigDecimal MINUTES = BigDecimal.valueOf(60);

    static Price perGpu(String column, String text, Term term) {
        return perMachine(column, text, term, 1);
    }

    static Price perMachine(String column, String text, Term term, int gpus) {
        return new Price(column, text, term, BigDecimal.ONE, BigDecimal.valueOf(gpus));
    }

    /// This price as one for so many hours.
    Price forHours(int hours) {
        return inUnitsOf(BigDecimal.valueOf(hours));
    }

    /// This price as one for a minute.
    Price forAMinute() {
        return new Price(column, text, term, times.multiply(MINUTES), parts);
    }

    /// This price in units of which so many make one of the currency, such as 100 cents.
    Price inUnitsOf(BigDecimal units) {
        return new Price(column, text, term, times, parts.multiply(units));
    }

    boolean isWrong() {
        return !text.isEmpty() && Decimals.of(text).filter(price -> price.signum() >= 0).isEmpty();
    }

    /// Empty where it is not sold: no price, or 0.
    Optional<BigDecimal> perGpuHour() {
        return Decimals.of(text).filter(price -> price.signum() > 0)
                .map(price -> times.compareTo(BigDecimal.ONE) == 0 ? price : price.multiply(times))
                .map(price -> parts.compareTo(BigDecimal.ONE) == 0 ? price : Decimals.divide(price, parts));
    }
}
