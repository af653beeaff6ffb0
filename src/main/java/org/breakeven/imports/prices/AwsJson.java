package org.breakeven.imports.prices;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportWatch;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;

/// The AWS Price List as JSON, gigabytes for all regions, so only plain machines with GPUs and their terms are kept.
/// Terms are of use only once the products are known; a file that has them in front is gone through twice.
final class AwsJson {

    private final Reading reading;
    private final Map<String, Listed> products = new LinkedHashMap<>();
    private final Map<String, String> attributes = new HashMap<>();
    private final ImportWatch watch;
    private String published = "";
    private int row;
    private boolean termsSeen;
    private boolean termsInFront;

    /// @param row place among the products
    private record Listed(int row, AwsProduct product, List<AwsTerm> terms) { }

    AwsJson(Reading reading, ImportOptions options) {
        this.reading = reading;
        this.watch = new ImportWatch(options);
    }

    void read(FileHead head) throws UnreadableFile {
        JsonText.walk(head, watch, parser -> document(parser, this::take));
        if (row == 0) {
            throw Columns.missing(head, List.of("products"));
        }
        if (termsInFront) {
            watch.part(0.5, 1);
            products.values().forEach(listed -> listed.terms.clear());
            JsonText.walk(head, watch, parser -> document(parser, this::takeTerms));
        }
        LocalDate asOf = reading.date(0, "publicationDate", published);
        products.values().forEach(listed -> AwsOffers.take(listed.row, listed.product, listed.terms, asOf, reading));
    }

    /// How many products are held in memory: those that can become offers.
    int kept() {
        return products.size();
    }

    /// Does something with a field whose value the parser is at, and leaves it at the value's end.
    @FunctionalInterface
    private interface Field {
        void take(String name, JsonParser parser) throws IOException;
    }

    /// Over the fields of the object the parser is at; another value is passed over.
    private static void fields(JsonParser parser, Field each) throws IOException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            parser.skipChildren();
            return;
        }
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            each.take(name, parser);
        }
    }

    private static void document(JsonParser parser, Field each) throws IOException {
        parser.nextToken();
        fields(parser, each);
    }

    private void take(String name, JsonParser parser) throws IOException {
        switch (name) {
            case "publicationDate" -> published = text(parser);
            case "products" -> {
                termsInFront |= termsSeen;
                fields(parser, this::product);
            }
            case "terms" -> terms(parser);
            default -> parser.skipChildren();
        }
    }

    private void takeTerms(String name, JsonParser parser) throws IOException {
        if (name.equals("terms")) {
            terms(parser);
        } else {
            parser.skipChildren();
        }
    }

    private void product(String sku, JsonParser parser) throws IOException {
        attributes.clear();
        fields(parser, (part, value) -> {
            if (part.equals("attributes")) {
                fields(value, this::attribute);
            } else {
                value.skipChildren();
            }
        });
        row++;
        reading.sheet().row();
        AwsProduct product = AwsProduct.of(name -> attributes.getOrDefault(name, ""));
        product.otherKind().ifPresentOrElse(reading::skip,
                () -> products.put(sku, new Listed(row, product, new ArrayList<>())));
    }

    private void attribute(String name, JsonParser value) throws IOException {
        if (AwsProduct.ATTRIBUTES.contains(name)) {
            attributes.put(name, text(value));
        } else {
            value.skipChildren();
        }
    }

    /// A text or number; what is none is empty and passed over.
    private static String text(JsonParser value) throws IOException {
        String text = value.getValueAsString("").strip();
        value.skipChildren();
        return text;
    }

    private void terms(JsonParser parser) throws IOException {
        if (row == 0) {
            watch.part(0, 0.5);
        }
        termsSeen = true;
        fields(parser, (type, ofType) -> fields(ofType, (sku, ofSku) -> {
            Listed listed = products.get(sku);
            if (listed == null) {
                ofSku.skipChildren();
            } else {
                ofSku.<JsonNode>readValueAsTree().forEach(term -> listed.terms.add(term(type, term)));
            }
        }));
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
