package org.breakeven.imports.mapping;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.breakeven.imports.tables.TableRow;

/// The day that the text around a table states: titles above it, notes below it, the sheet's and the file's name.
final class AsOfText {

    private AsOfText() { }

    static Optional<LocalDate> find(TableDraft draft) {
        return find(draft.rows(), draft.header(), draft.sheet(), draft.head().fileName());
    }

    /// A row with one or two cells is text; a title comes before a note, the table before the names.
    static Optional<LocalDate> find(List<TableRow> rows, HeaderLines header, String sheet, String file) {
        Stream<String> titles = rows.stream().filter(row -> row.line() < header.first()).flatMap(row -> row.cells().stream());
        Stream<String> notes = rows.stream().filter(row -> row.line() > header.last() && row.filled() <= 2)
                .flatMap(row -> row.cells().stream());
        return Stream.of(titles, notes, Stream.of(sheet, file)).flatMap(all -> all).map(TableDates::in)
                .flatMap(Optional::stream).findFirst();
    }
}
