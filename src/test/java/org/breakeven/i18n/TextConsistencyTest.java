package org.breakeven.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.breakeven.comparison.Verdict;
import org.breakeven.costing.CostKind;
import org.breakeven.imports.ImportProblem;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Demand;
import org.breakeven.model.Term;
import org.junit.jupiter.api.Test;

/// Every text exists in both languages, can be formatted, and is used; every text asked for exists.
class TextConsistencyTest {

    private static final Path BUNDLES = Path.of("src/main/resources/org/breakeven/i18n");
    private static final Path SOURCES = Path.of("src/main/java");
    private static final String CHINESE = "_zh_CN.properties";
    private static final Pattern ASKED_FOR = Pattern.compile("(?:Message\\.of|\\btext|\\blabel|\\bbind)\\(\\s*\"([^\"]+)\"");
    private static final Pattern LITERAL = Pattern.compile("\"([a-z][A-Za-z0-9]*(?:\\.[A-Za-z0-9_]+)*\\.?[A-Za-z0-9_.]*)\"");

    @Test
    void bothLanguagesHaveTheSameKeys() throws IOException {
        for (Path english : englishBundles()) {
            Properties translated = load(english.resolveSibling(area(english) + CHINESE));
            assertThat(translated.stringPropertyNames()).as("%s: keys in Chinese", area(english))
                    .containsExactlyInAnyOrderElementsOf(load(english).stringPropertyNames());
        }
    }

    @Test
    void keysBeginWithTheNameOfTheirBundle() throws IOException {
        for (Path bundle : englishBundles()) {
            assertThat(load(bundle).stringPropertyNames()).allMatch(key -> key.startsWith(area(bundle) + "."));
        }
    }

    @Test
    void everyTextCanBeFormattedAndBothLanguagesFillTheSamePlaces() throws IOException {
        for (Path english : englishBundles()) {
            Properties texts = load(english);
            Properties translated = load(english.resolveSibling(area(english) + CHINESE));
            for (String key : texts.stringPropertyNames()) {
                String chinese = translated.getProperty(key, "");
                assertThat(places(chinese)).as("places of %s: %s", key, chinese).isEqualTo(places(texts.getProperty(key)));
                assertThat(Messages.in(Locale.ENGLISH).text(key, 1, 2, 3, 4, 5, 6, 7, 8)).as(key).isNotEqualTo(key).doesNotContain("{0", "{1", "''");
                assertThat(Messages.in(Locale.CHINA).text(key, 1, 2, 3, 4, 5, 6, 7, 8)).as(key).isNotEqualTo(key).doesNotContain("{0", "{1", "''");
            }
        }
    }

    @Test
    void everyTextAskedForExists() throws IOException {
        Set<String> known = allKeys();
        Set<String> areas = known.stream().map(key -> key.substring(0, key.indexOf('.'))).collect(Collectors.toSet());
        Set<String> missing = new TreeSet<>();
        for (String source : sources()) {
            missing.addAll(found(ASKED_FOR, source));
            found(LITERAL, source).stream().filter(text -> text.contains(".") && areas.contains(text.substring(0, text.indexOf('.'))))
                    .filter(text -> !text.matches(".*\\.(css|png|otf|properties)")).forEach(missing::add);
        }
        missing.removeIf(key -> key.endsWith(".") || !key.contains(".") || known.contains(key));
        assertThat(missing).as("keys used in the code that no bundle has").isEmpty();
    }

    @Test
    void everyConstantShownHasAName() throws IOException {
        Set<String> known = allKeys();
        Stream<Enum<?>> shown = Stream.of(Term.values(), CostKind.values(), Verdict.Choice.values(), AssumptionKey.values(),
                Demand.Origin.values(), ImportProblem.Severity.values()).flatMap(Stream::of);
        assertThat(shown.map(Messages::wordKey).filter(key -> !known.contains(key))).as("words.properties lacks").isEmpty();
    }

    @Test
    void reasonsOfDefaultsReadInEnglishAsTheModelGivesThem() {
        for (AssumptionKey key : AssumptionKey.values()) {
            if (!key.reason().isEmpty()) {
                assertThat(Messages.in(Locale.ENGLISH).text("words.reason." + key.id())).isEqualTo(key.reason());
            }
            String unit = "words.unit." + key.unit().replace(' ', '_');
            assertThat(Messages.in(Locale.ENGLISH).text(unit, "$")).as(key.id()).isNotEqualTo(unit);
        }
    }

    @Test
    void everyTextIsUsed() throws IOException {
        Set<String> literals = new TreeSet<>();
        for (String source : sources()) {
            literals.addAll(found(LITERAL, source));
        }
        List<String> prefixes = literals.stream().filter(text -> text.endsWith(".")).toList();
        Set<String> unused = allKeys();
        unused.removeIf(key -> literals.contains(key) || prefixes.stream().anyMatch(key::startsWith) || key.startsWith("words."));
        assertThat(unused).as("texts no code asks for").isEmpty();
    }

    private static Set<Integer> places(String pattern) {
        Set<Integer> places = new TreeSet<>();
        Matcher matcher = Pattern.compile("\\{(\\d+)").matcher(pattern);
        while (matcher.find()) {
            places.add(Integer.valueOf(matcher.group(1)));
        }
        return places;
    }

    private static Set<String> found(Pattern pattern, String source) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = pattern.matcher(source);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    private static Set<String> allKeys() throws IOException {
        Set<String> keys = new TreeSet<>();
        for (Path bundle : englishBundles()) {
            keys.addAll(load(bundle).stringPropertyNames());
        }
        return keys;
    }

    private static List<Path> englishBundles() throws IOException {
        try (Stream<Path> files = Files.list(BUNDLES)) {
            return files.filter(file -> !file.toString().endsWith(CHINESE)).sorted().toList();
        }
    }

    private static String area(Path bundle) {
        return bundle.getFileName().toString().replace(".properties", "");
    }

    private static List<String> sources() throws IOException {
        List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                sources.add(Files.readString(file));
            }
        }
        return sources;
    }

    private static Properties load(Path bundle) throws IOException {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(bundle)) {
            texts.load(reader);
        }
        return texts;
    }
}
