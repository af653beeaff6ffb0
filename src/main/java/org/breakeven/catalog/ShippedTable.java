package org.breakeven.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.breakeven.model.Money;
import org.breakeven.model.Source;
import org.breakeven.model.Term;

/// One shipped file of `pricing-data`, read from the class path.
///
/// The files are ours, so a cell that cannot be read is a fault of the build and ends in an exception naming file,
/// line and column; the tests read every file.
final class ShippedTable {

    private static final CSVFormat FORMAT = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

    private static final Map<String, Term> TERMS = Stream.of(Term.values()).collect(Collectors.toMap(Term::id, term -> term));

    private ShippedTable() { }

    /// Reads all rows of `pricing-data/<file>` in their order.
    static <T> List<T> read(String file, Function<Row, T> reader) {
        String path = "pricing-data/" + file;
        try (InputStream in = ShippedTable.class.getResourceAsStream("/" + path)) {
            if (in == null) {
                throw new IllegalStateException(path + " is not on the class path");
            }
            try (var records = FORMAT.parse(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                return records.stream().map(record -> reader.apply(new Row(path, record))).toList();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    /// One row; every getter fails with file, line and column when the cell is not what it should be.
    record Row(String path, CSVRecord cells) {

        String text(String column) {
            return cells.get(column).strip();
        }

        /// Line in the file, the header being line 1: no shipped cell holds a line break.
        int line() {
            return Math.toIntExact(cells.getRecordNumber() + 1);
        }

        BigDecimal decimal(String column) {
            return parse(column, BigDecimal::new);
        }

        /// 0 for an empty cell: the figure is not known.
        double figure(String column) {
            return text(column).isEmpty() ? 0 : parse(column, Double::parseDouble);
        }

        int count(String column) {
            return parse(column, Integer::parseInt);
        }

        boolean flag(String column) {
            return parse(column, ShippedTable::trueOrFalse);
        }

        Term term(String column) {
            return parse(column, text -> Objects.requireNonNull(TERMS.get(text), "term"));
        }

        LocalDate date(String column) {
            return parse(column, ShippedTable::firstDay);
        }

        Money money(String amountColumn) {
            return new Money(decimal(amountColumn), text("currency"));
        }

        /// File and original source, line, date and doubt of this row, from the columns all files share.
        Source source() {
            LocalDate asOf = text("as_of").isEmpty() ? null : date("as_of");
            return new Source(text("source") + " (" + path + ")", line(), asOf, flag("weak"));
        }

        private <T> T parse(String column, Function<String, T> parser) {
            try {
                return parser.apply(text(column));
            } catch (RuntimeException e) {
                throw new IllegalStateException(path + ", line " + line() + ", " + column + ": '" + text(column) + "'", e);
            }
        }
    }

    private static boolean trueOrFalse(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException("true or false");
        };
    }

    /// A date known only to the month or year counts from its first day: rather too old than too fresh.
    private static LocalDate firstDay(String text) {
        return LocalDate.parse(switch (text.length()) {
            case 4 -> text + "-01-01";
            case 7 -> text + "-01";
            default -> text;
        });
    }
}
