package org.breakeven.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison;
import org.breakeven.comparison.Comparisons;
import org.breakeven.model.Project;
import org.junit.jupiter.api.Test;

class SampleProjectTest {

    @Test
    void everyCardOfTheSampleHasBothPricesAndAVerdict() {
        Project sample = SampleProject.load();
        Comparison comparison = Comparisons.compare(sample, sample.base().assumptions(), LocalDate.of(2026, 11, 30));
        assertThat(comparison.cards()).hasSize(8).allMatch(CardComparison::isComplete)
                .allMatch(card -> card.verdict().choice() != null);
        assertThat(sample.example()).isTrue();
    }
}
