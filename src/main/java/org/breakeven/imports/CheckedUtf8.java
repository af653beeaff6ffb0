package org.breakeven.imports;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;

/// Bytes handed on as they are, once they have proved to be UTF-8: parsers of bytes are less strict and would take some
/// that are none for letters. Fails with a `CharacterCodingException` on the first that does not fit.
final class CheckedUtf8 extends FilterInputStream {

    private static final int BLOCK = 1 << 13;

    private final CharsetDecoder decoder = TextDecoding.strict(StandardCharsets.UTF_8);
    /// Between two blocks it holds the bytes of a character that is cut in two.
    private final ByteBuffer unchecked = ByteBuffer.allocate(BLOCK);
    private final CharBuffer thrownAway = CharBuffer.allocate(BLOCK);

    CheckedUtf8(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        int read = in.read(target, offset, length);
        for (int done = 0; done < read;) {
            int part = Math.min(read - done, unchecked.remaining());
            unchecked.put(target, offset + done, part);
            check(false);
            done += part;
        }
        if (read < 0) {
            check(true);
        }
        return read;
    }

    private void check(boolean end) throws IOException {
        var result = decoder.decode(unchecked.flip(), thrownAway.clear(), end);
        unchecked.compact();
        if (result.isError()) {
            result.throwException();
        }
    }
}
