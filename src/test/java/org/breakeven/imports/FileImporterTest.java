package org.breakeven.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.zip.GZIPOutputStream;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.i18n.Messages;
import org.breakeven.imports.mapping.UnmappedTable;
import org.breakeven.model.Message;
import org.breakeven.model.RentOffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FileImporterTest {

    private static final String SHEET = "provider,card,currency,price,unit\nNorthern Cloud,L4,USD,0.5,per_gpu_hour\n";
    private static final String RUNPOD = """
            [{"id":"NVIDIA L4","displayName":"L4","memoryInGb":24,"secureCloud":true,"communityCloud":true,
              "securePrice":0.43,"communityPrice":0.39,"nodeGroupDatacenters":[{"id":"N-1","name":"N-1"}]}]
            """;
    private static final String LAMBDA = """
            {"data":{"gpu_8x_h100_sxm5":{"instance_type":{"name":"gpu_8x_h100_sxm5","price_cents_per_hour":2392,
              "specs":{"gpus":8}},"regions_with_capacity_available":[{"name":"east-1"}]}}}
            """;

    @TempDir
    Path folder;

    private final FileImporter importer = new FileImporter(CardCatalog.shipped(), new NoUsage());

    private String refusal(Path file) {
        return refusal(file, ImportOptions.none());
    }

    private String refusal(Path file, ImportOptions options) {
        UnreadableFile refused = catchThrowableOfType(UnreadableFile.class, () -> importer.read(file, options));
        assertThat(refused).as("refusal of %s", file.getFileName()).isNotNull();
        assertThat(Messages.in(Locale.CHINA).text(refused.reason())).isNotEqualTo(refused.reason().key());
        return Messages.in(Locale.ENGLISH).text(refused.reason());
    }

    private Path file(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    private Path file(String text) throws IOException {
        return file("file", text.getBytes(StandardCharsets.UTF_8));
    }

    private static ImportOptions as(String format) {
        return new ImportOptions(format, null, null, share -> { }, () -> false);
    }

    @Test
    void refusesWhatIsNoFile() throws IOException {
        assertThat(refusal(folder.resolve("gone.csv"))).startsWith("There is no file").contains("gone.csv");
        assertThat(refusal(folder)).contains("is a folder");
        assertThat(refusal(file(""))).isEqualTo("\"file\" is empty: export it again.");
        assertThat(refusal(file(" \n\n"))).isEqualTo("\"file\" is empty: export it again.");
    }

    @Test
    void refusesAFileItMayNotRead() throws IOException {
        Path file = file(SHEET);
        assumeFalse(!file.toFile().setReadable(false) || Files.isReadable(file), "this user may read everything");
        assertThat(refusal(file)).contains("may not be read");
    }

    @ParameterizedTest
    @CsvSource({"89504E470D0A1A0A0000000D,a PNG picture", "255044462D312E37,a PDF document",
            "504B050600000000,an empty ZIP archive",
        "D0CF11E0A1B11AE1,an old (.xls) or encrypted Office document", "0001020304050607,a binary file",
        "504152310000,a Parquet file"})
    void namesWhatABinaryFileIs(String hex, String kind) throws IOException {
        assertThat(refusal(file("prices.csv", HexFormat.of().parseHex(hex))))
                .startsWith("\"prices.csv\" is " + kind + ", not a price sheet");
    }

    @Test
    void refusesTextThatCannotBeDecoded() throws IOException {
        assertThat(refusal(file("x.csv", new byte[] {'a', ',', (byte) 0xFF, '\n'}))).contains("byte 3 does not fit");
        byte[] sheet = SHEET.getBytes(StandardCharsets.UTF_8);
        byte[] later = Arrays.copyOf(sheet, FileHead.SIZE + 100);
        Arrays.fill(later, sheet.length, later.length, (byte) 'x');
        later[later.length - 1] = (byte) 0xFF;
        assertThat(refusal(file("y.csv", later))).contains("no text in UTF-8");
    }

    /// Both begin as UTF-8 and prove to be GB18030 beyond what is looked at first.
    @Test
    void theFirstChineseWordOfALongFileDecides() throws Exception {
        Charset chinese = Charset.forName("GB18030");
        String rows = "Northern Cloud,L4,USD,0.5,per_gpu_hour\n".repeat(3000) + "北方云,L4,USD,0.6,per_gpu_hour\n";
        FileReport.PriceFile sheet = (FileReport.PriceFile) importer.read(
                file("sheet.csv", ("provider,card,currency,price,unit\n" + rows).getBytes(chinese)), ImportOptions.none());
        assertThat(sheet.offers()).extracting(RentOffer::provider).containsExactly("Northern Cloud", "北方云");
        assertThat(sheet.rows()).isEqualTo(new FileReport.Rows(3001, 2, 0, 2999));
        assertThat(sheet.assumptions()).contains(Message.of("imports.assumed.encoding", "GB18030"));
        String list = RUNPOD.replace("\"name\":\"N-1\"", "\"name\":\"" + "x".repeat(FileHead.SIZE) + "北\"");
        FileReport.PriceFile json = (FileReport.PriceFile) importer.read(
                file("list.json", list.getBytes(chinese)), ImportOptions.none());
        assertThat(json.offers()).isNotEmpty();
        byte[] neither = list.replace("北", "??").getBytes(chinese);
        neither[list.indexOf('北')] = (byte) 0xFF;
        assertThat(refusal(file("list.json", neither))).contains("is no text in UTF-8, UTF-16 or GB18030");
    }

    @Test
    void saysWhereJsonEnds() throws IOException {
        assertThat(refusal(file("{\n \"a\": [1, 2")))
                .isEqualTo("\"file\" ends in the middle of its JSON (line 2, column 12): download it again.");
        assertThat(refusal(file(RUNPOD.substring(0, RUNPOD.length() - 3))))
                .contains("ends in the middle of its JSON (line 2");
        assertThat(refusal(file("{\"a\": oops}"))).contains("is no valid JSON (line 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[2026-01-01] started\n[2026-01-02] ended\n", "{\"a\": 1}", "just words\n", "[1,2]"})
    void listsWhatIsUnderstood(String text) throws IOException {
        assertThat(refusal(file(text)))
                .startsWith("\"file\" is in no format known here. Understood are: breakeven, skypilot, runpod, lambda, ")
                .endsWith(", some-log.");
    }

    @Test
    void aTableInNoFormatCanBeMapped() throws IOException {
        Path file = file("a,b\n1,2\n");
        UnmappedTable refused = catchThrowableOfType(UnmappedTable.class, () -> importer.read(file, ImportOptions.none()));
        assertThat(refused.draft().columnNames()).containsExactly("a", "b");
        assertThat(refusal(file)).startsWith("\"file\" is a table in no format known here: say once what its columns mean");
    }

    @Test
    void aChosenFormatMustExistAndFit() throws IOException {
        assertThat(refusal(file(SHEET), as("focus9")))
                .startsWith("\"focus9\" is no format known here. Choose one of: breakeven, skypilot");
        assertThat(refusal(file(SHEET), as("skypilot"))).contains("lacks what this format needs: acceleratorcount");
        assertThat(refusal(file("{}"), as("runpod"))).contains("securePrice");
        assertThat(refusal(file("{}"), as("lambda"))).contains("price_cents_per_hour");
        assertThat(refusal(file("a,b\n"), as("breakeven"))).contains("provider, card, price, unit");
        assertThat(refusal(file("x"), as("runpod"))).contains("is no valid JSON");
    }

    @Test
    void aFormatIsRecognisedByContentAndThroughGzip() throws Exception {
        assertThat(importer.read(file("holiday.png", SHEET.getBytes(StandardCharsets.UTF_8)), ImportOptions.none())
                .format()).isEqualTo("breakeven");
        assertThat(importer.read(file("a.csv", RUNPOD.getBytes(StandardCharsets.UTF_8)), ImportOptions.none()).format())
                .isEqualTo("runpod");
        assertThat(importer.read(file("b", gzip(LAMBDA)), ImportOptions.none()).format()).isEqualTo("lambda");
        assertThat(importer.read(file("c", gzip(SHEET)), ImportOptions.none()).file()).isEqualTo("c");
    }

    @Test
    void refusesDamagedArchives() throws IOException {
        byte[] packed = gzip(SHEET);
        assertThat(refusal(file("p.csv.gz", Arrays.copyOf(packed, packed.length - 12))))
                .contains("damaged or incomplete gzip");
        assertThat(refusal(file("q.csv.gz", Arrays.copyOf(packed, 5)))).contains("damaged or incomplete gzip");
        byte[] book = workbook();
        byte[] damaged = book.clone();
        Arrays.fill(damaged, 40, book.length / 2, (byte) 7);
        assertThat(refusal(file("r.xlsx", damaged))).matches(".*(damaged or protected Excel workbook|ZIP archive).*");
    }

    @Test
    void endsWhenCancelledAndTellsItsProgress() throws IOException {
        Path file = file("provider,card,currency,price,unit\n" + "A,L4,USD,0.5,per_gpu_hour\n".repeat(5000));
        List<Double> shares = new ArrayList<>();
        ImportOptions cancelled = new ImportOptions(null, null, null, shares::add, () -> !shares.isEmpty());
        assertThatThrownBy(() -> importer.read(file, cancelled)).isInstanceOf(CancellationException.class);
        assertThat(shares).singleElement().satisfies(share -> assertThat(share).isBetween(0.0, 1.0));
    }

    @ParameterizedTest
    @ValueSource(strings = {SHEET, RUNPOD, LAMBDA})
    void noBeginningOfAFileFailsOtherwise(String whole) throws IOException {
        for (int length = 0; length <= whole.length(); length++) {
            readOrRefuse(file(whole.substring(0, length)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {SHEET, RUNPOD, LAMBDA})
    void noDamageInAFileFailsOtherwise(String whole) throws IOException {
        Random random = new Random(1);
        for (int round = 0; round < 300; round++) {
            byte[] bytes = whole.getBytes(StandardCharsets.UTF_8);
            for (int change = 0; change < 3; change++) {
                bytes[random.nextInt(bytes.length)] =
                        (byte) (random.nextInt(4) == 0 ? random.nextInt(256)
                        : "\",{}[]:0-eE\n;".charAt(random.nextInt(13)));
            }
            readOrRefuse(file("damaged", bytes));
        }
    }

    @Test
    void noDamageInAWorkbookFailsOtherwise() throws IOException {
        byte[] book = workbook();
        Random random = new Random(1);
        for (int round = 0; round < 60; round++) {
            byte[] bytes = round % 3 == 0 ? Arrays.copyOf(book, 4 + random.nextInt(book.length - 4)) : book.clone();
            for (int change = 0; change < 3; change++) {
                bytes[4 + random.nextInt(bytes.length - 4)] = (byte) random.nextInt(256);
            }
            readOrRefuse(file("damaged.xlsx", bytes));
        }
    }

    private void readOrRefuse(Path file) {
        try {
            assertThat(importer.read(file, ImportOptions.none()).rows()).isNotNull();
        } catch (UnreadableFile e) {
            assertThat(Messages.in(Locale.ENGLISH).text(e.reason())).isNotBlank();
        }
    }

    private static byte[] workbook() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Workbook book = new XSSFWorkbook()) {
            var sheet = book.createSheet("prices");
            for (String line : SHEET.split("\n")) {
                var row = sheet.createRow(sheet.getPhysicalNumberOfRows());
                for (String cell : line.split(",")) {
                    row.createCell(Math.max(0, row.getLastCellNum())).setCellValue(cell);
                }
            }
            book.write(out);
        }
        return out.toByteArray();
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return packed.toByteArray();
    }
}
