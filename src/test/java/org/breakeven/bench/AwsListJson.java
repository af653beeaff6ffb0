package org.breakeven.bench;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Writes a made-up AWS price list as JSON, laid out as the real one: products first, then their terms by kind.
final class AwsListJson {

    private final JsonGenerator json;
    private final int products;

    private AwsListJson(JsonGenerator json, int products) {
        this.json = json;
        this.products = products;
    }

    static void write(Path file, int products) throws IOException {
        try (JsonGenerator json = new JsonFactory().createGenerator(file.toFile(), JsonEncoding.UTF8)) {
            json.setPrettyPrinter(new DefaultPrettyPrinter());
            new AwsListJson(json, products).write();
        }
    }

    private void write() throws IOException {
        json.writeStartObject();
        json.writeStringField("formatVersion", "v1.0");
        json.writeStringField("offerCode", "AmazonEC2");
        json.writeStringField("publicationDate", "2026-05-28T20:35:22Z");
        json.writeObjectFieldStart("products");
        for (int i = 0; i < products; i++) {
            product(new AwsListing(i));
        }
        json.writeEndObject();
        json.writeObjectFieldStart("terms");
        terms("OnDemand", false);
        terms("Reserved", true);
        json.writeEndObject();
        json.writeEndObject();
    }

    private void product(AwsListing product) throws IOException {
        json.writeObjectFieldStart(product.sku());
        json.writeStringField("sku", product.sku());
        json.writeStringField("productFamily", "Compute Instance");
        json.writeObjectFieldStart("attributes");
        for (Map.Entry<String, String> attribute : product.attributes().entrySet()) {
            json.writeStringField(attribute.getKey(), attribute.getValue());
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private void terms(String kind, boolean reserved) throws IOException {
        json.writeObjectFieldStart(kind);
        for (int i = 0; i < products; i++) {
            AwsListing product = new AwsListing(i);
            if (!reserved || product.isReservable()) {
                json.writeObjectFieldStart(product.sku());
                for (AwsListing.TermOf term : reserved ? product.reserved() : List.of(product.onDemand())) {
                    term(product.sku(), term);
                }
                json.writeEndObject();
            }
        }
        json.writeEndObject();
    }

    private void term(String sku, AwsListing.TermOf term) throws IOException {
        json.writeObjectFieldStart(sku + "." + term.code());
        json.writeStringField("offerTermCode", term.code());
        json.writeStringField("sku", sku);
        json.writeStringField("effectiveDate", "2026-05-01T00:00:00Z");
        json.writeObjectFieldStart("priceDimensions");
        if (!term.upfront().isEmpty()) {
            price(sku + "." + term.code() + ".2TG2D8R56U", "Quantity", "Upfront Fee", term.upfront());
        }
        price(sku + "." + term.code() + ".6YS6EN2CT7", "Hrs", "Linux/UNIX, instance-hour", term.hourly());
        json.writeEndObject();
        json.writeObjectFieldStart("termAttributes");
        if (!term.length().isEmpty()) {
            json.writeStringField("LeaseContractLength", term.length());
            json.writeStringField("OfferingClass", term.offering());
            json.writeStringField("PurchaseOption", term.option());
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private void price(String code, String unit, String description, String amount) throws IOException {
        json.writeObjectFieldStart(code);
        json.writeStringField("rateCode", code);
        json.writeStringField("description", description);
        json.writeStringField("beginRange", "0");
        json.writeStringField("endRange", "Inf");
        json.writeStringField("unit", unit);
        json.writeObjectFieldStart("pricePerUnit");
        json.writeStringField("USD", amount);
        json.writeEndObject();
        json.writeArrayFieldStart("appliesTo");
        json.writeEndArray();
        json.writeEndObject();
    }
}
