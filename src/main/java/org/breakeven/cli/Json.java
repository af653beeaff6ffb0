package org.breakeven.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.Locale;
import java.util.function.Function;
import org.breakeven.i18n.Messages;
import org.breakeven.model.Message;

/// The conventions of the JSON interface: exact figures as strings in plain notation, projections as numbers, what
/// does not exist as `null`, texts in English.
final class Json {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Messages ENGLISH = Messages.in(Locale.ENGLISH);

    private Json() {
    }

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    static <T> ArrayNode array(Collection<T> values, Function<T, JsonNode> each) {
        ArrayNode array = MAPPER.createArrayNode();
        values.forEach(value -> array.add(each.apply(value)));
        return array;
    }

    static JsonNode text(String value) {
        return MAPPER.valueToTree(value == null || value.isEmpty() ? null : value);
    }

    static JsonNode english(Message message) {
        return text(message == null ? null : ENGLISH.text(message));
    }

    static String exact(BigDecimal value) {
        return value == null ? null : value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }

    /// ISO 8601 with seconds and offset.
    static JsonNode time(OffsetDateTime value) {
        return text(value == null ? null : DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(value));
    }

    static JsonNode date(LocalDate value) {
        return text(value == null ? null : value.toString());
    }

    /// A projection; NaN and infinity do not exist either.
    static JsonNode number(Double value) {
        return MAPPER.valueToTree(value == null || value.isNaN() || value.isInfinite() ? null : value);
    }

    static String print(JsonNode root) {
        try {
            return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values is always written", e);
        }
    }
}
