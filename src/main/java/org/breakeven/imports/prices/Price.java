package org.breakeven.imports.prices;

import java.math.BigDecimal;
import java.util.Optional;
import org.breakeven.model.Term;

/// A price as a machine-made sheet has it.
///
/// @param column where it stands, for naming a fault
/// @param text   empty where the machine is not sold on this term
/// @param parts  GPUs times hours the price is for
record Price(String column, String text, Term term, BigDecimal parts) {

    static Price perGpu(String column, String text, Term term) {
        return new Price(column, text, term, BigDecimal.ONE);
    }

    static Price perMachine(String column, String text, Term term, int gpus) {
        return new Price(column, text, term, BigDecimal.valueOf(gpus));
    }

    /// This price as one for so many hours.
    Price forHours(int hours) {
        return new Price(column, text, term, parts.multiply(BigDecimal.valueOf(hours)));
    }

    boolean isWrong() {
        return !text.isEmpty() && Decimals.of(text).filter(price -> price.signum() >= 0).isEmpty();
    }

    /// Empty where it is not sold: no price, or 0.
    Optional<BigDecimal> perGpuHour() {
        return Decimals.of(text).filter(price -> price.signum() > 0)
                .map(price -> parts.compareTo(BigDecimal.ONE) == 0 ? price : Decimals.divide(price, parts));
    }
}
