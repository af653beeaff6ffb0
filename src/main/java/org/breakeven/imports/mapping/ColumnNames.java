package org.breakeven.imports.mapping;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.breakeven.imports.tables.TableRow;

/// The names of a table's columns, as written and as compared.
final class ColumnNames {

    private ColumnNames() { }

    /// A header of several rows joined from top to bottom; a name over several columns counts for each of them.
    static List<String> of(List<TableRow> rows, HeaderLines header, int width) {
        List<TableRow> lines = rows.stream().filter(header::holds).toList();
        List<List<String>> names = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            names.add(i == lines.size() - 1 ? plain(lines.get(i), width) : spread(lines, i, width));
        }
        return IntStream.range(0, width).mapToObj(column -> joined(names, column)).toList();
    }

    private static List<String> plain(TableRow row, int width) {
        return IntStream.range(0, width).mapToObj(row::cell).toList();
    }

    /// An empty cell to the right of a name belongs to that name where a row below goes on naming.
    private static List<String> spread(List<TableRow> lines, int at, int width) {
        List<String> names = new ArrayList<>();
        String last = "";
        for (int column = 0; column < width; column++) {
            int here = column;
            boolean namedBelow = lines.subList(at + 1, lines.size()).stream().anyMatch(row -> !row.cell(here).isEmpty());
            String own = lines.get(at).cell(column);
            last = own.isEmpty() ? namedBelow ? last : "" : own;
            names.add(last);
        }
        return names;
    }

    private static String joined(List<List<String>> names, int column) {
        return String.join(" ", names.stream().map(line -> line.get(column)).filter(name -> !name.isEmpty()).distinct()
                .toList());
    }

    /// Names without case, blanks, brackets and full-width forms; the second of two equal ones gets `#2`.
    static List<String> normalised(List<String> names) {
        Map<String, Integer> times = new HashMap<>();
        return names.stream().map(ColumnNames::normalised).map(name -> {
            int nth = times.merge(name, 1, Integer::sum);
            return nth == 1 || name.isEmpty() ? name : name + "#" + nth;
        }).toList();
    }

    static String normalised(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT)
                .replaceAll("[\\s\\p{Punct}\\p{IsPunctuation}&&[^$%/#]]+", "");
    }
}
