package org.breakeven.ui.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.breakeven.comparison.Comparison;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Demand;
import org.breakeven.model.DemandShape;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.Scenario;
import org.breakeven.ui.common.LatestTask;
import org.junit.jupiter.api.Test;

class SessionTest {

    private final Deque<Runnable> background = new ArrayDeque<>();
    private int reckoned;
    private final Session session = new Session(this::reckon, new LatestTask(background::add, Runnable::run, failure -> {
        throw new AssertionError(failure);
    }), () -> LocalDate.of(2026, 11, 30));

    private Comparison reckon(Project project, Assumptions assumptions, LocalDate today) {
        reckoned++;
        Demand demand = Demand.of(DemandShape.STEADY, 8, assumptions.number(AssumptionKey.DEMAND_UTILIZATION), 0, Demand.Origin.MANUAL, "");
        return new Comparison(project.currency(), assumptions, demand, 730, 36, List.of(), List.of());
    }

    private static Project project() {
        return new Project("Test", "USD", PriceBook.empty(), null, List.of(new Scenario("Base", Assumptions.defaults())), List.of(), List.of(), false);
    }

    @Test
    void nothingIsReckonedBeforeAProjectIsOpen() {
        assertThat(background).isEmpty();
        assertThat(session.resultsProperty().get()).isNull();
    }

    @Test
    void manyChangesAreReckonedOnceAndTheLastCounts() {
        session.open(project());
        for (int percent = 10; percent <= 30; percent++) {
            session.change(session.state().whatIf().with(session.state().whatIf().assumptions()
                    .with(AssumptionKey.DEMAND_UTILIZATION, percent / 100.0)), "drag");
        }
        work();
        assertThat(session.resultsProperty().get().comparison().demand().utilization()).isEqualTo(0.3, within(1e-9));
        assertThat(reckoned).isEqualTo(2);
        session.undo();
        work();
        assertThat(session.resultsProperty().get().comparison()).isSameAs(session.resultsProperty().get().base());
        assertThat(session.undoableProperty().get()).isFalse();
    }

    @Test
    void anAssumptionOfTheBaseChangesTheWhatIfCaseWithIt() {
        session.open(project());
        session.changeBase(AssumptionKey.HORIZON_MONTHS, "24");
        assertThat(session.state().whatIf().isBase(session.state().project())).isTrue();
        assertThat(session.state().project().base().assumptions().number(AssumptionKey.HORIZON_MONTHS)).isEqualTo(24);
        session.changeBase(AssumptionKey.HORIZON_MONTHS, "");
        assertThat(session.state().project().base().assumptions().isSet(AssumptionKey.HORIZON_MONTHS)).isFalse();
    }

    private void work() {
        while (!background.isEmpty()) {
            background.remove().run();
        }
    }
}
