package org.breakeven.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.i18n.Messages;
import org.breakeven.imports.archives.Archives;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveImportTest {

    private static final String SHEET = "provider,card,currency,price,unit\nNorthern Cloud,L4,USD,0.5,per_gpu_hour\n";
    private static final String GPUHUNT = "instance_name,location,price,gpu_count,gpu_name,spot\nx,north,2.4,2,L4,False\n";

    @TempDir
    Path folder;

    private final FileImporter importer = new FileImporter(CardCatalog.shipped(), new NoUsage());

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] zip(Map<String, byte[]> files, Charset names) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out, names)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        }
        return out.toByteArray();
    }

    private static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(content);
        }
        return packed.toByteArray();
    }

    private static Map<String, byte[]> files(String... namesAndTexts) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        IntStream.range(0, namesAndTexts.length / 2).forEach(i -> files.put(namesAndTexts[2 * i], bytes(namesAndTexts[2 * i + 1])));
        return files;
    }

    private List<FileReport> read(String name, byte[] content) throws Exception {
        return importer.readAll(Files.write(folder.resolve(name), content), ImportOptions.none());
    }

    private String refusal(String name, byte[] content) {
        UnreadableFile refused = catchThrowableOfType(UnreadableFile.class, () -> read(name, content));
        assertThat(refused).isNotNull();
        return Messages.in(Locale.ENGLISH).text(refused.reason());
    }

    @Test
    void eachPriceListInAZipIsAReportOfItsOwn() throws Exception {
        List<FileReport> reports = read("lists.zip", zip(files("readme.txt", "Hello.\nThe lists of November.\n", "a/quotes.csv", SHEET,
                "__MACOSX/a/._quotes.csv", "x", "a/.DS_Store", "x", "a/._other", "x", "aws/vms.csv", GPUHUNT), StandardCharsets.UTF_8));
        assertThat(reports).extracting(FileReport::file).containsExactly("lists.zip/a/quotes.csv", "lists.zip/aws/vms.csv");
        assertThat(reports).extracting(FileReport::format).containsExactly("breakeven", "gpuhunt");
        assertThat(reports.getFirst().problems()).singleElement().satisfies(problem -> {
            assertThat(problem.file()).isEqualTo("lists.zip/readme.txt");
            assertThat(problem.severity()).isEqualTo(ImportProblem.Severity.INFO);
        });
        // the folder in the archive names the cloud, as a folder on the disk does
        assertThat(((FileReport.PriceFile) reports.getLast()).offers()).singleElement().satisfies(offer -> {
            assertThat(offer.provider()).isEqualTo("AWS");
            assertThat(offer.source().name()).isEqualTo("lists.zip/aws/vms.csv");
        });
    }

    @Test
    void onePriceListInAnArchiveWorksAsItIs() throws Exception {
        Path zip = Files.write(folder.resolve("one"), zip(Map.of("quotes.csv.gz", gzip(bytes(SHEET))), StandardCharsets.UTF_8));
        assertThat(importer.read(zip, ImportOptions.none()).rows().accepted()).isEqualTo(1);
        assertThat(read("tarball", gzip(tar(false, "./lists/", "./lists/quotes.csv", "./lists/._quotes.csv"))))
                .extracting(FileReport::file).containsExactly("tarball/./lists/quotes.csv");
        assertThat(read("plain.tar", tar(false, "quotes.csv"))).hasSize(1);
    }

    private static byte[] tar(boolean linked, String... names) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(out, "UTF-8")) {
            for (String name : names) {
                TarArchiveEntry entry = linked ? new TarArchiveEntry(name, TarConstants.LF_SYMLINK) : new TarArchiveEntry(name);
                entry.setLinkName(linked ? "/etc/hostname" : "");
                entry.setSize(entry.isDirectory() || linked ? 0 : bytes(SHEET).length);
                tar.putArchiveEntry(entry);
                if (entry.getSize() > 0) {
                    tar.write(bytes(SHEET));
                }
                tar.closeArchiveEntry();
            }
        }
        return out.toByteArray();
    }

    @Test
    void aNameIsShownAndNeverAPath() throws Exception {
        Path outside = folder.resolve("outside.csv");
        List<FileReport> reports = read("bad.zip", zip(files("../../outside.csv", SHEET, "/abs/" + "x".repeat(300) + ".csv", SHEET,
                "C:\\windows\\q.csv", SHEET, "..", SHEET), StandardCharsets.UTF_8));
        assertThat(reports).hasSize(4);
        assertThat(outside).doesNotExist();
        assertThat(refusal("links.tar", tar(true, "quotes.csv"))).contains("without a file in it");
    }

    @Test
    void namesInGbk() throws Exception {
        assertThat(read("价目.zip", zip(files("北极云/价格.csv", SHEET), Charset.forName("GBK")))).extracting(FileReport::file)
                .containsExactly("价目.zip/北极云/价格.csv");
    }

    @Test
    void anArchiveWithoutAnythingToReadSaysWhy() throws Exception {
        assertThat(refusal("none.zip", zip(files("a.txt", "prose\n", "b.txt", "more\n"), StandardCharsets.UTF_8)))
                .startsWith("\"none.zip\" holds 2 files, none of which can be read. The first one: \"none.zip/a.txt\" is in no format");
        assertThat(refusal("one.zip", zip(files("a.txt", ""), StandardCharsets.UTF_8))).isEqualTo("\"one.zip/a.txt\" is empty: export it again.");
        assertThat(refusal("nested.zip", zip(Map.of("b.zip", zip(files("a.csv", SHEET), StandardCharsets.UTF_8)), StandardCharsets.UTF_8)))
                .contains("is a ZIP archive");
        UnreadableFile several = catchThrowableOfType(UnreadableFile.class, () -> importer.read(
                Files.write(folder.resolve("two.zip"), zip(files("a.csv", SHEET, "b.csv", SHEET), StandardCharsets.UTF_8)), ImportOptions.none()));
        assertThat(Messages.in(Locale.ENGLISH).text(several.reason())).contains("2 readable files");
    }

    @Test
    void boundsOfSizeRatioAndNumber() throws Exception {
        byte[] zeros = new byte[40 << 20];
        assertThat(refusal("bomb.zip", zip(Map.of("a.csv", zeros), StandardCharsets.UTF_8))).contains("unpacks to more than");
        Map<String, byte[]> many = new LinkedHashMap<>();
        IntStream.range(0, 1001).forEach(i -> many.put(i + ".csv", bytes(SHEET)));
        assertThat(refusal("many.zip", zip(many, StandardCharsets.UTF_8))).contains("more than 1,000 files");
    }

    @Test
    void nothingIsLeftOfWhatWasUnpacked() throws Exception {
        Path zip = Files.write(folder.resolve("lists.zip"), zip(files("a/quotes.csv", SHEET, "b.csv", SHEET), StandardCharsets.UTF_8));
        List<Path> unpacked = new ArrayList<>();
        Archives.each(FileHead.of(zip), ImportOptions.none(), (file, name, options) -> {
            assertThat(file).exists();
            unpacked.add(file);
        });
        assertThat(unpacked).hasSize(2).allSatisfy(file -> assertThat(file.getParent().getParent()).doesNotExist());
    }

    @Test
    void noDamageFailsOtherwise() throws Exception {
        byte[][] whole = {zip(files("a/quotes.csv", SHEET, "b.csv", GPUHUNT), StandardCharsets.UTF_8),
            gzip(tar(false, "a/", "a/quotes.csv")), tar(false, "a/", "a/quotes.csv", "b.csv")};
        Random random = new Random(1);
        for (int round = 0; round < 300; round++) {
            byte[] good = whole[round % whole.length];
            byte[] bytes = round % 5 == 0 ? Arrays.copyOf(good, random.nextInt(good.length)) : good.clone();
            for (int change = 0; change < 4 && bytes.length > 0; change++) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            try {
                assertThat(read("damaged", bytes)).isNotEmpty();
            } catch (UnreadableFile e) {
                assertThat(Messages.in(Locale.ENGLISH).text(e.reason())).isNotBlank();
            }
        }
    }
}
