package org.breakeven.imports.usage;

import java.util.List;

/// The columns of one file.
///
/// @param names  in the file's order, as the file spells them
/// @param header whether the file's first line is a header
public record SourceColumns(List<String> names, boolean header) {

    public SourceColumns {
        names = List.copyOf(names);
    }

    /// Position from 0 of a column by name, whatever its case; -1 if it is not there.
    public int indexOf(String name) {
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).equalsIgnoreCase(name)) {
                return i;
            }
        }
        return -1;
    }

    public boolean has(String name) {
        return indexOf(name) >= 0;
    }
}
