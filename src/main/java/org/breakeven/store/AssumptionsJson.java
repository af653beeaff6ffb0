package org.breakeven.store;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.LocalDate;
import java.util.Map;
import org.breakeven.model.Assumption;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;

/// Assumptions as `{"bare": false, "values": {"demand.gpus": {"value": "8", "source": "set by you", "asOf": null}}}`:
/// values as the user wrote them, under the keys of the command line. A key that is absent stays absent.
final class AssumptionsJson {

    private AssumptionsJson() {
    }

    static void write(Assumptions assumptions, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeBooleanField("bare", assumptions.isBare());
        json.writeObjectFieldStart("values");
        for (Map.Entry<AssumptionKey, Assumption> entry : assumptions.asMap().entrySet()) {
            Assumption assumption = entry.getValue();
            json.writeObjectFieldStart(entry.getKey().id());
            json.writeStringField("value", assumption.text());
            json.writeStringField("source", assumption.source());
            json.writeStringField("asOf", assumption.asOf() == null ? null : assumption.asOf().toString());
            json.writeEndObject();
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    static Assumptions read(JsonParser json) throws IOException {
        JsonNode root = json.readValueAsTree();
        Assumptions read = root.required("bare").booleanValue() ? Assumptions.bare() : Assumptions.defaults();
        for (AssumptionKey key : AssumptionKey.values()) {
            read = read.without(key);
        }
        for (Map.Entry<String, JsonNode> field : root.required("values").properties()) {
            AssumptionKey key = AssumptionKey.find(field.getKey())
                    .orElseThrow(() -> new IllegalArgumentException("no assumption is called " + field.getKey()));
            read = read.with(key, assumption(key, field.getValue()));
        }
        return read;
    }

    private static Assumption assumption(AssumptionKey key, JsonNode node) {
        Assumption value = Assumption.parse(key, node.required("value").textValue(), node.required("source").textValue());
        JsonNode asOf = node.path("asOf");
        return new Assumption(value.number(), value.text(), value.source(), asOf.isTextual() ? LocalDate.parse(asOf.textValue()) : null);
    }
}
