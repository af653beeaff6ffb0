package org.breakeven.imports.mapping;

import org.breakeven.imports.tables.TableRow;

/// The rows that name the columns, by their lines in the file; titles stand above, data below.
///
/// @param first counted from 1; 0 where the table has no header
/// @param last  the same as `first` for a header of one row
public record HeaderLines(long first, long last) {

    /// A table that begins with its data.
    public static final HeaderLines NONE = new HeaderLines(0, 0);

    public HeaderLines {
        if (first < 0 || last < first) {
            throw new IllegalArgumentException("a header from line " + first + " to " + last);
        }
    }

    public static HeaderLines at(long line) {
        return new HeaderLines(line, line);
    }

    public boolean isPresent() {
        return first > 0;
    }

    boolean holds(TableRow row) {
        return isPresent() && row.line() >= first && row.line() <= last;
    }
}
