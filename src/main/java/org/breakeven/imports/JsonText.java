package org.breakeven.imports;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import java.io.IOException;
import java.io.Reader;
import java.util.HashSet;
import java.util.Set;
import org.breakeven.model.Message;

/// JSON files: the whole of a small one, the names in the beginning of any.
public final class JsonText {

    /// A price list held in memory may have this many characters.
    static final long LARGEST = 64L << 20;

    private static final JsonFactory ANY_SIZE = new JsonFactory();
    private static final ObjectMapper WHOLE = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(200)
                            .maxDocumentLength(LARGEST).build()).build())
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS, DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES).build();

    /// Reads a part of a document as a tree, so what follows it is no error.
    private static final ObjectReader PARTS =
            WHOLE.readerFor(JsonNode.class).without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private JsonText() { }

    /// Whether the beginning looks like an object or a list.
    public static boolean looksLike(FileHead head) {
        String start = head.text().stripLeading();
        return start.startsWith("{") || start.startsWith("[");
    }

    /// All field names in the beginning, however deep; what follows a syntax error does not count.
    public static Set<String> names(FileHead head) {
        Set<String> names = new HashSet<>();
        if (looksLike(head)) {
            try (JsonParser parser = ANY_SIZE.createParser(head.text())) {
                for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                    if (token == JsonToken.FIELD_NAME) {
                        names.add(parser.currentName());
                    }
                }
            } catch (IOException _) {
                // the head usually ends in the middle of a value
            }
        }
        return names;
    }

    /// The whole document; numbers keep every digit.
    ///
    /// @throws UnreadableFile if it ends in the middle, is no JSON or is too large
    public static JsonNode read(FileHead head) throws UnreadableFile {
        try (Reader text = TextDecoding.open(head.path(), TextDecoding.of(head.path()))) {
            return WHOLE.readTree(text);
        } catch (StreamConstraintsException e) {
            throw new UnreadableFile(Message.of("imports.tooLarge", head.fileName()), e);
        } catch (JsonProcessingException e) {
            throw broken(head, e);
        } catch (IOException e) {
            throw Refusals.failedReading(head.path(), e);
        }
    }

    /// What goes through a document of any size, token by token; small parts may be read as trees.
    @FunctionalInterface
    public interface Walk {
        void over(JsonParser parser) throws IOException;
    }

    /// Opens the document, however large, for one walk.
    ///
    /// @throws UnreadableFile if it ends in the middle or is no JSON
    public static void walk(FileHead head, Walk walk) throws UnreadableFile {
        try (Reader text = TextDecoding.open(head.path(), TextDecoding.of(head.path()));
                JsonParser parser = ANY_SIZE.createParser(text)) {
            parser.setCodec(PARTS);
            walk.over(parser);
        } catch (JsonProcessingException e) {
            throw broken(head, e);
        } catch (IOException e) {
            throw Refusals.failedReading(head.path(), e);
        }
    }

    /// Goes through the whole file and refuses one that ends in the middle.
    ///
    /// @throws UnreadableFile naming line and column of the end
    static void refuseTruncated(FileHead head) throws UnreadableFile {
        try (Reader text = TextDecoding.open(head.path(), TextDecoding.of(head.path()));
                JsonParser parser = ANY_SIZE.createParser(text)) {
            while (parser.nextToken() != null) {
                parser.skipChildren();
            }
        } catch (JsonEOFException e) {
            throw broken(head, e);
        } catch (JsonProcessingException e) {
            // a line of a log may begin with a bracket: only an object is surely meant as JSON
            if (head.text().stripLeading().startsWith("{")) {
                throw broken(head, e);
            }
        } catch (IOException e) {
            throw Refusals.failedReading(head.path(), e);
        }
    }

    private static UnreadableFile broken(FileHead head, JsonProcessingException e) {
        String key = e instanceof JsonEOFException ? "imports.truncatedJson" : "imports.brokenJson";
        JsonLocation place = e.getLocation() == null ? JsonLocation.NA : e.getLocation();
        return new UnreadableFile(Message.of(key, head.fileName(), place.getLineNr(), place.getColumnNr()), e);
    }
}
