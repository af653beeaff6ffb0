package org.breakeven.imports.prices;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.breakeven.imports.ImportProblem;
import org.breakeven.imports.ImportProblem.Severity;
import org.breakeven.model.Message;

/// What the user should know of one price sheet: problems, kinds of rows left out, assumptions.
final class SheetNotes {

    /// A broken column of a long sheet would fill the screen with one sentence.
    private static final int SAME_PROBLEM = 100;

    private final String file;
    private final List<ImportProblem> problems = new ArrayList<>();
    private final Map<String, Integer> perReason = new LinkedHashMap<>();
    private final Map<Message, Integer> skipped = new LinkedHashMap<>();
    private final Set<Message> assumptions = new LinkedHashSet<>();
    private final Set<String> namedOnce = new HashSet<>();

    SheetNotes(String file) {
        this.file = file;
    }

    void problem(long row, String column, Severity severity, Message reason, String found, Message expected) {
        if (perReason.merge(reason.key(), 1, Integer::sum) <= SAME_PROBLEM) {
            problems.add(new ImportProblem(file, row, column, severity, reason, found, expected));
        }
    }

    /// An information about a name, once for each name.
    void once(String name, long row, String column, Message reason, Message expected) {
        if (namedOnce.add(name)) {
            problem(row, column, Severity.INFO, reason, name, expected);
        }
    }

    void skip(Message kind) {
        boolean tooMany = skipped.size() >= SAME_PROBLEM && !skipped.containsKey(kind);
        skipped.merge(tooMany ? Message.of("imports.skipped.more") : kind, 1, Integer::sum);
    }

    void assume(Message assumption) {
        assumptions.add(assumption);
    }

    List<Message> assumptions() {
        return List.copyOf(assumptions);
    }

    /// By row, then what concerns the whole sheet.
    ///
    /// @param duplicate rows that repeat earlier ones
    List<ImportProblem> problems(long duplicate) {
        List<ImportProblem> all = new ArrayList<>(problems);
        all.sort(Comparator.comparingLong(ImportProblem::row));
        skipped.forEach((kind, rows) -> all.add(whole(Message.of("imports.skipped", rows, kind))));
        if (duplicate > 0) {
            all.add(whole(Message.of("imports.duplicates", duplicate)));
        }
        perReason.values().stream().filter(count -> count > SAME_PROBLEM)
                .forEach(count -> all.add(whole(Message.of("imports.moreOfTheSame", count - SAME_PROBLEM))));
        return all;
    }

    private ImportProblem whole(Message reason) {
        return new ImportProblem(file, 0, "", Severity.INFO, reason, "", Message.of("imports.expected.nothingToDo"));
    }
}
