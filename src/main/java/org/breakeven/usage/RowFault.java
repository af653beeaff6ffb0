package org.breakeven.usage;

import org.breakeven.imports.usage.SourceColumns;
import org.breakeven.model.Message;

/// A row that was left out.
///
/// @param place  line in the file, or data record counted from 1 where the file is CSV
/// @param column canonical column that cannot be read, [#TORN] or [#ORDER]
/// @param found  what stood there
record RowFault(long place, String column, String found) {

    /// The row as a whole cannot be read.
    static final String TORN = "torn";

    /// It ends before it starts.
    static final String ORDER = "order";

    /// Canonical column to look up the file's own name by.
    String sourceColumn() {
        return column.equals(ORDER) ? "ends" : column;
    }

    Message reason() {
        return Message.of(switch (column) {
            case TORN -> "usage.tornRow";
            case ORDER -> "usage.endsBeforeStart";
            case "starts", "ends" -> "usage.badTime";
            case "seconds" -> "usage.badDuration";
            default -> "usage.badNumber";
        });
    }

    Message expected(SourceColumns columns) {
        return switch (column) {
            case TORN -> Message.of("usage.tornRow.expected", columns.names().size());
            case ORDER -> Message.of("usage.endsBeforeStart.expected");
            case "starts", "ends" -> Message.of("usage.badTime.expected");
            case "seconds" -> Message.of("usage.badDuration.expected");
            default -> Message.of("usage.badNumber.expected");
        };
    }
}
