package org.breakeven.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Locale;
import org.breakeven.costing.CostKind;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Message;
import org.breakeven.model.Money;
import org.breakeven.model.Term;
import org.junit.jupiter.api.Test;

class MessagesTest {

    private final Messages english = Messages.in(Locale.UK);
    private final Messages chinese = Messages.in(Locale.TRADITIONAL_CHINESE);

    @Test
    void everyChineseLocaleIsSimplifiedChineseAndEveryOtherEnglish() {
        assertThat(chinese.locale()).isEqualTo(Locale.SIMPLIFIED_CHINESE);
        assertThat(Messages.in(Locale.GERMANY).locale()).isEqualTo(Locale.ENGLISH);
    }

    @Test
    void constantsAndAssumptionsHaveNames() {
        assertThat(english.word(Term.ON_DEMAND)).isEqualTo("on-demand");
        assertThat(chinese.word(Term.ON_DEMAND)).isEqualTo("按量付费");
        assertThat(chinese.word(CostKind.FORGOTTEN)).isEqualTo("忘记关机");
        assertThat(english.word(AssumptionKey.DEMAND_UTILIZATION)).isEqualTo("Utilization");
    }

    @Test
    void argumentsArePutIntoWords() {
        assertThat(english.text(Message.of("charts.paysBack", Money.of("1.49", "USD")))).isEqualTo("buying pays back in month $1.49");
        assertThat(chinese.text("charts.you", Message.of("words.term.year_1"))).isEqualTo("当前：1 年期");
        assertThat(chinese.text("charts.you", LocalDate.of(2026, 8, 21))).isEqualTo("当前：2026-08-21");
        assertThat(english.text("charts.buy", Term.SPOT)).isEqualTo("Buy spot");
    }

    @Test
    void anUnknownKeyIsShownAsItIs() {
        assertThat(english.text("nowhere.it's {0}", 5)).isEqualTo("nowhere.it's {0}");
    }
}
