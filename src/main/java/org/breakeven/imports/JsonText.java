package org.breakeven.imports;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParseException;
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
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;
import org.breakeven.model.Message;

/// JSON files: the whole of a small one, one of any size part by part, the names in the beginning of any.
public final class JsonText {

    /// A document held in memory may have this many characters.
    static final long LARGEST = 64L << 20;

    /// Millions of names that occur once, as in price lists keyed by article, are not to be kept for good.
    private static final JsonFactory ANY_SIZE =
            JsonFactory.builder().disable(JsonFactory.Feature.INTERN_FIELD_NAMES).build();
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
        try (JsonParser parser = parser(WHOLE.getFactory(), head, new ImportWatch(ImportOptions.none()))) {
            JsonNode root = WHOLE.readTree(parser);
            return root == null ? MissingNode.getInstance() : root;
        } catch (IOException e) {
            throw refused(head, e);
        }
    }

    /// What goes through a document of any size, token by token; small parts may be read as trees.
    @FunctionalInterface
    public interface Walk {

        /// @param parser before the first token; to be left at the last one
        void over(JsonParser parser) throws IOException;
    }

    /// Opens the document, however large, for one walk, whose progress the watch tells.
    ///
    /// @throws UnreadableFile if it ends in the middle or is no JSON
    public static void walk(FileHead head, ImportWatch watch, Walk walk) throws UnreadableFile {
        try (JsonParser parser = parser(ANY_SIZE, head, watch)) {
            parser.setCodec(PARTS);
            walk.over(parser);
            if (parser.nextToken() != null) {
                throw new JsonParseException(parser, "more than one document");
            }
        } catch (IOException e) {
            throw refused(head, e);
        }
    }

    private static JsonParser parser(JsonFactory factory, FileHead head, ImportWatch watch)
            throws IOException, UnreadableFile {
        TextDecoding.Encoding encoding = head.encoding();
        InputStream bytes = FileBytes.open(head.path(), watch);
        if (!encoding.isUtf8()) {
            return factory.createParser(TextDecoding.reader(bytes, encoding));
        }
        bytes.skipNBytes(encoding.mark());
        return factory.createParser(new CheckedUtf8(bytes));
    }

    /// Goes through the whole file and refuses one that ends in the middle.
    ///
    /// @throws UnreadableFile naming line and column of the end
    static void refuseTruncated(FileHead head) throws UnreadableFile {
        try (JsonParser parser = parser(ANY_SIZE, head, new ImportWatch(ImportOptions.none()))) {
            while (parser.nextToken() != null) {
                parser.skipChildren();
            }
        } catch (JsonEOFException e) {
            throw refused(head, e);
        } catch (JsonProcessingException e) {
            // a line of a log may begin with a bracket: only an object is surely meant as JSON
            if (head.text().stripLeading().startsWith("{")) {
                throw refused(head, e);
            }
        } catch (IOException e) {
            throw Refusals.failedReading(head.path(), e);
        }
    }

    private static UnreadableFile refused(FileHead head, IOException e) {
        return switch (e) {
            case StreamConstraintsException _ -> new UnreadableFile(Message.of("imports.tooLarge", head.fileName()), e);
            case JsonEOFException end -> broken("imports.truncatedJson", head, end);
            case JsonProcessingException wrong -> broken("imports.brokenJson", head, wrong);
            default -> Refusals.failedReading(head.path(), e);
        };
    }

    private static UnreadableFile broken(String key, FileHead head, JsonProcessingException e) {
        JsonLocation place = e.getLocation() == null ? JsonLocation.NA : e.getLocation();
        return new UnreadableFile(Message.of(key, head.fileName(), place.getLineNr(), place.getColumnNr()), e);
    }
}
