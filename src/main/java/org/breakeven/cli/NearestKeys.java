package org.breakeven.cli;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.breakeven.model.AssumptionKey;

/// The keys that somebody who mistyped one most likely meant.
final class NearestKeys {

    private static final int SHOWN = 3;

    private NearestKeys() {
    }

    /// Three keys, the nearest first: by edits, where a key whose last part was given whole counts as near.
    static List<String> to(String typed) {
        String wanted = typed.toLowerCase(Locale.ROOT);
        return Arrays.stream(AssumptionKey.values()).map(AssumptionKey::id)
                .sorted(Comparator.comparingInt(id -> distance(wanted, id.toLowerCase(Locale.ROOT)))).limit(SHOWN).toList();
    }

    private static int distance(String wanted, String id) {
        String last = id.substring(id.indexOf('.') + 1);
        return Math.min(edits(wanted, id), 1 + edits(wanted, last));
    }

    /// Letters to insert, delete or replace.
    private static int edits(String from, String to) {
        int[] row = new int[to.length() + 1];
        Arrays.setAll(row, column -> column);
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
