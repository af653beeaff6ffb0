package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.i18n.Messages;
import org.breakeven.imports.FileImporter;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.NoUsage;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.RentOffer;
import org.junit.jupiter.api.Test;

/// Real sheets, kept beside the repository where there is a copy, against values computed by another program.
class SharedPriceSamplesTest {

    private static final Path SAMPLES = Path.of("../shared/samples/prices");
    private static final Path CHECKS = Path.of("../shared/checks/prices.json");
    private static final Messages ENGLISH = Messages.in(Locale.ENGLISH);

    private final FileImporter importer = new FileImporter(CardCatalog.shipped(), new NoUsage());

    @Test
    void everySheetGivesOffersOrAReason() throws IOException {
        assumeTrue(Files.isDirectory(SAMPLES), "no samples beside the repository");
        try (Stream<Path> files = Files.list(SAMPLES)) {
            for (Path file : files.sorted().toList()) {
                read(file);
            }
        }
    }

    @Test
    void sheetsHaveTheValuesComputedElsewhere() throws IOException {
        assumeTrue(Files.isRegularFile(CHECKS), "no checks beside the repository");
        List<String> wrong = new ArrayList<>();
        new ObjectMapper().readTree(CHECKS.toFile()).properties().forEach(entry -> {
            JsonNode rules = entry.getValue();
            read(SAMPLES.resolve(entry.getKey())).ifPresentOrElse(file -> check(entry.getKey(), rules, file, wrong),
                    () -> wrong.add(entry.getKey() + " is refused"));
        });
        assertThat(wrong).isEmpty();
    }

    private Optional<FileReport.PriceFile> read(Path file) {
        try {
            return Optional.of((FileReport.PriceFile) importer.read(file, ImportOptions.none()));
        } catch (UnreadableFile e) {
            assertThat(ENGLISH.text(e.reason())).isNotBlank();
            return Optional.empty();
        }
    }

    private static void check(String name, JsonNode rules, FileReport.PriceFile file, List<String> wrong) {
        expect(!rules.has("format") || file.format().equals(rules.path("format").asText()), name + " is " + file.format(), wrong);
        expect(!rules.has("offers") || file.offers().size() == rules.path("offers").asInt(),
                name + ": number of offers", wrong);
        rules.path("must").forEach(rule -> expect(
                file.offers().stream().anyMatch(offer -> matches(offer, rule)), name + " lacks " + rule, wrong));
        rules.path("mustNot").forEach(rule -> expect(file.offers().stream()
                .noneMatch(offer -> matches(offer, rule)), name + " has " + rule, wrong));
        String words = String.join(" | ", Stream.concat(file.problems().stream()
                .map(problem -> ENGLISH.text(problem.reason())),
                file.assumptions().stream().map(ENGLISH::text)).toList());
        rules.path("says").forEach(word -> expect(Pattern.compile(word.asText(), Pattern.CASE_INSENSITIVE)
                .matcher(words).find(),
                name + " does not say " + word, wrong));
    }

    private static void expect(boolean right, String otherwise, List<String> wrong) {
        if (!right) {
            wrong.add(otherwise);
        }
    }

    private static boolean matches(RentOffer offer, JsonNode rule) {
        BigDecimal price = offer.pricePerGpuHour();
        boolean text = List.of("provider", "card", "currency").stream().allMatch(key -> !rule.has(key)
                || Pattern.compile(rule.path(key).asText(), Pattern.CASE_INSENSITIVE).matcher(field(offer, key))
                        .find());
        return text && (!rule.has("term") || offer.term().id().equals(rule.path("term").asText()))
                && (!rule.has("gpusPerInstance") || offer.gpusPerInstance() == rule.path("gpusPerInstance").asInt())
                && (!rule.has("pricePerGpuHour") || price.subtract(new BigDecimal(rule.path("pricePerGpuHour")
                        .asText())).abs().doubleValue() <= 1e-4)
                && (!rule.has("below") || price.compareTo(new BigDecimal(rule.path("below").asText())) < 0)
                && (!rule.has("above") || price.compareTo(new BigDecimal(rule.path("above").asText())) > 0);
    }

    private static String field(RentOffer offer, String key) {
        return switch (key) {
            case "provider" -> offer.provider();
            case "card" -> offer.card();
            default -> offer.currency();
        };
    }
}
