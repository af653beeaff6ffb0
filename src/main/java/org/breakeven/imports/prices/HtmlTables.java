package org.breakeven.imports.prices;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Tables written in HTML, in a page or between lines of Markdown. Cells are plain text; a cell over several rows is
/// in each of them.
public final class HtmlTables {

    private static final Pattern TABLE = Pattern.compile("(?is)<table\\b.*?</table>");
    private static final Pattern ROW = Pattern.compile("(?is)<tr\\b.*?(?=<tr\\b|</table>)");
    private static final Pattern CELL = Pattern.compile("(?is)<t[hd]\\b([^>]*)>(.*?)(?=<t[hd]\\b|</tr>|</t[hd]>|$)");
    private static final Pattern ROWS = Pattern.compile("(?i)rowspan\\s*=\\s*[\"']?(\\d{1,4})");

    private HtmlTables() { }

    /// @param line  of its beginning, counted from 1
    /// @param cells texts without markup
    public record Row(int line, List<String> cells) { }

    /// A cell that reaches into the rows below.
    private record Reaching(String text, int rows) { }

    public static List<List<Row>> of(String page) {
        List<List<Row>> tables = new ArrayList<>();
        Matcher table = TABLE.matcher(page);
        int at = 0;
        int line = 1;
        while (table.find()) {
            line += newlines(page, at, table.start());
            at = table.start();
            tables.add(rows(table.group(), line));
        }
        return tables;
    }

    private static List<Row> rows(String table, int firstLine) {
        List<Row> rows = new ArrayList<>();
        Map<Integer, Reaching> reaching = new HashMap<>();
        Matcher row = ROW.matcher(table);
        while (row.find()) {
            rows.add(new Row(firstLine + newlines(table, 0, row.start()), cells(row.group(), reaching)));
        }
        return rows;
    }

    private static List<String> cells(String row, Map<Integer, Reaching> reaching) {
        List<String> cells = new ArrayList<>();
        Matcher cell = CELL.matcher(row);
        while (cell.find()) {
            fill(cells, reaching);
            String text = plain(cell.group(2));
            Matcher rows = ROWS.matcher(cell.group(1));
            if (rows.find()) {
                reaching.put(cells.size(), new Reaching(text, Integer.parseInt(rows.group(1)) - 1));
            }
            cells.add(text);
        }
        fill(cells, reaching);
        return cells;
    }

    private static void fill(List<String> cells, Map<Integer, Reaching> reaching) {
        Reaching above = reaching.remove(cells.size());
        while (above != null && above.rows > 0) {
            reaching.put(cells.size(), new Reaching(above.text, above.rows - 1));
            cells.add(above.text);
            above = reaching.remove(cells.size());
        }
    }

    private static String plain(String html) {
        return html.replaceAll("(?s)<[^>]*>", " ").replace("&nbsp;", " ").replace("&lt;", "<").replace("&gt;", ">")
                .replace("&amp;", "&").replaceAll("\\s+", " ").strip();
    }

    private static int newlines(String text, int from, int to) {
        return (int) text.substring(from, to).chars().filter(sign -> sign == '\n').count();
    }
}
