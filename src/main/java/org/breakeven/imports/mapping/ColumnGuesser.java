package org.breakeven.imports.mapping;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.breakeven.imports.prices.CardNames;
import org.breakeven.model.Message;

/// The role of each column by its name and its cells; a role that only one column may have goes to the likeliest.
final class ColumnGuesser {

    private final CardNames cards;

    ColumnGuesser(CardNames cards) {
        this.cards = cards;
    }

    /// How likely a column has a role.
    private record Candidate(int column, ColumnRole role, double confidence, List<Message> why) { }

    List<ColumnGuess> guess(TableDraft draft) {
        List<String> names = draft.columnNames();
        List<Candidate> all = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            all.addAll(candidates(i, names.get(i), cells(draft, i)));
        }
        all.sort(Comparator.comparingDouble(Candidate::confidence).reversed());
        Map<Integer, ColumnGuess> taken = new HashMap<>();
        Set<ColumnRole> given = new HashSet<>();
        for (Candidate one : all) {
            boolean free = !one.role.isSingle() || !given.contains(one.role) && !isMemoryTwice(one.role, given);
            if (free && !taken.containsKey(one.column)) {
                taken.put(one.column, new ColumnGuess(one.column, one.role, one.confidence, one.why));
                given.add(one.role);
            }
        }
        return IntStream.range(0, names.size()).mapToObj(i -> taken.containsKey(i) ? taken.get(i) : unused(i, names.get(i), cells(draft, i))).toList();
    }

    private static boolean isMemoryTwice(ColumnRole role, Set<ColumnRole> given) {
        return role == ColumnRole.MEMORY && given.contains(ColumnRole.MEMORY_TOTAL)
                || role == ColumnRole.MEMORY_TOTAL && given.contains(ColumnRole.MEMORY);
    }

    /// A column of broken figures under a name that says nothing could be a price.
    private static ColumnGuess unused(int column, String name, List<String> cells) {
        boolean known = HeaderWords.hint(name).isPresent();
        boolean figures = !known && cells.stream().anyMatch(cell -> cell.matches("\\D{0,2}\\d+[.,]\\d{1,4}\\D{0,2}"));
        return new ColumnGuess(column, ColumnRole.IGNORE, figures ? 0.5 : 1,
                List.of(Message.of(figures ? "mapping.why.figures" : "mapping.why.nothing")));
    }

    private static List<String> cells(TableDraft draft, int column) {
        return draft.data().stream().filter(row -> row.filled() > 1 && !RowKind.isSum(row)).map(row -> row.cell(column)).toList();
    }

    private List<Candidate> candidates(int column, String name, List<String> cells) {
        ColumnEvidence evidence = ColumnEvidence.of(cells, cards);
        Optional<HeaderWords.Hint> hint = HeaderWords.hint(name);
        Map<ColumnRole, Candidate> found = new EnumMap<>(ColumnRole.class);
        for (ColumnRole role : ColumnRole.values()) {
            boolean named = hint.filter(one -> one.role() == role).isPresent();
            double confidence = confidence(role, named ? hint.get().share() : 0, evidence);
            if (confidence > 0.3) {
                found.put(role, new Candidate(column, role, confidence, why(role, named ? name : "", evidence)));
            }
        }
        return List.copyOf(found.values());
    }

    /// A name that the cells contradict is worth little; cells without a name only where they are of an unmistakable
    /// kind.
    private static double confidence(ColumnRole role, double named, ColumnEvidence evidence) {
        double cells = evidence.of(role);
        return switch (role) {
            case PROVIDER, REGION, NOTE -> named;
            case MEMORY, MEMORY_TOTAL -> Math.max(named, role == ColumnRole.MEMORY ? 0.7 * cells : 0);
            case GPUS -> named * (0.3 + 0.7 * cells);
            case PRICE -> Math.max(named * (0.2 + 0.8 * cells), 0.9 * evidence.money());
            case CARD, INSTANCE -> Math.max(named * (0.55 + 0.45 * cells), 0.95 * cells);
            case AS_OF, CURRENCY -> Math.max(named * (0.4 + 0.6 * cells), 0.8 * cells);
            case TERM, UNIT -> Math.max(named * (0.4 + 0.6 * cells), 0.7 * cells);
            case IGNORE -> 0;
        };
    }

    private static List<Message> why(ColumnRole role, String name, ColumnEvidence evidence) {
        List<Message> why = new ArrayList<>();
        if (!name.isEmpty()) {
            why.add(Message.of("mapping.why.name", name));
        }
        if (evidence.of(role) > 0) {
            why.add(Message.of("mapping.why.cells." + role.id(), evidence.of(role), evidence.filled()));
        }
        return why;
    }
}
