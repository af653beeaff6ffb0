package org.breakeven.ui.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.breakeven.charts.HandMadeCard;
import org.breakeven.comparison.CardComparison;
import org.breakeven.model.Assumptions;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Scenario;
import org.junit.jupiter.api.Test;

class WhatIfTest {

    private final CardComparison a100 = HandMadeCard.a100();
    private final CardComparison other = HandMadeCard.of("L40S 48GB", 2_000, 60_000, 800);
    private final Project project = new Project("Test", "USD", new PriceBook(List.of(a100.offer(), other.offer()),
            List.of(a100.quote(), other.quote()), List.of(), List.of(), List.of()), null,
            List.of(new Scenario("Base", Assumptions.defaults())), List.of(), List.of(), false);

    @Test
    void aRentalPriceHoldsForItsCardOnly() {
        WhatIf whatIf = WhatIf.of(project).withRentPrice(a100, 0.99, "USD");
        List<RentOffer> offers = whatIf.in(project).prices().offers();
        assertThat(offers).hasSize(2).contains(other.offer());
        assertThat(whatIf.in(project).prices().offersFor("A100 80GB")).singleElement()
                .satisfies(offer -> assertThat(offer.pricePerGpuHour()).isEqualByComparingTo("0.99"))
                .satisfies(offer -> assertThat(offer.provider()).isEqualTo("Example Cloud"))
                .satisfies(offer -> assertThat(offer.source().name()).isEqualTo(Assumptions.SET_BY_USER));
    }

    @Test
    void aPurchasePriceIsPerCardWhateverTheQuoteHolds() {
        WhatIf whatIf = WhatIf.of(project).withPurchasePrice(other, 7_500, "CNY");
        assertThat(whatIf.in(project).prices().quotesFor("L40S 48GB")).singleElement()
                .satisfies(quote -> assertThat(quote.pricePerGpu()).isEqualByComparingTo("7500"))
                .satisfies(quote -> assertThat(quote.price().currency()).isEqualTo("CNY"));
    }

    @Test
    void nothingChangedIsTheProjectItself() {
        assertThat(WhatIf.of(project).in(project)).isSameAs(project);
        assertThat(WhatIf.of(project).isBase(project)).isTrue();
        assertThat(WhatIf.of(project).withRentPrice(a100, 2, "USD").isBase(project)).isFalse();
        assertThat(WhatIf.of(project).withRentPrice(a100, 2, "USD").withoutPrices().isBase(project)).isTrue();
    }
}
