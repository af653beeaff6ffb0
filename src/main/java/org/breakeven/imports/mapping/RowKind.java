package org.breakeven.imports.mapping;

import java.util.List;
import java.util.regex.Pattern;
import org.breakeven.imports.tables.TableRow;

/// Rows of a table that are no data.
enum RowKind {
    DATA, TOTAL, HEADER_AGAIN, TEXT;

    private static final Pattern SUM = Pattern.compile("(?i)(总计|合计|小计|平均|total|subtotal|sum|average|summe|gesamt)\\b?[:：]?.*");

    /// @param names the columns' names as compared
    static RowKind of(TableRow row, TableMapping mapping, List<String> names) {
        if (isSum(row)) {
            return TOTAL;
        }
        if (isHeader(row, names)) {
            return HEADER_AGAIN;
        }
        boolean noPrice = mapping.prices().stream().allMatch(price -> row.cell(price.index()).isEmpty());
        return noPrice && row.cells().stream().filter(cell -> !cell.isEmpty()).distinct().count() == 1 ? TEXT : DATA;
    }

    static boolean isSum(TableRow row) {
        return SUM.matcher(row.cells().stream().filter(cell -> !cell.isEmpty()).findFirst().orElse("")).matches();
    }

    private static boolean isHeader(TableRow row, List<String> names) {
        long same = 0;
        for (int i = 0; i < names.size(); i++) {
            String cell = ColumnNames.normalised(row.cell(i));
            same += !cell.isEmpty() && names.get(i).contains(cell) ? 1 : 0;
        }
        return same > 1 && same == row.filled();
    }
}
