package org.breakeven.imports.tables;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.breakeven.imports.FileHead;

/// The sign between the columns of a text: the one that cuts most of its first lines into the same number of cells,
/// since a title line above the header may have commas of its own.
public final class Delimiter {

    private static final String CANDIDATES = ",;\t|";
    private static final int LINES = 50;

    private Delimiter() { }

    public static char of(FileHead head) {
        List<String> lines = head.lines(LINES).stream().filter(line -> !line.isBlank()).toList();
        if (!lines.isEmpty() && lines.getFirst().strip().matches("(?i)sep=.")) {
            return lines.getFirst().strip().charAt(4);
        }
        char best = ',';
        int most = 0;
        for (char candidate : CANDIDATES.toCharArray()) {
            int regular = regularCuts(lines, candidate);
            if (regular > most) {
                most = regular;
                best = candidate;
            }
        }
        return best;
    }

    /// Lines that are cut as often as most are, times the cuts in each.
    private static int regularCuts(List<String> lines, char sign) {
        Map<Integer, Integer> times = new HashMap<>();
        lines.forEach(line -> times.merge(cuts(line, sign), 1, Integer::sum));
        times.remove(0);
        return times.entrySet().stream().mapToInt(entry -> entry.getKey() * entry.getValue() * entry.getValue()).max()
                .orElse(0);
    }

    private static int cuts(String line, char sign) {
        boolean quoted = false;
        int found = 0;
        for (int i = 0; i < line.length(); i++) {
            quoted ^= line.charAt(i) == '"';
            found += line.charAt(i) == sign && !quoted ? 1 : 0;
        }
        return found;
    }

    /// A Markdown row begins and ends with a pipe, which cuts off an empty cell at both ends.
    static List<String> insidePipes(List<String> cells) {
        boolean first = cells.size() > 1 && cells.getFirst().isBlank();
        boolean last = cells.size() > 2 && cells.getLast().isBlank();
        return first ? cells.subList(1, last ? cells.size() - 1 : cells.size()) : cells;
    }

    /// The `---|:--:` under a Markdown header.
    static boolean isRule(TableRow row) {
        return row.filled() > 1 && row.cells().stream().allMatch(cell -> cell.matches(":?-{2,}:?"));
    }
}
