package org.breakeven.imports;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.breakeven.model.Message;

/// Which encoding a file is in: by its byte order mark, else strict UTF-8, else GB18030 (what Excel on a Chinese
/// Windows saves). Bytes that fit none are refused; nothing is ever replaced in silence.
public final class TextDecoding {

    private static final Charset GB18030 = Charset.forName("GB18030");
    private static final int BLOCK = 1 << 16;

    private TextDecoding() { }

    /// @param charset how to decode
    /// @param mark    length in bytes of the byte order mark in front, 0 without one
    public record Encoding(Charset charset, int mark) {

        boolean isUtf8() {
            return charset.equals(StandardCharsets.UTF_8);
        }

        /// GB18030 is taken because nothing else fits; it cannot prove itself as UTF-8 does.
        public boolean isGuess() {
            return charset.equals(GB18030);
        }
    }

    /// Looks at the whole file, since a sheet may be ASCII for a million rows before its first Chinese word.
    ///
    /// @throws UnreadableFile if the bytes are no text in any encoding known here
    public static Encoding of(Path file) throws IOException, UnreadableFile {
        Optional<Encoding> marked = byMark(file);
        if (marked.isPresent()) {
            return marked.get();
        }
        if (firstBadByte(file, StandardCharsets.UTF_8) < 0) {
            return new Encoding(StandardCharsets.UTF_8, 0);
        }
        long bad = firstBadByte(file, GB18030);
        if (bad >= 0) {
            throw new UnreadableFile(Message.of("imports.undecodable", file.getFileName().toString(), bad + 1));
        }
        return new Encoding(GB18030, 0);
    }

    /// A reader past the byte order mark that fails with a `CharacterCodingException` on a byte that does not fit.
    public static BufferedReader open(Path file, Encoding encoding) throws IOException {
        return reader(FileBytes.open(file), encoding);
    }

    static BufferedReader reader(InputStream in, Encoding encoding) throws IOException {
        in.skipNBytes(encoding.mark());
        return new BufferedReader(new InputStreamReader(in, strict(encoding.charset())), BLOCK);
    }

    /// What the first bytes say of the whole file: by the mark, else UTF-8 where they fit. Empty where they do not.
    static Optional<Encoding> likely(byte[] bytes) {
        Encoding utf8 = new Encoding(StandardCharsets.UTF_8, 0);
        return byMark(bytes).or(() -> decoded(bytes, utf8).map(_ -> utf8));
    }

    /// The text of a file's first bytes; a character cut in two at the end is left out. Empty if they are no text.
    static Optional<String> head(byte[] bytes) {
        Optional<Encoding> marked = byMark(bytes);
        if (marked.isPresent()) {
            return decoded(bytes, marked.get());
        }
        return decoded(bytes, new Encoding(StandardCharsets.UTF_8, 0))
                .or(() -> decoded(bytes, new Encoding(GB18030, 0)));
    }

    private static Optional<String> decoded(byte[] bytes, Encoding encoding) {
        ByteBuffer in = ByteBuffer.wrap(bytes, encoding.mark(), bytes.length - encoding.mark());
        CharBuffer out = CharBuffer.allocate(bytes.length + 1);
        CoderResult result = strict(encoding.charset()).decode(in, out, false);
        return result.isError() ? Optional.empty() : Optional.of(out.flip().toString());
    }

    private static Optional<Encoding> byMark(Path file) throws IOException {
        try (InputStream in = FileBytes.open(file)) {
            return byMark(in.readNBytes(3));
        }
    }

    private static Optional<Encoding> byMark(byte[] start) {
        if (startsWith(start, 0xEF, 0xBB, 0xBF)) {
            return Optional.of(new Encoding(StandardCharsets.UTF_8, 3));
        }
        if (startsWith(start, 0xFF, 0xFE)) {
            return Optional.of(new Encoding(StandardCharsets.UTF_16LE, 2));
        }
        return startsWith(start, 0xFE, 0xFF) ? Optional.of(new Encoding(StandardCharsets.UTF_16BE, 2))
                : Optional.empty();
    }

    private static boolean startsWith(byte[] bytes, int... expected) {
        for (int i = 0; i < expected.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xFF) != expected[i]) {
                return false;
            }
        }
        return true;
    }

    /// Offset of the first byte that does not fit, -1 if all do.
    private static long firstBadByte(Path file, Charset charset) throws IOException {
        CharsetDecoder decoder = strict(charset);
        ByteBuffer in = ByteBuffer.allocate(BLOCK);
        CharBuffer out = CharBuffer.allocate(BLOCK + 1);
        long before = 0;
        try (InputStream bytes = FileBytes.open(file)) {
            boolean end = false;
            while (!end) {
                int read = bytes.read(in.array(), in.position(), in.remaining());
                end = read < 0;
                in.position(in.position() + Math.max(read, 0)).flip();
                CoderResult result = decoder.decode(in, out.clear(), end);
                if (result.isError()) {
                    return before + in.position();
                }
                before += in.position();
                in.compact();
            }
        }
        return -1;
    }

    static CharsetDecoder strict(Charset charset) {
        return charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
    }
}
