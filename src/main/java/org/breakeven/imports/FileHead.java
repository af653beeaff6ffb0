package org.breakeven.imports;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The beginning of a file, by which a format is recognised.
///
/// Bytes and text are those inside a gzip file. A binary file has no text, so text formats cannot mistake it.
public final class FileHead {

    /// Bytes looked at.
    public static final int SIZE = 1 << 16;

    private static final String DELIMITERS = ",;\t|";

    private final Path path;
    private final String name;
    private final boolean gzip;
    private final byte[] bytes;
    private final boolean complete;
    private final String text;
    private final boolean stands;

    private FileHead(Path path, String name, boolean gzip, byte[] bytes, boolean complete, String text, boolean stands) {
        this.path = path;
        this.name = name;
        this.gzip = gzip;
        this.bytes = bytes;
        this.complete = complete;
        this.text = text;
        this.stands = stands;
    }

    public static FileHead of(Path file) throws IOException {
        Path name = file.getFileName();
        return of(file, name == null ? file.toString() : name.toString());
    }

    /// The beginning of a file that goes by another name than it has on disk, as one unpacked from an archive does.
    public static FileHead of(Path file, String name) throws IOException {
        try (InputStream in = FileBytes.open(file)) {
            byte[] bytes = in.readNBytes(SIZE);
            String text = BinaryKind.of(bytes).isPresent() ? "" : TextDecoding.head(bytes).orElse("");
            return new FileHead(file, name, FileBytes.isGzip(file), bytes, bytes.length < SIZE, text, false);
        }
    }

    /// The same head, whose encoding stands for the whole file until a byte further on does not fit: saves reading the
    /// file twice. Whoever reads it so begins anew with this head when the reading fails with a
    /// `CharacterCodingException`.
    FileHead standing() {
        return new FileHead(path, name, gzip, bytes, complete, text, true);
    }

    /// The encoding of the file.
    ///
    /// @throws UnreadableFile if the bytes are no text in any encoding known here
    TextDecoding.Encoding encoding() throws IOException, UnreadableFile {
        Optional<TextDecoding.Encoding> likely = stands ? TextDecoding.likely(bytes) : Optional.empty();
        return likely.isPresent() ? likely.get() : TextDecoding.of(path);
    }

    public Path path() {
        return path;
    }

    /// As it is shown: `prices.csv`, and `lists.zip/prices.csv` in an archive.
    public String fileName() {
        return name;
    }

    /// The file's own name without its ending: `prices`.
    public String title() {
        return name.substring(name.lastIndexOf('/') + 1).replaceFirst("\\.[^.]+$", "");
    }

    /// Whether the file on disk is gzip.
    public boolean gzip() {
        return gzip;
    }

    /// The first bytes, unpacked where the file is gzip; at most [#SIZE].
    public byte[] bytes() {
        return bytes.clone();
    }

    /// Whether [#text] is all of the file.
    public boolean complete() {
        return complete;
    }

    /// The first bytes as text without byte order mark; empty where they are no text.
    public String text() {
        return text;
    }

    public boolean isText() {
        return !text.isBlank();
    }

    /// What kind of binary file it is, where it is one.
    public Optional<BinaryKind> binary() {
        return BinaryKind.of(bytes);
    }

    /// The first whole lines, at most `count`, blank ones included; a line cut at the end of the head is left out.
    public List<String> lines(int count) {
        List<String> all = text.lines().limit(count + 1L).toList();
        boolean lastIsCut = all.size() <= count && !complete && !text.endsWith("\n");
        return all.subList(0, Math.min(count, Math.max(0, all.size() - (lastIsCut ? 1 : 0))));
    }

    /// The first line with something in it that is no `sep=;` line; empty text if there is none.
    public String headerLine() {
        return lines(50).stream().map(line -> line.replace("\uFEFF", ""))
                .filter(line -> !line.isBlank() && !isSeparatorLine(line))
                .findFirst().orElse("");
    }

    /// The sign between columns: what a `sep=` line says, else the one most frequent in the header outside quotes.
    public char delimiter() {
        String first = lines(1).stream().findFirst().orElse("");
        if (isSeparatorLine(first)) {
            return first.strip().charAt(4);
        }
        String header = headerLine();
        char best = ',';
        for (char candidate : DELIMITERS.toCharArray()) {
            if (count(header, candidate) > count(header, best)) {
                best = candidate;
            }
        }
        return best;
    }

    /// The header's cells, split at [#delimiter], without quotes and surrounding blanks.
    public List<String> columns() {
        String header = headerLine();
        return header.isEmpty() ? List.of() : split(header, delimiter());
    }

    private static List<String> split(String line, char delimiter) {
        List<String> cells = new ArrayList<>();
        boolean quoted = false;
        int start = 0;
        for (int i = 0; i < line.length(); i++) {
            quoted ^= line.charAt(i) == '"';
            if (line.charAt(i) == delimiter && !quoted) {
                cells.add(bare(line.substring(start, i)));
                start = i + 1;
            }
        }
        cells.add(bare(line.substring(start)));
        return cells;
    }

    private static String bare(String cell) {
        String text = cell.strip();
        boolean quoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
        return quoted ? text.substring(1, text.length() - 1).strip() : text;
    }

    static boolean isSeparatorLine(String line) {
        String bare = line.strip();
        return bare.length() == 5 && bare.regionMatches(true, 0, "sep=", 0, 4);
    }

    private static long count(String line, char sign) {
        boolean quoted = false;
        long found = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            quoted ^= c == '"';
            found += c == sign && !quoted ? 1 : 0;
        }
        return found;
    }
}
