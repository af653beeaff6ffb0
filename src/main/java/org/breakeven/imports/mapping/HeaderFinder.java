package org.breakeven.imports.mapping;

import java.util.List;
import java.util.function.Predicate;
import org.breakeven.imports.tables.TableRow;

/// Where a table names its columns: the row with most known words and no figures, with the rows that go with it.
final class HeaderFinder {

    private static final int WITHIN = 30;
    private static final int MOST_ROWS = 3;

    private final Predicate<String> isCard;

    /// @param isCard whether a cell names a card, which a header does not
    HeaderFinder(Predicate<String> isCard) {
        this.isCard = isCard;
    }

    /// [HeaderLines#NONE] where no row looks like one.
    HeaderLines find(List<TableRow> rows) {
        int best = -1;
        double most = 0;
        for (int i = 0; i < Math.min(WITHIN, rows.size()); i++) {
            double score = score(rows.get(i));
            if (score > most) {
                most = score;
                best = i;
            }
        }
        return best < 0 ? HeaderLines.NONE : around(rows, best);
    }

    private HeaderLines around(List<TableRow> rows, int best) {
        int first = best;
        int last = best;
        while (first > 0 && last - first + 1 < MOST_ROWS && goesWith(rows.get(first - 1))) {
            first--;
        }
        while (last + 1 < rows.size() && last - first + 1 < MOST_ROWS && goesWith(rows.get(last + 1))) {
            last++;
        }
        return new HeaderLines(rows.get(first).line(), rows.get(last).line());
    }

    /// Known words count for, figures against; a row of words without any known one is a weak header.
    private double score(TableRow row) {
        if (row.filled() < 2) {
            return 0;
        }
        double figures = row.cells().stream().filter(this::isData).count();
        double words = row.cells().stream().filter(this::isName).count();
        return figures > 0 ? words - 2 * figures : words + 0.1;
    }

    /// Names of columns as well, `按量计费 | 包月` over `元/小时 | 元/月`, and no data.
    private boolean goesWith(TableRow row) {
        boolean noData = row.cells().stream().noneMatch(this::isData);
        return noData && row.filled() >= 2 && row.cells().stream().anyMatch(this::isName);
    }

    private boolean isName(String cell) {
        return !isData(cell) && HeaderWords.hint(cell).isPresent() && cell.length() <= 40;
    }

    private boolean isData(String cell) {
        if (cell.isEmpty()) {
            return false;
        }
        return PriceCell.of(cell).kind() != PriceCell.Kind.OTHER || TableDates.cell(cell).isPresent() || isCard.test(cell);
    }
}
