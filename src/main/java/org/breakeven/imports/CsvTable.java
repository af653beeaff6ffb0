package org.breakeven.imports;

import java.io.BufferedReader;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.breakeven.model.Message;

/// A delimited text file, row by row: any delimiter, encoding and line end, a `sep=` line, a mark in front, blank
/// lines and repeated headers in the middle.
public final class CsvTable {

    private static final int BLOCK = 1000;

    private final FileHead head;
    private final ImportWatch watch;
    private final Predicate<List<String>> isHeader;
    private Map<String, Integer> columns;
    private List<String> header;

    private CsvTable(FileHead head, ImportOptions options, Predicate<List<String>> isHeader) {
        this.head = head;
        this.isHeader = isHeader;
        this.watch = new ImportWatch(options);
    }

    /// How the reading went.
    ///
    /// @param encoding  the text's
    /// @param brokenOff where a quote is never closed; the rows before it were handed over
    public record Outcome(TextDecoding.Encoding encoding, Optional<ImportProblem> brokenOff) { }

    /// Hands each data row to `rows`.
    ///
    /// @throws UnreadableFile if the file is no text or ends before its header
    public static Outcome read(FileHead head, ImportOptions options, Consumer<SheetRow> rows) throws UnreadableFile {
        return read(head, options, _ -> true, rows);
    }

    /// [#read(FileHead, ImportOptions, Consumer)] of a table with lines of another kind before its header.
    ///
    /// @param isHeader whether a row's cells are the header
    public static Outcome read(FileHead head, ImportOptions options, Predicate<List<String>> isHeader,
            Consumer<SheetRow> rows) throws UnreadableFile {
        try {
            TextDecoding.Encoding encoding = TextDecoding.of(head.path());
            return new Outcome(encoding, new CsvTable(head, options, isHeader).read(encoding, rows));
        } catch (IOException e) {
            throw Refusals.failedReading(head.path(), e);
        }
    }

    private Optional<ImportProblem> read(TextDecoding.Encoding encoding, Consumer<SheetRow> rows) throws IOException {
        long size = Math.max(1, Files.size(head.path()));
        CountingStream bytes = new CountingStream(Files.newInputStream(head.path()));
        CSVFormat format = CSVFormat.DEFAULT.builder().setDelimiter(head.delimiter()).setIgnoreEmptyLines(false)
                .setTrailingData(true).get();
        try (BufferedReader reader = TextDecoding.reader(FileBytes.unpacked(bytes), encoding);
                CSVParser parser = format.parse(reader)) {
            Iterator<CSVRecord> records = parser.iterator();
            long line = 1;
            try {
                for (long number = 0; records.hasNext(); number++) {
                    handOver(line, records.next().toList(), rows);
                    line = parser.getCurrentLineNumber() + 1;
                    if (number % BLOCK == 0) {
                        watch.at((double) bytes.count / size);
                    }
                }
            } catch (UncheckedIOException e) {
                return Optional.of(brokenOff(line));
            }
        }
        return Optional.empty();
    }

    private void handOver(long line, List<String> cells, Consumer<SheetRow> rows) {
        boolean nothing = cells.stream().allMatch(cell -> cell.replace("\uFEFF", "").isBlank());
        if (nothing || header == null && isSeparatorLine(cells) || cells.equals(header)) {
            return;
        }
        if (header == null && isHeader.test(cells)) {
            header = cells;
            columns = SheetRow.places(cells);
        } else if (header != null) {
            rows.accept(new SheetRow(line, columns, cells));
        }
    }

    private static boolean isSeparatorLine(List<String> cells) {
        return cells.size() == 2 && cells.getFirst().strip().equalsIgnoreCase("sep=") && cells.getLast().isBlank();
    }

    private ImportProblem brokenOff(long line) {
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
