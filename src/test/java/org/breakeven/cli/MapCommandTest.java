package org.breakeven.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.breakeven.imports.mapping.MappedFixture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MapCommandTest {

    private static final String ASKING = "型号,数量,价格\nA100 80GB,8,100\nH100,8,200\n";

    @TempDir
    Path folder;

    private String profiles;

    @BeforeEach
    void folderOfProfiles() {
        profiles = folder.resolve("profiles").toString();
    }

    static List<MappedFixture> fixtures() {
        return MappedFixture.all();
    }

    private static CommandLineRun run(List<String> more, String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.addAll(more);
        return CommandLineRun.of(all.toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void aTableIsMappedOnceAndReadByNameAndByItself(MappedFixture fixture) throws IOException {
        String file = fixture.in(folder).toString();
        CommandLineRun saved = run(fixture.answers(), "map", file, "--save", "mine", "--profiles", profiles);
        assertThat(saved.status()).as(saved.err()).isZero();
        assertThat(saved.out()).isEmpty();
        for (List<String> as : List.of(List.of("--as", "profile:mine"), List.<String>of())) {
            CommandLineRun read = run(as, "import", file, "--json", "--profiles", profiles);
            JsonNode report = read.json().at("/files/0");
            assertThat(report.at("/format").textValue()).isEqualTo("profile:mine");
            assertThat(lines(report.at("/offers"))).containsExactlyElementsOf(fixture.offers());
            assertThat(report.at("/quotes")).hasSize(fixture.quotes().size());
            assertThat(read.status()).isZero();
        }
    }

    private static List<String> lines(JsonNode offers) {
        return StreamSupport.stream(offers.spliterator(), false).map(o -> "%s %s x%d %s %s %s %s %d".formatted(
                o.at("/provider").textValue(), o.at("/card").textValue(), o.at("/gpusPerInstance").intValue(), o.at("/term").textValue(),
                o.at("/pricePerGpuHour").textValue(), o.at("/currency").textValue(), o.at("/asOf").textValue(), o.at("/row").intValue())).toList();
    }

    @Test
    void whatIsOpenIsAskedAndNothingIsKept() throws IOException {
        String file = Files.writeString(folder.resolve("a.csv"), ASKING).toString();
        CommandLineRun printed = CommandLineRun.of("map", file);
        assertThat(printed.status()).isEqualTo(1);
        assertThat(printed.json().at("/columns/0/role").textValue()).isEqualTo("card");
        assertThat(printed.err()).contains("In which currency is \"价格\"?", "For which time is \"价格\"");
        CommandLineRun kept = CommandLineRun.of("map", file, "--save", "mine", "--profiles", profiles);
        assertThat(kept.status()).isEqualTo(2);
        assertThat(kept.err()).contains("Not saved: answer the questions above");
        assertThat(Path.of(profiles)).doesNotExist();
    }

    @Test
    void theAnswersMayBeSaid() throws IOException {
        String file = Files.writeString(folder.resolve("a.csv"), ASKING).toString();
        CommandLineRun kept = CommandLineRun.of("map", file, "--currency", "CNY", "--unit", "per_instance_hour", "--gpus", "8",
                "--provider", "某云", "--save", "整机", "--profiles", profiles);
        assertThat(kept.status()).as(kept.err()).isZero();
        JsonNode report = CommandLineRun.of("import", file, "--json", "--profiles", profiles).json().at("/files/0");
        assertThat(report.at("/offers/0/pricePerGpuHour").textValue()).isEqualTo("12.5");
        assertThat(report.at("/offers/1/pricePerGpuHour").textValue()).isEqualTo("25");
    }

    @Test
    void thePrintedMappingCanBeEditedAndUsed() throws IOException {
        String file = Files.writeString(folder.resolve("a.csv"), ASKING).toString();
        String printed = CommandLineRun.of("map", file, "--provider", "某云").out();
        String edited = printed.replace("\"period\" : null", "\"period\" : \"purchase\"").replace("\"gpusPerRow\" : null", "\"gpusPerRow\" : 8")
                .replace("\"per\" : null", "\"per\" : \"instance\"").replace("\"currency\" : null,\n    \"decimal\"", "\"currency\" : \"CNY\",\n    \"decimal\"");
        Path mapping = Files.writeString(folder.resolve("m.json"), edited);
        CommandLineRun kept = CommandLineRun.of("map", file, "--use", mapping.toString(), "--save", "bought", "--profiles", profiles);
        assertThat(kept.status()).as(kept.err()).isZero();
        JsonNode quote = CommandLineRun.of("import", file, "--json", "--profiles", profiles).json().at("/files/0/quotes/0");
        assertThat(quote.at("/price").textValue()).isEqualTo("100");
        assertThat(quote.at("/server").booleanValue()).isTrue();
        assertThat(quote.at("/gpus").intValue()).isEqualTo(8);
    }

    @Test
    void profilesAreAmongTheFormats() throws IOException {
        MappedFixture fixture = MappedFixture.all().getLast();
        run(fixture.answers(), "map", fixture.in(folder).toString(), "--save", "mine", "--profiles", profiles);
        assertThat(CommandLineRun.of("formats", "--profiles", profiles).out().lines()).contains("profile:mine", "sacct");
        assertThat(CommandLineRun.of("formats").out()).doesNotContain("profile:");
    }

    @Test
    void anUnknownTableSaysWhatToDo() throws IOException {
        Path file = Files.writeString(folder.resolve("a.csv"), ASKING);
        CommandLineRun run = CommandLineRun.of("import", file.toString(), "--json");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("breakeven map \"" + file + "\" > mapping.json", "--save NAME");
        assertThat(run.json().at("/files/0/problems/0/reason").textValue()).contains("breakeven map");
        CommandLineRun named = CommandLineRun.of("import", file.toString(), "--as", "profile:none", "--profiles", profiles);
        assertThat(named.err()).contains("no mapping profile \"none\", and none is saved yet");
        assertThat(named.status()).isEqualTo(2);
    }

    @Test
    void wrongUsageIsOneSentence() throws IOException {
        String file = Files.writeString(folder.resolve("a.csv"), ASKING).toString();
        Path damaged = Files.writeString(folder.resolve("d.json"), "{\"breakevenMapping\": 1, \"name\": \"x\", \"columns\": [{\"role\": \"cards\"}]}");
        Path page = Files.writeString(folder.resolve("p.txt"), "Dear all,\nthe meeting is moved.\n");
        for (String[] args : new String[][] {{"map", file, "--save", "../x"}, {"map", file, "--sheet", "Q"}, {"map", file, "--currency", "money"},
            {"map", file, "--use", damaged.toString()}, {"map", folder.resolve("none").toString()}, {"map", page.toString() + "x"}}) {
            CommandLineRun run = CommandLineRun.of(args);
            assertThat(run.status()).as(run.err()).isEqualTo(2);
            assertThat(run.err().strip()).isNotEmpty().doesNotContain("\n", "Exception");
        }
        assertThat(CommandLineRun.of("map", file, "--use", damaged.toString()).err()).contains("\"role\" cannot be \"cards\"");
    }
}
