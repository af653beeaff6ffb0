package org.breakeven.imports.archives;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Names inside an archive.
final class MemberNames {

    private static final Set<String> OF_THE_SYSTEM = Set.of(".ds_store", "thumbs.db", "desktop.ini");
    private static final int LONGEST = 80;

    private MemberNames() { }

    /// What file managers leave beside the files: macOS a `__MACOSX` folder and a `._name` for each name.
    static boolean isOfTheSystem(String name) {
        List<String> parts = parts(name);
        return parts.contains("__MACOSX") || parts.isEmpty() || parts.getLast().startsWith("._")
                || OF_THE_SYSTEM.contains(parts.getLast().toLowerCase(Locale.ROOT));
    }

    /// The name's text; Windows in China writes names in GBK without a word.
    static String decoded(byte[] name) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(name)).toString();
        } catch (CharacterCodingException _) {
            return new String(name, Charset.forName("GB18030"));
        }
    }

    /// The name of the file alone, with nothing in it that a path could be made of.
    static String safe(String name) {
        List<String> parts = parts(name);
        return parts.isEmpty() ? "file" : harmless(parts.getLast());
    }

    /// The folder the file is in, made as harmless; some catalogs name their cloud only there.
    static String safeFolder(String name) {
        List<String> parts = parts(name);
        return parts.size() < 2 ? "archive" : harmless(parts.get(parts.size() - 2));
    }

    private static List<String> parts(String name) {
        return Arrays.stream(name.split("[/\\\\]+")).filter(part -> !part.isBlank()).toList();
    }

    private static String harmless(String part) {
        String plain = part.replaceAll("[^\\p{L}\\p{N}._ -]", "_").replaceFirst("^[. ]+", "_").strip();
        return plain.isEmpty() ? "file" : plain.substring(Math.max(0, plain.length() - LONGEST));
    }
}
