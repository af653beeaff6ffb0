package org.breakeven.ui.session;

import java.time.LocalDate;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.Scenario;
import org.breakeven.ui.common.LatestTask;

/// What is open and what it comes to: the state with its undo history, the newest results, the card looked at.
/// Everything here is read and changed on the window's thread; reckoning runs behind it.
public final class Session {

    private final Engine engine;
    private final LatestTask latest;
    private final Supplier<LocalDate> today;
    private History<State> history = new History<>(State.of(nothingYet()));
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Results> results = new ReadOnlyObjectWrapper<>();
    private final StringProperty card = new SimpleStringProperty("");
    private final BooleanProperty undoable = new SimpleBooleanProperty();
    private final BooleanProperty redoable = new SimpleBooleanProperty();

    /// Holds nothing to show until a project is opened.
    public Session(Engine engine, LatestTask latest, Supplier<LocalDate> today) {
        this.engine = engine;
        this.latest = latest;
        this.today = today;
        state.set(history.now());
    }

    private static Project nothingYet() {
        return new Project("", "USD", PriceBook.empty(), null, List.of(new Scenario("", Assumptions.defaults())), List.of(), List.of(), false);
    }

    /// Opens a project in place of what was open; there is nothing to undo yet.
    public void open(Project project) {
        history = new History<>(State.of(project));
        show();
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public State state() {
        return state.get();
    }

    /// `null` until a project is open and its first comparison is there.
    public ReadOnlyObjectProperty<Results> resultsProperty() {
        return results.getReadOnlyProperty();
    }

    /// Name of the card looked at; empty while there is none.
    public StringProperty cardProperty() {
        return card;
    }

    public ReadOnlyBooleanProperty undoableProperty() {
        return undoable;
    }

    public ReadOnlyBooleanProperty redoableProperty() {
        return redoable;
    }

    /// @param step marks changes that are one step for undo; `null` makes a step of its own
    public void change(State next, Object step) {
        if (!next.equals(state())) {
            history.go(next, step);
            show();
        }
    }

    public void change(WhatIf whatIf, Object step) {
        change(state().with(whatIf), step);
    }

    /// Changes an assumption of the base case, and the what-if case with it.
    public void changeBase(AssumptionKey key, String text) {
        Assumptions base = state().project().base().assumptions();
        Assumptions whatIf = state().whatIf().assumptions();
        boolean cleared = text.isBlank();
        Project project = state().project().withBase(cleared ? restored(base, key) : base.with(key, text));
        WhatIf changed = state().whatIf().with(cleared ? restored(whatIf, key) : whatIf.with(key, text));
        change(new State(project, changed, state().usage()), null);
    }

    private static Assumptions restored(Assumptions assumptions, AssumptionKey key) {
        return Assumptions.defaults().get(key).map(standard -> assumptions.with(key, standard)).orElseGet(() -> assumptions.without(key));
    }

    /// Back to the base case.
    public void reset() {
        change(WhatIf.of(state().project()), null);
    }

    public void undo() {
        if (history.canUndo()) {
            history.undo();
            show();
        }
    }

    public void redo() {
        if (history.canRedo()) {
            history.redo();
            show();
        }
    }

    private void show() {
        State now = history.now();
        state.set(now);
        undoable.set(history.canUndo());
        redoable.set(history.canRedo());
        Results before = results.get();
        latest.submit(() -> reckon(now, before), this::accept);
    }

    private Results reckon(State now, Results before) {
        boolean known = before != null && before.state().project().equals(now.project());
        Comparison base = known ? before.base() : engine.compare(now.project(), now.project().base().assumptions(), today.get());
        boolean unchanged = now.whatIf().isBase(now.project());
        return new Results(now, unchanged ? base : engine.compare(now.whatIf().in(now.project()), now.whatIf().assumptions(), today.get()), base);
    }

    /// The first of the project's own list, if it can be compared, else the best.
    private static String firstOf(Results newest) {
        List<CardComparison> cards = newest.comparison().cards();
        return newest.state().project().cards().stream().flatMap(name -> newest.card(name).stream()).filter(CardComparison::isComplete)
                .findFirst().or(() -> cards.stream().findFirst()).map(CardComparison::card).orElse("");
    }

    private void accept(Results newest) {
        if (newest.card(card.get()).isEmpty()) {
            card.set(firstOf(newest));
        }
        results.set(newest);
    }
}
