package org.breakeven.imports;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.breakeven.model.Message;

/// The records of a delimited text, blank ones included, without any meaning.
public final class CsvRows {

    private CsvRows() { }

    /// Takes one record.
    @FunctionalInterface
    public interface Sink {

        /// @param line of the record's beginning, counted from 1
        void take(long line, List<String> cells);
    }

    /// All records of a file, with its progress.
    ///
    /// @throws UnreadableFile if the file is no text
    public static CsvTable.Outcome read(FileHead head, char delimiter, ImportOptions options, Sink rows)
            throws UnreadableFile {
        try {
            TextDecoding.Encoding encoding = head.encoding();
            return new CsvTable.Outcome(encoding, read(head, delimiter, encoding, new ImportWatch(options), rows));
        } catch (IOException e) {
            throw Refusals.failedReading(head.path(), e);
        }
    }

    private static Optional<ImportProblem> read(FileHead head, char delimiter, TextDecoding.Encoding encoding,
            ImportWatch watch, Sink rows) throws IOException {
        try (BufferedReader reader = TextDecoding.reader(FileBytes.open(head.path(), watch), encoding);
                CSVParser parser = format(delimiter).parse(reader)) {
            long broken = each(parser, rows);
            return broken == 0 ? Optional.empty() : Optional.of(brokenOff(head, broken));
        }
    }

    /// The records of a text at hand, up to a quote that is never closed.
    public static void of(String text, char delimiter, Sink rows) {
        try (CSVParser parser = format(delimiter).parse(new StringReader(text))) {
            each(parser, rows);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static CSVFormat format(char delimiter) {
        return CSVFormat.DEFAULT.builder().setDelimiter(delimiter).setIgnoreEmptyLines(false).setTrailingData(true).get();
    }

    /// @return the line at which a quote is never closed, 0 if all are
    private static long each(CSVParser parser, Sink rows) throws IOException {
        Iterator<CSVRecord> records = parser.iterator();
        long line = 1;
        try {
            while (records.hasNext()) {
                rows.take(line, records.next().toList());
                line = parser.getCurrentLineNumber() + 1;
            }
            return 0;
        } catch (UncheckedIOException e) {
            if (e.getCause() instanceof CSVException) {
                return line;
            }
            throw e.getCause();
        }
    }

    /// Whether the record is the `sep=;` that Excel reads and nobody else needs.
    static boolean isSeparatorLine(List<String> cells) {
        return cells.size() == 2 && cells.getFirst().strip().equalsIgnoreCase("sep=") && cells.getLast().isBlank();
    }

    private static ImportProblem brokenOff(FileHead head, long line) {
        return new ImportProblem(head.fileName(), line, "", ImportProblem.Severity.ERROR,
                Message.of("imports.openQuote", line), "",
                Message.of("imports.expected.closingQuote"));
    }
}
