package org.breakeven.imports.mapping;

import java.util.List;
import java.util.stream.Stream;

/// What a table was taken for before the user said anything.
///
/// @param mapping   to start from
/// @param columns   the evidence, one for each column
/// @param questions what should be confirmed or answered first
public record MappingGuess(TableMapping mapping, List<ColumnGuess> columns, List<Question> questions) {

    public MappingGuess {
        columns = List.copyOf(columns);
        questions = List.copyOf(questions);
    }

    /// The doubts of the guess, with what a mapping changed meanwhile still leaves open.
    ///
    /// @param open [TableMapper#questions] of the mapping as it is now
    public List<Question> withAnswered(List<Question> open) {
        return Stream.concat(questions.stream().filter(question -> question.kind() == Question.Kind.ROLE), open.stream()).toList();
    }
}
