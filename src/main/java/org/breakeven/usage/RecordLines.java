package org.breakeven.usage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.breakeven.imports.FileBytes;

/// Finds the lines on which records of a CSV file begin: blank lines are no records, and a quoted cell may hold line
/// ends. Only asked for where there is something to report, so a good file is not read twice.
final class RecordLines {

    private RecordLines() { }

    /// @param records data records counted from 1, the header being 0
    /// @param skip    lines before the header
    /// @param torn    lines of records that are not counted
    /// @return record to line, counted from 1; one look through the file up to the last record asked for
    static Map<Long, Long> of(Path file, Collection<Long> records, int skip, Collection<Long> torn) throws IOException {
        Map<Long, Long> lines = new HashMap<>();
        TreeSet<Long> wanted = new TreeSet<>(records);
        if (wanted.isEmpty()) {
            return lines;
        }
        try (InputStream in = FileBytes.open(file)) {
            Scan scan = new Scan(wanted, lines, skip, torn);
            int read;
            byte[] block = new byte[1 << 16];
            while (!scan.isDone() && (read = in.read(block)) >= 0) {
                scan.block(block, read);
            }
        }
        return lines;
    }

    /// Lines of places in the file given as byte offsets.
    static List<Long> ofOffsets(Path file, List<Long> offsets) throws IOException {
        List<Long> sorted = offsets.stream().sorted().toList();
        List<Long> lines = new ArrayList<>();
        long line = 1;
        long position = 0;
        try (InputStream in = FileBytes.open(file)) {
            byte[] block = new byte[1 << 16];
            int read;
            while (lines.size() < sorted.size() && (read = in.read(block)) >= 0) {
                for (int i = 0; i < read; i++, position++) {
                    while (lines.size() < sorted.size() && sorted.get(lines.size()) <= position) {
                        lines.add(line);
                    }
                    line += block[i] == '\n' ? 1 : 0;
                }
            }
        }
        return lines;
    }

    private static final class Scan {
        private final TreeSet<Long> wanted;
        private final Map<Long, Long> lines;
        private final int skip;
        private final Set<Long> torn;
        private long line = 1;
        private long record = -1;
        private boolean quoted;
        private boolean inRecord;

        Scan(TreeSet<Long> wanted, Map<Long, Long> lines, int skip, Collection<Long> torn) {
            this.wanted = wanted;
            this.lines = lines;
            this.skip = skip;
            this.torn = Set.copyOf(torn);
        }

        boolean isDone() {
            return record > wanted.last();
        }

        void block(byte[] block, int length) {
            for (int i = 0; i < length; i++) {
                sign(block[i]);
            }
        }

        private void sign(byte sign) {
            if (!inRecord && sign != '\r' && sign != '\n') {
                begin();
            }
            quoted ^= sign == '"';
            if (sign == '\n') {
                line++;
                inRecord &= quoted;
            }
        }

        private void begin() {
            inRecord = true;
            if (line <= skip || torn.contains(line)) {
                return;
            }
            record++;
            if (wanted.contains(record)) {
                lines.put(record, line);
            }
        }
    }
}
