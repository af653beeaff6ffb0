package org.breakeven.imports.prices;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.ImportWatch;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;

/// A list of objects of any length, object by object: the whole document, or a field of it. Of the other fields only
/// single values are kept, so that memory does not grow with the file.
final class JsonListing {

    private final List<String> lists;
    private final Set<String> missing;
    private final Taker taker;
    private final ObjectNode rest = JsonNodeFactory.instance.objectNode();
    private boolean found;
    private int row;

    /// @param lists names of the fields that hold objects
    /// @param names field names that have to be somewhere
    JsonListing(List<String> lists, Set<String> names, Taker taker) {
        this.lists = lists;
        this.missing = new TreeSet<>(names);
        this.taker = taker;
    }

    /// Takes the objects of one file.
    interface Taker {

        /// @param row place in the list, from 1
        void take(JsonNode item, int row);

        /// After the last object.
        ///
        /// @param rest the document's single values; its lists and objects are there, but empty
        void end(JsonNode rest);
    }

    /// @return whether there was a list
    boolean read(FileHead head, ImportWatch watch) throws UnreadableFile {
        JsonText.walk(head, watch, this::document);
        return found;
    }

    /// Names that were not found.
    Set<String> missing() {
        return missing;
    }

    JsonNode rest() {
        return rest;
    }

    private void document(JsonParser parser) throws IOException {
        JsonToken first = parser.nextToken();
        if (first == JsonToken.START_ARRAY) {
            items(parser);
        } else if (first == JsonToken.START_OBJECT) {
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                field(parser.currentName(), parser.nextToken(), parser);
            }
        }
    }

    private void field(String name, JsonToken value, JsonParser parser) throws IOException {
        missing.remove(name);
        if (value == JsonToken.START_ARRAY && lists.contains(name)) {
            rest.putArray(name);
            items(parser);
        } else if (value.isScalarValue()) {
            rest.set(name, parser.readValueAsTree());
        } else {
            rest.set(name, value == JsonToken.START_ARRAY ? rest.arrayNode() : rest.objectNode());
            parser.skipChildren();
        }
    }

    private void items(JsonParser parser) throws IOException {
        found = true;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            take(parser.readValueAsTree());
        }
    }

    /// One more object, wherever it comes from.
    void take(JsonNode item) {
        missing.removeIf(name -> item.findValue(name) != null);
        taker.take(item, ++row);
    }
}
