package org.breakeven.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Scale;
import org.junit.jupiter.api.Test;

class MoneyTest {

    @Property(tries = 200)
    void sumsAreExactAndCommute(@ForAll @Scale(9) BigDecimal a, @ForAll @Scale(9) BigDecimal b) {
        Money first = new Money(a, "CNY");
        Money second = new Money(b, "CNY");
        assertThat(first.plus(second)).isEqualTo(second.plus(first));
        assertThat(first.plus(second).minus(second).amount()).isEqualByComparingTo(a);
    }

    @Test
    void twoCurrenciesAreNeverAdded() {
        assertThatThrownBy(() -> Money.of("1.50", "USD").plus(Money.of("2", "CNY")))
                .hasMessageContaining("1.50 USD").hasMessageContaining("2 CNY");
    }

    @Test
    void noCurrencyIsACurrencyOfItsOwn() {
        assertThatThrownBy(() -> Money.of("1", "").plus(Money.of("1", "USD"))).isInstanceOf(IllegalArgumentException.class);
    }
}
