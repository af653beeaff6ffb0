package org.breakeven.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Locale;
import org.breakeven.model.Money;
import org.junit.jupiter.api.Test;

class FormatsTest {

    private final Formats english = Messages.in(Locale.ENGLISH).formats();
    private final Formats chinese = Messages.in(Locale.SIMPLIFIED_CHINESE).formats();

    @Test
    void shortMoneyCountsInThousandsOrInWan() {
        assertThat(english.shortMoney(223_410.0, "USD")).isEqualTo("$223k");
        assertThat(english.shortMoney(1_234_000.0, "EUR")).isEqualTo("€1.2M");
        assertThat(english.shortMoney(999_700.0, "USD")).isEqualTo("$1M");
        assertThat(english.shortMoney(-6_200.0, "USD")).isEqualTo("−$6.2k");
        assertThat(chinese.shortMoney(223_410.0, "CNY")).isEqualTo("¥22.3万");
        assertThat(chinese.shortMoney(1_234_000.0, "USD")).isEqualTo("$123万");
        assertThat(chinese.shortMoney(350_000_000.0, "CNY")).isEqualTo("¥3.5亿");
        assertThat(english.shortMoney(12.0, "SEK")).isEqualTo("SEK\u00a012");
    }

    @Test
    void moneyHasThePlacesItsSizeNeeds() {
        assertThat(english.money(15000, "USD")).isEqualTo("$15,000");
        assertThat(english.money(Money.of("1.49", "USD"))).isEqualTo("$1.49");
        assertThat(english.money(2, "USD")).isEqualTo("$2.00");
        assertThat(english.money(0.0123, "CNY")).isEqualTo("¥0.0123");
        assertThat(english.money(Money.of("8.5", ""))).isEqualTo("8.50");
    }

    @Test
    void percentAndNumbers() {
        assertThat(english.percent(0.484)).isEqualTo("48\u00a0%");
        assertThat(chinese.percent(0.484, 1)).isEqualTo("48.4%");
        assertThat(english.percent(-0.08)).isEqualTo("−8\u00a0%");
        assertThat(english.number(84_900.4, 1)).isEqualTo("84,900.4");
        assertThat(english.fixed(33.0, 1)).isEqualTo("33.0");
        assertThat(english.fixed(-0.001, 1)).isEqualTo("0.0");
    }

    @Test
    void whatDoesNotExistIsADashAndNeverZero() {
        assertThat(english.percent(null)).isEqualTo("—");
        assertThat(english.number(Double.NaN, 2)).isEqualTo("—");
        assertThat(english.shortMoney(null, "USD")).isEqualTo("—");
        assertThat(english.date(null)).isEqualTo("—");
    }

    @Test
    void datesSortAsText() {
        assertThat(chinese.date(LocalDate.of(2026, 8, 21))).isEqualTo("2026-08-21");
    }
}
