package org.breakeven.imports;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// One data row of a table whose columns are found by name.
///
/// @param line    line of the row's beginning in the file, counted from 1 with the header
/// @param columns names in lower case and their places, see [#places]
/// @param cells   as the file has them
public record SheetRow(long line, Map<String, Integer> columns, List<String> cells) {

    private static final Set<String> NOTHING = Set.of("", "null", "n/a", "[n/a]", "-", "none", "nan");

    /// Names in lower case without surrounding blanks to their places; of two equal names the first counts.
    public static Map<String, Integer> places(List<String> header) {
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < header.size(); i++) {
            places.putIfAbsent(header.get(i).replace("\uFEFF", "").strip().toLowerCase(Locale.ROOT), i);
        }
        return places;
    }

    /// The cell without surrounding blanks; empty where the column is missing or says in some spelling "nothing".
    public String text(String column) {
        Integer place = columns.get(column.toLowerCase(Locale.ROOT));
        if (place == null || place >= cells.size()) {
            return "";
        }
        String text = cells.get(place).replace("\uFEFF", "").strip();
        return NOTHING.contains(text.toLowerCase(Locale.ROOT)) ? "" : text;
    }

    /// Whether the row ends before the last column.
    public boolean isShort() {
        return cells.size() < columns.size();
    }
}
