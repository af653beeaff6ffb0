package org.breakeven.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.breakeven.model.Assumption;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Demand;
import org.breakeven.model.ElectricityPrice;
import org.breakeven.model.ExchangeRate;
import org.breakeven.model.LoadDurationCurve;
import org.breakeven.model.Money;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.ProviderFee;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Scenario;
import org.breakeven.model.Source;
import org.breakeven.model.Team;
import org.breakeven.model.Term;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProjectFileTest {

    @TempDir
    Path folder;

    @Test
    void readsBackWhatItWrote() throws Exception {
        Path file = folder.resolve("team.breakeven");
        ProjectFile.write(project(), file);
        assertThat(ProjectFile.read(file)).isEqualTo(project());
        assertThat(Files.readString(file)).contains("\"20.52022672899\"").contains("视觉组");
    }

    @Test
    void leavesNothingBesideTheFileAndReplacesTheOldOne() throws Exception {
        Path file = Files.writeString(folder.resolve("team.breakeven"), "old");
        ProjectFile.write(project(), file);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
        assertThat(ProjectFile.read(file).name()).isEqualTo("视觉组");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "{\"breakeven\": 1, \"project\": {\"name\": \"x\"}} | store.damaged",
        "{\"breakeven\": 1, \"proj                           | store.damaged",
        "{\"breakeven\": 99, \"project\": {}}                | store.otherVersion",
        "{\"other\": true}                                   | store.noProject",
        "[]                                                  | store.noProject",
        "''                                                  | store.noProject",
        "gpu,price                                           | store.damaged"})
    void saysInOneSentenceWhyAFileIsNoProject(String content, String key) throws IOException {
        Path file = Files.writeString(folder.resolve("x.breakeven"), content);
        assertThat(reason(file)).isEqualTo(key);
    }

    @Test
    void aCutFileIsDamaged() throws Exception {
        Path file = folder.resolve("cut.breakeven");
        ProjectFile.write(project(), file);
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(whole, whole.length / 2));
        assertThat(reason(file)).isEqualTo("store.damaged");
    }

    @Test
    void aFolderAndAMissingFileAreNamed() {
        assertThat(reason(folder)).isEqualTo("store.unreadable");
        assertThat(reason(folder.resolve("none"))).isEqualTo("store.missing");
    }

    private static String reason(Path file) {
        return catchThrowableOfType(UnreadableProject.class, () -> ProjectFile.read(file)).reason().key();
    }

    private static Project project() {
        Source source = new Source("sheet.csv", 17, LocalDate.of(2026, 11, 9), true);
        PriceBook prices = new PriceBook(
                List.of(new RentOffer("Cloudy", "H100 SXM 80GB", "h100x8", 8, "FIN-01", Term.MONTH_3,
                        new BigDecimal("20.52022672899"), "USD", false, source)),
                List.of(new PurchaseQuote("Shop", "H100 SXM 80GB", 8, true, Money.of("300000", "CNY"), Source.of("shop"))),
                List.of(new ProviderFee("Cloudy", ProviderFee.Kind.EGRESS, "out", Money.of("0.00", "USD"), "GB", source)),
                List.of(new ElectricityPrice("Here", Money.of("0.12", "EUR"), source)),
                List.of(new ExchangeRate("USD", "CNY", new BigDecimal("7.10"), source)));
        Assumptions base = Assumptions.defaults().with(AssumptionKey.DEMAND_UTILIZATION, "62%")
                .with(AssumptionKey.BUY_RESALE_CURVE, "12:0.6,24:0.45")
                .with(AssumptionKey.RENT_DRIFT, new Assumption(-0.08, "-0.08", "survey", LocalDate.of(2026, 10, 1)))
                .without(AssumptionKey.RISK_SEED);
        Demand measured = new Demand(LoadDurationCurve.of(0.9, 0.5, 0.1), 0.2, Demand.Origin.USAGE, "log.csv");
        return new Project("视觉组", "USD", prices, measured,
                List.of(new Scenario("Base", base), new Scenario("Bare", Assumptions.bare())),
                List.of("H100 SXM 80GB"), List.of(new Team("vision", Money.of("9000.50", "USD"))), true);
    }
}
