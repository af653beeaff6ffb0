package org.breakeven.imports.prices;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Where a table of Tencent's page has what. Places are -1 where there is no such column.
///
/// @param card in the header of the GPU column; empty where the cells have it
record TencentColumns(int instance, int gpus, String card, int memory, int month, int hour) {

    private static final Pattern IN_BRACKETS = Pattern.compile("GPU\\s*[（(]\\s*(.+?)\\s*[）)]");

    /// Empty for a table without instances, GPUs or prices.
    static Optional<TencentColumns> of(HtmlTables.Row header) {
        List<String> names = header.cells();
        int instance = place(names, "实例.*");
        int gpus = place(names, "GPU(?!.*显存).*");
        int month = place(names, "包年包月.*|包月.*");
        int hour = place(names, "按量.*");
        if (instance < 0 || gpus < 0 || month < 0 && hour < 0) {
            return Optional.empty();
        }
        Matcher card = IN_BRACKETS.matcher(names.get(gpus));
        return Optional.of(new TencentColumns(instance, gpus, card.find() ? card.group(1) : "",
                place(names, ".*显存.*"), month, hour));
    }

    private static int place(List<String> names, String pattern) {
        return IntStream.range(0, names.size()).filter(i -> names.get(i).matches(pattern)).findFirst().orElse(-1);
    }

    static String cell(HtmlTables.Row row, int place) {
        return place < 0 || place >= row.cells().size() ? "" : row.cells().get(place);
    }
}
