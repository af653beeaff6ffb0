package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportWatch;
import org.breakeven.imports.UnreadableFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonListingTest {

    @TempDir
    Path folder;

    private final List<String> taken = new ArrayList<>();
    private final JsonListing.Taker collector = new JsonListing.Taker() {
        @Override
        public void take(JsonNode item, int row) {
            taken.add(row + " " + item);
        }

        @Override
        public void end(JsonNode rest) {
            taken.add("end " + rest);
        }
    };

    private boolean read(JsonListing listing, String text) throws IOException, UnreadableFile {
        return listing.read(FileHead.of(Files.writeString(folder.resolve("list.json"), text)), watch());
    }

    private static ImportWatch watch() {
        return new ImportWatch(ImportOptions.none());
    }

    @Test
    void theListIsAFieldAndWhatIsAroundItIsKeptWhereItIsSmall() throws Exception {
        JsonListing listing = new JsonListing(List.of("Items", "more"), Set.of("price", "next", "gone"), collector);
        assertThat(read(listing, """
                {"Count": 1.50, "other": {"price": [1]}, "Items": [{"a": {"price": 0.10}}, 7], "more": [{}], "next": "x", "b": [9]}"""))
                .isTrue();
        assertThat(taken).containsExactly("1 {\"a\":{\"price\":0.10}}", "2 7", "3 {}");
        assertThat(listing.rest()).hasToString(
                "{\"Count\":1.50,\"other\":{},\"Items\":[],\"more\":[],\"next\":\"x\",\"b\":[]}");
        assertThat(listing.missing()).containsExactly("gone");
    }

    @Test
    void theDocumentIsTheListOrHasNone() throws Exception {
        assertThat(read(new JsonListing(List.of("a"), Set.of(), collector), "[{\"a\":1},{\"a\":2}]")).isTrue();
        assertThat(taken).containsExactly("1 {\"a\":1}", "2 {\"a\":2}");
        assertThat(read(new JsonListing(List.of("a"), Set.of(), collector), "{\"a\":{\"b\":[1]}}")).isFalse();
        assertThat(read(new JsonListing(List.of("a"), Set.of(), collector), "\"a\"")).isFalse();
        assertThat(taken).hasSize(2);
    }

    /// What stands before a fault has been handed over, and the importer throws it away with the rest.
    @Test
    void aFaultAnywhereRefusesTheFile() {
        for (String text : List.of("[{\"a\":1},{\"a\":", "[{\"a\":1}]]", "[{\"a\":1}] {}", "{\"a\":[1],")) {
            assertThatThrownBy(() -> read(new JsonListing(List.of("a"), Set.of(), collector), text))
                    .as(text).isInstanceOf(UnreadableFile.class);
        }
    }

    /// Of 5 MB, some blocks have been read when the first object is handed over, and not the whole.
    @Test
    void objectsComeWhileTheFileIsRead() throws Exception {
        Path file = Files.writeString(folder.resolve("long.json"),
                "{\"a\":[" + ("{\"price\":\"" + "9".repeat(90) + "\"},").repeat(50_000) + "{}]}");
        int[] blocks = {0};
        List<Integer> atRow = new ArrayList<>();
        ImportWatch counting = new ImportWatch(
                new ImportOptions(null, null, null, share -> { }, () -> ++blocks[0] < 0));
        new JsonListing(List.of("a"), Set.of(), new JsonListing.Taker() {
            @Override
            public void take(JsonNode item, int row) {
                atRow.add(blocks[0]);
            }

            @Override
            public void end(JsonNode rest) { }
        }).read(FileHead.of(file), counting);
        assertThat(atRow).hasSize(50_001).isSorted();
        assertThat(atRow.getFirst()).isLessThan(5);
        assertThat(atRow.get(25_000)).isBetween(blocks[0] / 2 - 3, blocks[0] / 2 + 3);
    }
}
