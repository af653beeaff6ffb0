package org.breakeven.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.breakeven.imports.mapping.ColumnGuess;
import org.breakeven.imports.mapping.MappingGuess;
import org.breakeven.imports.mapping.MappingProfile;
import org.breakeven.imports.mapping.MappingProfiles;
import org.breakeven.imports.mapping.Question;
import org.breakeven.imports.mapping.TableDraft;
import org.breakeven.imports.mapping.TableMapping;

/// `breakeven map`: the profile as it is kept, with the evidence for each column and the open questions beside it.
final class MappingJson {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private MappingJson() {
    }

    static JsonNode of(TableDraft draft, MappingGuess guess, TableMapping mapping, List<Question> open) {
        ObjectNode json = tree(MappingProfiles.text(new MappingProfile(name(draft.head().fileName()), mapping)));
        for (ColumnGuess column : guess.columns()) {
            if (json.path("columns").path(column.index()) instanceof ObjectNode described) {
                described.put("confidence", Math.round(column.confidence() * 100) / 100.0);
                described.set("why", Json.array(column.why(), Json::english));
            }
        }
        json.set("sheets", Json.array(draft.sheets(), MAPPER::valueToTree));
        json.set("questions", Json.array(open, question -> question(question, mapping)));
        return json;
    }

    private static JsonNode question(Question question, TableMapping mapping) {
        ObjectNode json = Json.object().put("about", question.kind().id());
        json.set("column", Json.text(question.column() < 0 ? null : mapping.columns().get(question.column()).name()));
        json.set("question", Json.english(question.text()));
        return json.put("mustBeAnswered", question.isBlocking());
    }

    private static ObjectNode tree(String text) {
        try {
            return (ObjectNode) MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a profile is written as JSON", e);
        }
    }

    /// The file's name as far as a profile may be called so.
    private static String name(String file) {
        String bare = file.replaceFirst("\\.[^.]+$", "").replaceAll("[^\\p{L}\\p{M}\\p{N} _.()-]", "-").strip();
        String name = bare.substring(0, Math.min(60, bare.length())).replaceFirst("^[^\\p{L}\\p{N}]+", "").replaceFirst("[ .]+$", "");
        return MappingProfile.isName(name) ? name : "table";
    }
}
