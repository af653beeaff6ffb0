package org.breakeven.cli;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.breakeven.model.Assumption;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.InvalidAssumption;

/// `--set key=value` and scenario files: `{"demand.gpus": 8, "rent.drift": {"value": -0.08, "source": "survey"}}`.
final class AssumptionArguments {

    private AssumptionArguments() {
    }

    /// @param pairs `key=value` each; the last of a key wins
    static Assumptions set(Assumptions assumptions, List<String> pairs) {
        Assumptions changed = assumptions;
        for (String pair : pairs) {
            int equals = pair.indexOf('=');
            if (equals < 1) {
                throw new UserError("cli.set.noPair", pair);
            }
            changed = with(changed, pair.substring(0, equals).strip(), pair.substring(equals + 1), Assumptions.SET_BY_USER);
        }
        return changed;
    }

    static Assumptions scenario(Assumptions assumptions, Path file) {
        JsonNode root = read(file);
        if (!root.isObject()) {
            throw new UserError("cli.scenario.damaged", file.toString());
        }
        Assumptions changed = assumptions;
        for (Map.Entry<String, JsonNode> entry : root.properties()) {
            JsonNode node = entry.getValue();
            JsonNode value = node.isObject() ? node.path("value") : node;
            if (!value.isValueNode() || value.isNull()) {
                throw new UserError("cli.scenario.noValue", entry.getKey(), file.toString());
            }
            String source = node.path("source").asText(file.getFileName().toString());
            changed = with(changed, entry.getKey(), text(value), source);
        }
        return changed;
    }

    private static String text(JsonNode value) {
        return value.isNumber() ? value.decimalValue().toPlainString() : value.asText();
    }

    private static JsonNode read(Path file) {
        try {
            return new ObjectMapper().reader().with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).readTree(Files.readAllBytes(file));
        } catch (JacksonException e) {
            throw new UserError("cli.scenario.damaged", file.toString());
        } catch (IOException e) {
            throw new UserError("cli.scenario.unreadable", file.toString());
        }
    }

    private static Assumptions with(Assumptions assumptions, String id, String text, String source) {
        AssumptionKey key = AssumptionKey.find(id)
                .orElseThrow(() -> new UserError("cli.set.unknownKey", id, String.join(", ", NearestKeys.to(id))));
        try {
            return assumptions.with(key, Assumption.parse(key, text, source));
        } catch (InvalidAssumption e) {
            throw new UserError("cli.set.invalid", id, text, e.expected());
        }
    }
}
