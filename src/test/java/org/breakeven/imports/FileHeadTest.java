package org.breakeven.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileHeadTest {

    private static final String SHEET = "provider,card\n北极云,显卡\n";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"UTF-8,''", "UTF-8,EFBBBF", "UTF-16LE,FFFE", "UTF-16BE,FEFF", "GB18030,''"})
    void readsEveryEncodingASpreadsheetSaves(String charset, String mark) throws Exception {
        Path file = file(bytes(mark), SHEET.getBytes(Charset.forName(charset)));
        TextDecoding.Encoding encoding = TextDecoding.of(file);
        assertThat(encoding.charset()).isEqualTo(Charset.forName(charset));
        assertThat(encoding.isGuess()).isEqualTo(charset.equals("GB18030"));
        try (BufferedReader reader = TextDecoding.open(file, encoding)) {
            assertThat(reader.readLine()).isEqualTo("provider,card");
            assertThat(reader.readLine()).isEqualTo("北极云,显卡");
        }
        assertThat(FileHead.of(file).text()).isEqualTo(SHEET);
    }

    @Test
    void looksBehindAMillionPlainLetters() throws Exception {
        Path file = file("a".repeat(200_001).getBytes(StandardCharsets.US_ASCII),
                "显".getBytes(Charset.forName("GB18030")));
        assertThat(TextDecoding.of(file).charset()).isEqualTo(Charset.forName("GB18030"));
    }

    @Test
    void neverReplacesBytesThatFitNothing() throws Exception {
        Path file = file("provider\n".getBytes(StandardCharsets.US_ASCII), new byte[] {(byte) 0xFF, 'x'});
        assertThatThrownBy(() -> TextDecoding.of(file)).isInstanceOfSatisfying(UnreadableFile.class,
                e -> assertThat(e.reason().args()).contains(10L));
        assertThat(FileHead.of(file).isText()).isFalse();
    }

    @Test
    void unpacksGzipWhateverTheName() throws Exception {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(SHEET.getBytes(StandardCharsets.UTF_8));
        }
        FileHead head = FileHead.of(file(packed.toByteArray()));
        assertThat(head.gzip()).isTrue();
        assertThat(head.text()).isEqualTo(SHEET);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', value = {"a,b;c,d!,", "a;b;c!;", "a|b!|", "\"a,b,c\";d;e!;", "single!,"})
    void findsTheDelimiter(String header, char delimiter) throws Exception {
        assertThat(FileHead.of(file((header + "\n").getBytes(StandardCharsets.UTF_8))).delimiter())
                .isEqualTo(delimiter);
    }

    @Test
    void obeysTheSeparatorLineExcelWrites() throws Exception {
        FileHead head =
                FileHead.of(file("sep=;\r\n\r\n\"card, name\"; price ;x\r\n1;2;3\r\n".getBytes(StandardCharsets.UTF_8)));
        assertThat(head.delimiter()).isEqualTo(';');
        assertThat(head.columns()).containsExactly("card, name", "price", "x");
    }

    @Test
    void leavesOutTheLineThatTheHeadCuts() throws Exception {
        FileHead head = FileHead.of(file(("first\n" + "x".repeat(FileHead.SIZE)).getBytes(StandardCharsets.UTF_8)));
        assertThat(head.complete()).isFalse();
        assertThat(head.lines(10)).containsExactly("first");
    }

    @Test
    void keepsACharacterCutByTheHeadOut() throws Exception {
        FileHead head = FileHead.of(file(("x".repeat(FileHead.SIZE - 1) + "显显").getBytes(StandardCharsets.UTF_8)));
        assertThat(head.text()).hasSize(FileHead.SIZE - 1);
    }

    @Test
    void tellsADamagedLogFromABinaryFile() throws Exception {
        assertThat(FileHead.of(file("2026-01-01 GPU 0\n\0\0\nmore text here to read\n".getBytes(StandardCharsets.UTF_8))).isText()).isTrue();
        assertThat(FileHead.of(file(bytes("89504E470D0A1A0A"))).binary()).contains(BinaryKind.PNG);
        assertThat(FileHead.of(file(new byte[100])).binary()).contains(BinaryKind.OTHER);
    }

    private Path file(byte[]... parts) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.write(part);
        }
        return Files.write(folder.resolve("file"), all.toByteArray());
    }

    private static byte[] bytes(String hex) {
        return java.util.HexFormat.of().parseHex(hex);
    }
}
