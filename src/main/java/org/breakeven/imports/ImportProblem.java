package org.breakeven.imports;

import java.util.Locale;
import java.util.Objects;
import org.breakeven.model.Message;

/// Something about a row or file that the user should know, and what was done about it.
///
/// @param file     file name
/// @param row      line of the record in the file counted from 1 with the header, 0 where it concerns the whole file
/// @param column   column or field, empty where it concerns the row
/// @param severity error: the row was left out; warning: taken with a doubt; info: an assumption or a skipped kind of row
/// @param reason   what is wrong
/// @param found    the text found, cut to a readable length
/// @param expected what would have been right, and so what to do
public record ImportProblem(String file, long row, String column, Severity severity, Message reason, String found, Message expected) {

    /// What became of the row.
    public enum Severity {
        ERROR, WARNING, INFO;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final int READABLE = 200;

    public ImportProblem {
        Objects.requireNonNull(severity, "severity");
        Objects.requireNonNull(reason, "reason");
        found = found == null ? "" : found.length() > READABLE ? found.substring(0, READABLE) + "…" : found;
        column = column == null ? "" : column;
    }
}
