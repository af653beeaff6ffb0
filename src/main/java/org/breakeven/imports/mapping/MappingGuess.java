package org.breakeven.imports.mapping;

import java.util.List;

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
}
