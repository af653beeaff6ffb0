package org.breakeven.imports.prices;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportWatch;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;

/// The AWS Price List as JSON, hundreds of megabytes for one region, so only what is needed is kept.
final class AwsJson {

    private final Reading reading;
    private final Map<String, Listed> products = new LinkedHashMap<>();
    private final ImportWatch watch;
    private String published = "";
    private long size = 1;
    private int row;

    /// @param row place among the products
    private record Listed(int row, AwsProduct product, List<AwsTerm> terms) { }

    AwsJson(Reading reading, ImportOptions options) {
        this.reading = reading;
        this.watch = new ImportWatch(options);
    }

    void read(FileHead head) throws UnreadableFile {
        size = Math.max(1, head.path().toFile().length());
        JsonText.walk(head, this::walk);
        if (row == 0) {
            throw Columns.missing(head, List.of("products"));
        }
        LocalDate asOf = reading.date(0, "publicationDate", published);
        products.values().forEach(listed -> AwsOffers.take(listed.row, listed.product, listed.terms, asOf, reading));
    }

    private void walk(JsonParser parser) throws IOException {
        parser.nextToken();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            switch (name) {
                case "publicationDate" -> published = parser.getText();
                case "products" -> products(parser);
                case "terms" -> terms(parser);
                default -> parser.skipChildren();
            }
        }
    }

    private void products(JsonParser parser) throws IOException {
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String sku = parser.currentName();
            watch(parser);
            parser.nextToken();
            JsonNode attributes = parser.<JsonNode>readValueAsTree().path("attributes");
            AwsProduct product = AwsProduct.of(name -> JsonCells.text(attributes, name));
            row++;
            reading.sheet().row();
            product.otherKind().ifPresentOrElse(reading::skip,
                    () -> products.put(sku, new Listed(row, product, new ArrayList<>())));
        }
    }

    private void terms(JsonParser parser) throws IOException {
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String type = parser.currentName();
            parser.nextToken();
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                Listed listed = products.get(parser.currentName());
                watch(parser);
                parser.nextToken();
                if (listed == null) {
                    parser.skipChildren();
                } else {
                    parser.<JsonNode>readValueAsTree().forEach(term -> listed.terms.add(term(type, term)));
                }
            }
        }
    }

    private void watch(JsonParser parser) {
        watch.at((double) parser.currentLocation().getCharOffset() / size);
    }

    private static AwsTerm term(String type, JsonNode node) {
        JsonNode attributes = node.path("termAttributes");
        AwsTerm term = new AwsTerm(type, JsonCells.text(attributes, "LeaseContractLength"),
                JsonCells.text(attributes, "PurchaseOption"), JsonCells.text(attributes, "OfferingClass"));
        node.path("priceDimensions").forEach(dimension -> dimension.path("pricePerUnit").properties().forEach(price ->
                term.rate(JsonCells.text(dimension, "unit"), price.getKey(), price.getValue().asText(""))));
        return term;
    }
}
