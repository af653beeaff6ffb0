package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Values of a JSON object as a sheet's cells.
final class JsonCells {

    private JsonCells() { }

    /// Text or number without surrounding blanks; empty for `null` and where there is none.
    static String text(JsonNode object, String name) {
        JsonNode value = object.path(name);
        return value.isContainerNode() ? value.toString() : value.asText("").strip();
    }

    /// A number written as such or as text.
    static Optional<Double> number(JsonNode object, String name) {
        return Decimals.of(text(object, name)).map(Number::doubleValue);
    }

    /// The texts of a list; none where there is no list.
    static List<String> texts(JsonNode object, String name) {
        List<String> texts = new ArrayList<>();
        object.path(name).forEach(value -> texts.add(value.asText("").strip()));
        return texts;
    }

    /// A list of this one object; empty where there is none.
    static JsonNode listOf(JsonNode object) {
        return object.isObject() ? JsonNodeFactory.instance.arrayNode().add(object)
                : JsonNodeFactory.instance.arrayNode();
    }
}
