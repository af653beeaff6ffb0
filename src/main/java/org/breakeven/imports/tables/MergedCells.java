package org.breakeven.imports.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.util.CellRangeAddress;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/// The merged areas of a sheet; their text stands in the first cell only and is meant for all.
final class MergedCells extends DefaultHandler {

    /// Larger areas are layout, not a value that many rows share.
    private static final int MOST_CELLS = 100_000;

    private final List<CellRangeAddress> areas = new ArrayList<>();

    @Override
    public void startElement(String space, String name, String qualified, Attributes attributes) {
        if (name.equals("mergeCell") && attributes.getValue("ref") != null) {
            areas.add(CellRangeAddress.valueOf(attributes.getValue("ref")));
        }
    }

    /// The rows with every cell of an area holding the area's text. A title over the whole width stays one cell.
    List<TableRow> filled(List<TableRow> rows) {
        Map<Long, List<String>> byLine = new HashMap<>();
        rows.forEach(row -> byLine.put(row.line(), new ArrayList<>(row.cells())));
        int width = rows.stream().mapToInt(row -> row.cells().size()).max().orElse(0);
        areas.stream().filter(area -> area.getNumberOfCells() <= MOST_CELLS && !isTitle(area, width))
                .forEach(area -> fill(area, byLine));
        return rows.stream().map(row -> new TableRow(row.line(), byLine.get(row.line()))).toList();
    }

    private static boolean isTitle(CellRangeAddress area, int width) {
        return area.getFirstColumn() == 0 && area.getLastColumn() + 1 >= width && width > 1;
    }

    private static void fill(CellRangeAddress area, Map<Long, List<String>> byLine) {
        List<String> first = byLine.getOrDefault(area.getFirstRow() + 1L, List.of());
        String text = area.getFirstColumn() < first.size() ? first.get(area.getFirstColumn()) : "";
        for (long line = area.getFirstRow() + 1L; !text.isEmpty() && line <= area.getLastRow() + 1L; line++) {
            List<String> cells = byLine.get(line);
            for (int column = area.getFirstColumn(); cells != null && column <= area.getLastColumn(); column++) {
                while (cells.size() <= column) {
                    cells.add("");
                }
                cells.set(column, text);
            }
        }
    }
}
