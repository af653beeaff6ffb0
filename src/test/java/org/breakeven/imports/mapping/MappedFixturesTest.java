package org.breakeven.imports.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.mapping.MappingLines.MAPPER;
import static org.breakeven.imports.mapping.MappingLines.offers;
import static org.breakeven.imports.mapping.MappingLines.quotes;

import java.nio.file.Path;
import java.util.List;
import org.breakeven.imports.FileReport.PriceFile;
import org.breakeven.imports.ImportOptions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every layout through the engine: what the guess gets right by itself, and what comes out with the few words said.
class MappedFixturesTest {

    @TempDir
    Path folder;

    static List<MappedFixture> fixtures() {
        return MappedFixture.all();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void nothingButTheProviderIsAskedAndThePricesAreRight(MappedFixture fixture) throws Exception {
        TableDraft draft = MAPPER.draft(fixture.in(folder));
        MappingGuess guess = MAPPER.guess(draft);
        assertThat(guess.questions()).as("questions").noneMatch(Question::isBlocking);
        TableMapping mapping = fixture.answers().isEmpty() ? guess.mapping() : guess.mapping().withProvider(fixture.answers().getLast());
        PriceFile preview = MAPPER.preview(draft, mapping);
        assertThat(offers(preview)).containsExactlyElementsOf(fixture.offers());
        assertThat(quotes(preview)).containsExactlyElementsOf(fixture.quotes());
        assertThat(preview.rows().rejected()).isZero();
        PriceFile whole = MAPPER.read(draft.head(), mapping, "mapping", ImportOptions.none());
        assertThat(offers(whole)).containsExactlyElementsOf(fixture.offers());
        assertThat(quotes(whole)).containsExactlyElementsOf(fixture.quotes());
    }
}
