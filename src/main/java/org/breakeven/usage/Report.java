package org.breakeven.usage;

import java.util.ArrayList;
import java.util.List;
import org.breakeven.imports.ImportProblem;
import org.breakeven.imports.ImportProblem.Severity;
import org.breakeven.model.Message;

/// Collects what there is to say about one file.
final class Report {

    private final String file;
    private final List<ImportProblem> problems = new ArrayList<>();
    private final List<Message> assumptions = new ArrayList<>();

    Report(String file) {
        this.file = file;
    }

    String file() {
        return file;
    }

    void rejected(long line, String column, Message reason, String found, Message expected) {
        problems.add(new ImportProblem(file, line, column, Severity.ERROR, reason, found, expected));
    }

    /// About the file as a whole: taken, with a doubt.
    void warn(String column, Message reason, Message expected) {
        problems.add(new ImportProblem(file, 0, column, Severity.WARNING, reason, "", expected));
    }

    /// About the file as a whole: nothing wrong, but worth knowing.
    void inform(String column, Message reason, Message expected) {
        problems.add(new ImportProblem(file, 0, column, Severity.INFO, reason, "", expected));
    }

    void assume(String key, Object... args) {
        assumptions.add(Message.of(key, args));
    }

    List<ImportProblem> problems() {
        return problems;
    }

    List<Message> assumptions() {
        return assumptions;
    }
}
