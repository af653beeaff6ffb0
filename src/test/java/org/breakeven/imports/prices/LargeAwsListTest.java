package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.catalog.InstanceCatalog;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.ImportOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What an AWS list of gigabytes needs, on one of 10 MB.
class LargeAwsListTest {

    private static final int PRODUCTS = 20_000;
    private static final int BLOCK = 1 << 16;

    @TempDir
    Path folder;

    /// One product in a thousand has GPUs.
    private Path file(boolean termsInFront) throws IOException {
        Path file = folder.resolve("index.json");
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write("{\"offerCode\":\"AmazonEC2\",\"publicationDate\":\"2026-05-28\"");
            write(out, termsInFront);
            write(out, !termsInFront);
            out.write("}");
        }
        return file;
    }

    private static void write(BufferedWriter out, boolean terms) throws IOException {
        out.write(terms ? ",\"terms\":{\"OnDemand\":{" : ",\"products\":{");
        for (int i = 0; i < PRODUCTS; i++) {
            out.write((i == 0 ? "\"S" : ",\"S") + i + "\":" + (terms ? term(i) : product(i % 1000 == 0)));
        }
        out.write(terms ? "}}" : "}");
    }

    private static String product(boolean gpus) {
        return "{\"productFamily\":\"Compute Instance\",\"attributes\":{\"operatingSystem\":\"Linux\",\"tenancy\":\"Shared\","
                + "\"regionCode\":\"north-1\",\"description\":\"" + "x".repeat(80) + "\",\"instanceType\":"
                + (gpus ? "\"p4d.24xlarge\",\"gpu\":\"8\"}}" : "\"m9.large\"}}");
    }

    private static String term(int i) {
        return ("{\"S%d.T\":{\"termAttributes\":{},\"priceDimensions\":{\"S%d.T.R\":{\"unit\":\"Hrs\",\"description\":\""
                + "x".repeat(80) + "\",\"pricePerUnit\":{\"USD\":\"%d\"}}}}}").formatted(i, i, 8 + i);
    }

    @Test
    void onlyMachinesWithGpusAreKept() throws Exception {
        for (boolean termsInFront : List.of(false, true)) {
            FileHead head = FileHead.of(file(termsInFront));
            Reading reading = new Reading(head, ImportOptions.none(), "aws",
                    new CardNames(CardCatalog.shipped(), InstanceCatalog.shipped()));
            AwsJson json = new AwsJson(reading, ImportOptions.none());
            json.read(head);
            assertThat(json.kept()).isEqualTo(PRODUCTS / 1000);
            assertThat(reading.sheet().offersSoFar()).extracting(offer -> offer.pricePerGpuHour().toPlainString())
                    .startsWith("1", "126", "251").hasSize(PRODUCTS / 1000);
        }
    }

    @Test
    void progressGoesForwardAlsoThroughTwoPasses() throws Exception {
        List<Double> told = new ArrayList<>();
        ImportOptions watched = new ImportOptions(null, null, null, told::add, () -> false);
        assertThat(SheetReading.read(file(true), watched).offers()).hasSize(PRODUCTS / 1000);
        assertThat(told).isNotEmpty().isSorted().allSatisfy(share -> assertThat(share).isBetween(0.0, 1.0));
    }

    /// Each block read is a question, and the one that is answered with yes is the last.
    @Test
    void aCancelledImportReadsNoFurtherBlock() throws Exception {
        Path file = file(false);
        int[] asked = {0};
        ImportOptions cancelled = new ImportOptions(null, null, null, share -> { }, () -> ++asked[0] == 10);
        assertThatThrownBy(() -> SheetReading.read(file, cancelled)).isInstanceOf(CancellationException.class);
        assertThat(asked[0]).isEqualTo(10).isLessThan((int) (Files.size(file) / BLOCK));
    }
}
