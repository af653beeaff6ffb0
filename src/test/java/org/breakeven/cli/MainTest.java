package org.breakeven.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class MainTest {

    @Test
    void withoutArgumentsTheSampleIsReported() {
        CommandLineRun run = CommandLineRun.of();
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("A100 SXM 80GB", "RTX 4090 24GB", "Verdict");
        assertThat(run.err().strip().lines()).singleElement().asString().contains("desktop session");
    }

    @Test
    void helpIsInTheUsersLanguage() {
        assertThat(CommandLineRun.of("--help").out()).contains("Lists the known cards.");
        assertThat(CommandLineRun.in(Locale.CHINA, "compare", "--help").out()).contains("比较所用币种");
        assertThat(CommandLineRun.of("--version").out()).startsWith("breakeven ");
    }

    @Test
    void theLanguageIsTheLocalesUnlessSaid() {
        assertThat(Main.language("compare", "--lang", "zh").getLanguage()).isEqualTo("zh");
        assertThat(Main.language("--lang=zh").getLanguage()).isEqualTo("zh");
        assertThat(Main.language("compare")).isEqualTo(Locale.getDefault());
    }

    @Test
    void everyCardHasItsSpellings() throws Exception {
        assertThat(CommandLineRun.of("cards").out()).contains("H20 96GB");
        assertThat(CommandLineRun.of("cards", "--json").json().at("/cards/0/aliases").isArray()).isTrue();
    }

    @Test
    void optionsWithoutACommandAreNotEnough() {
        CommandLineRun run = CommandLineRun.of("--lang", "en");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("Name a command");
    }
}
