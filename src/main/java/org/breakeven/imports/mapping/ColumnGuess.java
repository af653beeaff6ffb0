package org.breakeven.imports.mapping;

import java.util.List;
import org.breakeven.model.Message;

/// What a column was taken for.
///
/// @param index      place in the row, from 0
/// @param role       the likeliest
/// @param confidence 0 to 1
/// @param why        the evidence, in short sentences
public record ColumnGuess(int index, ColumnRole role, double confidence, List<Message> why) {

    /// Below this the user is asked.
    public static final double SURE = 0.6;

    public ColumnGuess {
        why = List.copyOf(why);
    }

    public boolean isSure() {
        return confidence >= SURE;
    }
}
