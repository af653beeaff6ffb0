package org.breakeven.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.List;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.FileReport.PriceFile;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Demand;
import org.breakeven.model.LoadDurationCurve;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Scenario;
import org.breakeven.model.Source;
import org.breakeven.model.Term;
import org.junit.jupiter.api.Test;

class ProjectImportsTest {

    private static final FileReport.Rows ROWS = new FileReport.Rows(1, 1, 0, 0);

    @Test
    void theSameSheetTwiceReplacesItsOffers() {
        Project once = ProjectImports.apply(project(), sheet("a.csv", "2.29"));
        Project twice = ProjectImports.apply(ProjectImports.apply(once, sheet("b.csv", "1.99")), sheet("a.csv", "2.49"));
        assertThat(twice.prices().offers()).extracting(RentOffer::pricePerGpuHour)
                .containsExactly(new BigDecimal("1.99"), new BigDecimal("2.49"));
    }

    @Test
    void aProjectThatNamesItsCardsComparesThoseOfTheSheetToo() {
        assertThat(ProjectImports.apply(project().withCards(List.of("Other")), sheet("a.csv", "1")).cards()).containsExactly("Other", "Card");
        assertThat(ProjectImports.apply(project(), sheet("a.csv", "1")).cards()).isEmpty();
    }

    @Test
    void aLogReplacesTheSampleDemandAndEndsTheExample() {
        Project changed = ProjectImports.apply(project(), log("a.log", 1, 2, 0.5));
        assertThat(changed.measured().curve().share(1)).isEqualTo(0.5);
        assertThat(changed.example()).isFalse();
    }

    @Test
    void aLogWithoutGpuTimeChangesNothing() {
        UsageFile bill = new UsageFile("bill.csv", "focus", ROWS, null, List.of(), null, null, List.of(), null, null, List.of(), List.of());
        assertThat(ProjectImports.apply(project(), bill)).isEqualTo(project());
    }

    /// One day with the card in use half the time, then three days in which it is always in use: (0.5 + 3) / 4.
    @Test
    void logsThatFollowEachOtherCountByTheTimeTheyCover() throws OverlappingLogs {
        Project changed = ProjectImports.applyLogs(project(), List.of(log("later", 2, 5, 1), log("first", 1, 2, 0.5)));
        assertThat(changed.measured().curve().share(1)).isEqualTo(0.875);
        assertThat(changed.measured().source()).isEqualTo("first, later");
    }

    @Test
    void logsOfTheSameTimeAreRefused() {
        assertThatThrownBy(() -> ProjectImports.applyLogs(project(), List.of(log("a", 1, 3, 1), log("b", 2, 5, 1))))
                .isInstanceOf(OverlappingLogs.class).hasMessageContaining("a and b");
    }

    private static Project project() {
        return new Project("x", "USD", PriceBook.empty(), null, List.of(new Scenario("Base", Assumptions.defaults())),
                List.of(), List.of(), true);
    }

    private static PriceFile sheet(String name, String price) {
        RentOffer offer = new RentOffer("Cloudy", "Card", "card", 1, "", Term.ON_DEMAND, new BigDecimal(price), "USD", false,
                new Source(name, 2, null, false));
        return new PriceFile(name, "sheet", ROWS, List.of(offer), List.of(), List.of(), List.of(), List.of());
    }

    private static UsageFile log(String name, int fromDay, int toDay, double share) {
        Demand demand = new Demand(LoadDurationCurve.of(share), 0, Demand.Origin.USAGE, name);
        return new UsageFile(name, "log", ROWS, new FileReport.Period(day(fromDay), day(toDay)), List.of(), null, 1, List.of(),
                null, demand, List.of(), List.of());
    }

    private static OffsetDateTime day(int day) {
        return OffsetDateTime.parse("2026-10-0" + day + "T00:00:00Z");
    }
}
