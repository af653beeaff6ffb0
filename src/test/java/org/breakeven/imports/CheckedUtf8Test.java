package org.breakeven.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckedUtf8Test {

    private static byte[] read(byte[] bytes, int block) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] buffer = new byte[block];
        try (CheckedUtf8 in = new CheckedUtf8(new ByteArrayInputStream(bytes))) {
            for (int read = in.read(buffer, 0, block); read >= 0; read = in.read(buffer, 0, block)) {
                all.write(buffer, 0, read);
            }
        }
        return all.toByteArray();
    }

    /// What Jackson alone would take: a 0 in two bytes, half a surrogate pair, a code point above all, a cut character.
    @ParameterizedTest
    @ValueSource(strings = {"61C08062", "EDA08061", "F4908080", "C3", "E4BD", "80", "FF", "C328"})
    void whatIsNoUtf8IsRefused(String hex) {
        assertThatThrownBy(() -> read(HexFormat.of().parseHex(hex), 3)).isInstanceOf(CharacterCodingException.class);
    }

    /// The decoder of the JDK decides over the whole text; blocks and where they cut a character make no difference.
    @Property(tries = 300)
    void agreesWithTheDecoderOfTheJdk(@ForAll Random random, @ForAll @IntRange(min = 1, max = 20_000) int block,
            @ForAll @IntRange(max = 3) int damage) throws IOException {
        byte[] bytes = "a路径🎈é".repeat(1 + random.nextInt(2000)).getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < damage; i++) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
        }
        if (isUtf8(bytes)) {
            assertThat(read(bytes, block)).isEqualTo(bytes);
        } else {
            assertThatThrownBy(() -> read(bytes, block)).isInstanceOf(CharacterCodingException.class);
        }
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException _) {
            return false;
        }
    }
}
