package org.breakeven.imports;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/// What a file that is no text is, by its first bytes.
public enum BinaryKind {
    PNG("89504e47"), JPEG("ffd8ff"), GIF("47494638"), PDF("25504446"), ZIP("504b0304"), EMPTY_ZIP("504b0506"),
    OLE2("d0cf11e0"), SEVEN_ZIP("377abcaf"), RAR("526172211a07"), XZ("fd377a58"), ZSTD("28b52ffd"), BZIP2("425a6839"),
    PARQUET("50415231"), SQLITE("53514c69746520666f726d6174"), ELF("7f454c46"), CLASS("cafebabe"), RIFF("52494646"),
    TAR(""), OTHER("");

    private final byte[] start;

    BinaryKind(String hex) {
        this.start = HexFormat.of().parseHex(hex);
    }

    /// Empty for text. A few NUL bytes do not make a damaged log binary; a tenth of control characters does.
    public static Optional<BinaryKind> of(byte[] bytes) {
        Optional<BinaryKind> known = Arrays.stream(values()).filter(kind -> kind.start.length > 0 && kind.starts(bytes))
                .findFirst();
        if (known.isPresent()) {
            return known;
        }
        if (isTar(bytes)) {
            return Optional.of(TAR);
        }
        return isMostlyControls(bytes) ? Optional.of(OTHER) : Optional.empty();
    }

    private boolean starts(byte[] bytes) {
        return bytes.length >= start.length && Arrays.equals(bytes, 0, start.length, start, 0, start.length);
    }

    private static boolean isTar(byte[] bytes) {
        return bytes.length > 262 && new String(bytes, 257, 5, StandardCharsets.US_ASCII).equals("ustar");
    }

    private static boolean isMostlyControls(byte[] bytes) {
        if (hasUtf16Mark(bytes)) {
            return false;
        }
        long controls = 0;
        for (byte b : bytes) {
            controls += b >= 0 && b < 0x20 && b != '\t' && b != '\n' && b != '\r' && b != '\f' ? 1 : 0;
        }
        return controls * 10 > bytes.length;
    }

    private static boolean hasUtf16Mark(byte[] bytes) {
        int start = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
        return start == 0xFFFE || start == 0xFEFF;
    }
}
