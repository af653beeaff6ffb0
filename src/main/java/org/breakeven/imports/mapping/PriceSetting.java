package org.breakeven.imports.mapping;

import java.math.BigDecimal;
import java.util.Objects;
import org.breakeven.imports.prices.DecimalMark;
import org.breakeven.model.Term;

/// What the figures of a price column mean. What is `null` has to come from the cell itself or another column; a
/// price for which it comes from nowhere is left out with an error.
///
/// @param term     how long the price binds; `null`: from the term column, on demand where there is none
/// @param period   time it is for; `null`: from the cell or the unit column
/// @param per      one card or the machine; `null`: from the cell or the unit column
/// @param currency ISO 4217; `null`: from the cell, the currency column or the file's constant
/// @param mark     how numbers are written, decided over the whole column; `null`: nothing in the column decides, so a
///                 point is taken, with a word at each number that could be two
/// @param scale    what a figure is multiplied by, 10000 for `万元`
public record PriceSetting(Term term, PricePeriod period, PricePer per, String currency, DecimalMark mark,
                           BigDecimal scale) {

    public PriceSetting {
        Objects.requireNonNull(scale, "scale");
    }

    /// Nothing known yet.
    public static final PriceSetting OPEN = new PriceSetting(null, null, null, null, null, BigDecimal.ONE);

    /// The notation to read by.
    DecimalMark reading() {
        return mark == null ? DecimalMark.POINT : mark;
    }

    PriceSetting completedBy(UnitText unit) {
        return new PriceSetting(term, period == null ? unit.period() : period, per == null ? unit.per() : per,
                currency == null ? unit.currency() : currency, mark, scale);
    }

    public PriceSetting withTerm(Term other) {
        return new PriceSetting(other, period, per, currency, mark, scale);
    }

    public PriceSetting withPeriod(PricePeriod other) {
        return new PriceSetting(term, other, per, currency, mark, scale);
    }

    public PriceSetting withPer(PricePer other) {
        return new PriceSetting(term, period, other, currency, mark, scale);
    }

    public PriceSetting withCurrency(String other) {
        return new PriceSetting(term, period, per, other, mark, scale);
    }

    public PriceSetting withMark(DecimalMark other) {
        return new PriceSetting(term, period, per, currency, other, scale);
    }

    public PriceSetting withScale(BigDecimal other) {
        return new PriceSetting(term, period, per, currency, mark, other);
    }
}
