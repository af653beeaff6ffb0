package org.breakeven.imports;

import java.io.BufferedReader;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.breakeven.model.Message;

/// The records of a delimited text, blank ones included, without any meaning.
public final class CsvRows {

    private static final int BLOCK = 1000;

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
            TextDecoding.Encoding encoding = TextDecoding.of(head.path());
            return new CsvTable.Outcome(encoding, read(head, delimiter, encoding, new ImportWatch(options), rows));
        } catch (IOException e) {
            throw Refusals.failedReading(head.path(), e);
        }
    }

    private static Optional<ImportProblem> read(FileHead head, char delimiter, TextDecoding.Encoding encoding,
            ImportWatch watch, Sink rows) throws IOException {
        long size = Math.max(1, Files.size(head.path()));
        CountingStream bytes = new CountingStream(Files.newInputStream(head.path()));
        try (BufferedReader reader = TextDecoding.reader(FileBytes.unpacked(bytes), encoding);
                CSVParser parser = format(delimiter).parse(reader)) {
            long[] number = {0};
            long broken = each(parser, (line, cells) -> {
                rows.take(line, cells);
                if (number[0]++ % BLOCK == 0) {
                    watch.at((double) bytes.count / size);
                }
            });
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
    private static long each(CSVParser parser, Sink rows) {
        Iterator<CSVRecord> records = parser.iterator();
        long line = 1;
        try {
            while (records.hasNext()) {
                rows.take(line, records.next().toList());
                line = parser.getCurrentLineNumber() + 1;
            }
            return 0;
        } catch (UncheckedIOException e) {
            return line;
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

    /// Counts what was read of the file itself, before unpacking: progress against its size.
    private static final class CountingStream extends FilterInputStream {
        private long count;

        CountingStream(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int read = super.read();
            count += read < 0 ? 0 : 1;
            return read;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            int read = super.read(target, offset, length);
            count += Math.max(0, read);
            return read;
        }
    }
}
