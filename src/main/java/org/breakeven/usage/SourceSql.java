package org.breakeven.usage;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.breakeven.imports.usage.SourceColumns;
import org.breakeven.imports.usage.UsageFormat;
import org.breakeven.imports.usage.UsageFormat.Layout;

/// Turns a format's definition into SQL that reads one file.
///
/// @param delimiter between CSV cells; lines are split at bars
/// @param skip      lines before the header
record SourceSql(UsageFormat format, SourceColumns columns, char delimiter, int skip) {

    private static final Pattern PLACE = Pattern.compile("\\{(\\??)(\\w+)}");

    /// No line holds these two signs side by side, so a line comes whole, as one cell.
    private static final String NOWHERE = "chr(1) || chr(2)";

    /// Text with its blanks taken off, and NULL in every spelling in which files write "nothing". The length is asked
    /// first because it is at hand, and most cells are longer.
    static final String CELL = "CREATE MACRO cell(raw) AS CASE WHEN strlen(raw) < 10 AND lower(trim(raw)) IN "
            + "('', 'null', 'n/a', 'none', 'unknown', '-', 'nan') THEN NULL ELSE trim(raw) END";

    /// SQL of a canonical column, NULL where the format does not map it.
    String of(String canonical) {
        return PLACE.matcher(format.mapping().getOrDefault(canonical, "NULL"))
                .replaceAll(place -> Matcher.quoteReplacement(place(!place.group(1).isEmpty(), place.group(2))));
    }

    /// The file's own name of the first source column behind a canonical one; empty where the file has none of them.
    String sourceName(String canonical) {
        Matcher place = PLACE.matcher(format.mapping().getOrDefault(canonical, ""));
        while (place.find()) {
            int index = columns.indexOf(place.group(2));
            if (index >= 0) {
                return columns.names().get(index);
            }
        }
        return "";
    }

    private String place(boolean asksForPresence, String name) {
        int index = columns.indexOf(name);
        if (asksForPresence) {
            return String.valueOf(index >= 0);
        }
        return index < 0 ? "NULL" : format.layout() == Layout.CSV ? "cell(c" + index + ")" : "cell(part[" + partOf(index) + "])";
    }

    /// A job's name may hold bars; the columns behind it are then as many places further right.
    private String partOf(int index) {
        int name = columns.indexOf("JobName");
        boolean behindName = name >= 0 && index > name;
        return behindName ? "len(part) - " + (columns.names().size() - 1 - index) : String.valueOf(index + 1);
    }

    /// The rows of the file; nothing but the columns that are asked for is kept of them.
    String from(UsageSource source) {
        return format.layout() == Layout.CSV ? csv(source) : lines(source);
    }

    private String csv(UsageSource source) {
        String cells = IntStream.range(0, columns.names().size()).mapToObj(i -> "'c" + i + "': 'VARCHAR'")
                .collect(Collectors.joining(", ", "{", "}"));
        return "read_csv(" + literal(source.path().toString()) + ", auto_detect = false, header = true, skip = " + skip
                + ", delim = " + literal(String.valueOf(delimiter)) + ", quote = '\"', escape = '\"', columns = " + cells
                + ", store_rejects = true, rejects_limit = 0, max_line_size = 16777216" + compression(source) + ")";
    }

    private String lines(UsageSource source) {
        return "(SELECT line, string_split(line, '|') AS part FROM read_csv(" + literal(source.path().toString())
                + ", auto_detect = false, header = false, delim = " + NOWHERE + ", quote = '', escape = ''"
                + ", columns = {'line': 'VARCHAR'}, max_line_size = 16777216" + compression(source) + "))";
    }

    private static String compression(UsageSource source) {
        return ", compression = " + literal(source.gzip() ? "gzip" : "none");
    }

    static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
