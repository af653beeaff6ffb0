package org.breakeven.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AssumptionsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "demand.utilization | 1.2  | between 0 and 1 share",
        "demand.utilization | much | a number in share",
        "rent.term          | year | one of on_demand, spot, day",
        "latency.critical   | yes  | one of true, false",
        "rent.egressTiers   | 10:1,5:2 | rising bounds",
        "buy.resaleCurve    | inf:0.3 | shares up to 1",
        "rent.egressTiers   | 100:NaN | rising bounds",
        "rent.egressTiers   | cheap | pairs like 1024:0.09,inf:0.05"})
    void saysWhatWasFoundAndWhatIsExpected(String key, String value, String expected) {
        AssumptionKey known = AssumptionKey.find(key).orElseThrow();
        assertThatThrownBy(() -> Assumptions.defaults().with(known, value)).isInstanceOf(InvalidAssumption.class)
                .hasMessageContaining(key).hasMessageContaining(value).hasMessageContaining(expected);
    }

    @ParameterizedTest
    @EnumSource(AssumptionKey.class)
    void everyDefaultAndNeutralValueIsValid(AssumptionKey key) {
        key.standard().ifPresent(text -> assertThat(Assumption.parse(key, text, "test").text()).isNotNull());
        key.neutral().ifPresent(text -> assertThat(Assumption.parse(key, text, "test").text()).isNotNull());
    }

    @Test
    void percentIsAShare() {
        assertThat(Assumptions.bare().with(AssumptionKey.DEMAND_UTILIZATION, "62%").number(AssumptionKey.DEMAND_UTILIZATION)).isEqualTo(0.62);
    }

    @Test
    void defaultsAreNotSetByTheUser() {
        assertThat(Assumptions.defaults().isSet(AssumptionKey.BUY_PUE)).isFalse();
        assertThat(Assumptions.defaults().with(AssumptionKey.BUY_PUE, 1.2).isSet(AssumptionKey.BUY_PUE)).isTrue();
    }

    @Test
    void resaleFollowsItsCurve() {
        StepList curve = StepList.parse(AssumptionKey.BUY_RESALE_CURVE, "12:0.6,36:0.3");
        assertThat(curve.interpolate(0)).isEqualTo(1);
        assertThat(curve.interpolate(6)).isCloseTo(0.8, within(1e-12));
        assertThat(curve.interpolate(24)).isCloseTo(0.45, within(1e-12));
        assertThat(curve.interpolate(60)).isEqualTo(0.3);
    }

    /// 0.10 USD at 7.2 is 0.72 CNY; a share stays, and so does a default.
    @Test
    void moneySetByTheUserFollowsTheCurrency() {
        Assumptions dollars = Assumptions.defaults().with(AssumptionKey.BUY_ELECTRICITY_PRICE, "0.10").with(AssumptionKey.BUY_PUE, "1.2");
        Assumptions yuan = dollars.withMoneyTimes(new java.math.BigDecimal("7.2"));
        assertThat(yuan.text(AssumptionKey.BUY_ELECTRICITY_PRICE)).isEqualTo("0.72");
        assertThat(yuan.number(AssumptionKey.BUY_PUE)).isEqualTo(1.2);
        assertThat(yuan.number(AssumptionKey.BUY_STAFF_PER_MONTH)).isEqualTo(dollars.number(AssumptionKey.BUY_STAFF_PER_MONTH));
    }
}
