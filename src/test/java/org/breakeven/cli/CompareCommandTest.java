package org.breakeven.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompareCommandTest {

    @TempDir
    Path folder;

    /// 8 cards x 730 h x 2.00 = 11,680 a month; 36 months 420,480; 8 x 20,000 = 160,000; 160,000 / 11,680 = 13.69863.
    @Test
    void bareNumbersGiveTheSumsOfTheEnvelope() throws IOException {
        CommandLineRun run = CommandLineRun.of("compare", "--bare", "--set", "rent.pricePerGpuHour=2", "--set", "buy.pricePerGpu=20000", "--json");
        JsonNode root = run.json();
        JsonNode card = root.at("/cards/0");
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(root.at("/cards").size()).isEqualTo(1);
        assertThat(root.at("/demand/gpuHoursPerMonth").doubleValue()).isEqualTo(5840);
        assertThat(card.at("/rent/total").doubleValue()).isCloseTo(420480, within(1e-6));
        assertThat(card.at("/rent/byKind/compute").doubleValue()).isCloseTo(420480, within(1e-6));
        assertThat(card.at("/buy/capital").doubleValue()).isEqualTo(160000);
        assertThat(card.at("/breakEven/months").doubleValue()).isCloseTo(13.69863, within(1e-5));
        assertThat(card.at("/verdict/choice").textValue()).isEqualTo("buy");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/currency", "/horizonMonths", "/assumptions/demand.gpus/value", "/assumptions/demand.gpus/unit",
        "/assumptions/demand.gpus/source", "/demand/averageGpus", "/demand/peakGpus", "/demand/source", "/cards/0/card",
        "/cards/0/rent/offer", "/cards/0/rent/npv", "/cards/0/rent/perGpuHour", "/cards/0/buy/gpus", "/cards/0/buy/servers",
        "/cards/0/buy/byKind", "/cards/0/hybrid/ownedGpus", "/cards/0/hybrid/npv", "/cards/0/api", "/cards/0/lease",
        "/cards/0/breakEven/discountedMonths", "/cards/0/breakEven/utilization", "/cards/0/breakEven/hoursPerDay",
        "/cards/0/breakEven/gpuHours", "/cards/0/breakEven/rentPrice", "/cards/0/breakEven/purchasePrice",
        "/cards/0/breakEven/priceToMonthlyRent", "/cards/0/verdict/probability", "/cards/0/verdict/reasons",
        "/cards/0/verdict/flips", "/warnings"})
    void theJsonHasWhatTheInterfaceNames(String pointer) throws IOException {
        JsonNode root = CommandLineRun.of("compare", "--card", "RTX4090", "--json").json();
        assertThat(root.at(pointer).isMissingNode()).as(pointer).isFalse();
    }

    @Test
    void theJsonIsEnglishWhateverTheLanguage() {
        CommandLineRun chinese = CommandLineRun.in(Locale.CHINA, "compare", "--card", "RTX 4090 24GB", "--json");
        assertThat(chinese.out()).isEqualTo(CommandLineRun.of("compare", "--card", "RTX 4090 24GB", "--json").out());
    }

    @Test
    void theTableSpeaksTheUsersLanguage() {
        assertThat(CommandLineRun.in(Locale.CHINA, "compare", "--card", "h100 sxm").out()).contains("显卡", "H100 SXM 80GB", "结论");
        assertThat(CommandLineRun.of("compare", "--card", "h100 sxm").out()).contains("Card", "Verdict");
    }

    @Test
    void aSheetTakesThePlaceOfTheShippedOffers() throws IOException {
        CommandLineRun run = CommandLineRun.of("compare", "--prices", sheet().toString(), "--json");
        JsonNode cards = run.json().at("/cards");
        assertThat(cards.size()).isEqualTo(1);
        assertThat(cards.at("/0/rent/offer/provider").textValue()).isEqualTo("Cloudy");
        assertThat(cards.at("/0/rent/offer/pricePerGpuHour").textValue()).isEqualTo("2.29");
        assertThat(cards.at("/0/buy/quote/vendor").textValue()).isNotEmpty();
    }

    @Test
    void aScenarioFileSaysWhereItsValuesComeFrom() throws IOException {
        Path scenario = Files.writeString(folder.resolve("s.json"),
                "{\"demand.gpus\": 4, \"rent.drift\": {\"value\": -0.08, \"source\": \"survey\"}, \"latency.critical\": true}");
        JsonNode assumptions = CommandLineRun.of("compare", "--card", "L40S 48GB", "--scenario", scenario.toString(),
                "--set", "demand.gpus=6", "--json").json().at("/assumptions");
        assertThat(assumptions.at("/demand.gpus/value").doubleValue()).isEqualTo(6);
        assertThat(assumptions.at("/rent.drift/source").textValue()).isEqualTo("survey");
        assertThat(assumptions.at("/latency.critical/value").booleanValue()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--set demand.utilisation=0.5 | did you mean demand.utilization",
        "--set pue=1.3                | buy.pue",
        "--set demand.utilization=1.5 | expected between 0 and 1",
        "--set demand.utilization     | expected key=value",
        "--scenario none.json         | none.json cannot be read",
        "--project none.breakeven     | There is no project file none.breakeven",
        "--prices none.csv            | none.csv",
        "--usage none.csv             | none.csv",
        "--currency XYZW              | ISO 4217",
        "--nonsense                   | --nonsense",
        "--lang xx                    | xx"})
    void aWrongWordGivesASentenceAndStatus2(String args, String said) {
        CommandLineRun run = CommandLineRun.of(("compare " + args).split(" "));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(said).doesNotContain("Exception", "\tat ");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void halfAScenarioIsRefused() throws IOException {
        Path half = Files.writeString(folder.resolve("half.json"), "{\"demand.gpus\": ");
        CommandLineRun run = CommandLineRun.of("compare", "--scenario", half.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("is no scenario file");
    }

    private Path sheet() throws IOException {
        return Files.writeString(folder.resolve("sheet.csv"), """
                provider,card,gpus_per_instance,region,term,currency,price,unit,as_of
                Cloudy,H100 SXM 80GB,8,EU,on_demand,USD,2.29,per_gpu_hour,2026-11-09
                """);
    }
}
