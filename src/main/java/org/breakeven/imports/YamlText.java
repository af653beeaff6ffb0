package org.breakeven.imports;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.io.Reader;
import org.breakeven.model.Message;
import org.yaml.snakeyaml.LoaderOptions;

/// YAML files of a size that fits into memory.
public final class YamlText {

    private static final int LARGEST = 32 << 20;
    private static final ObjectMapper WHOLE = JsonMapper.builder(YAMLFactory.builder().loaderOptions(limits()).build())
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES).build();

    private YamlText() { }

    private static LoaderOptions limits() {
        LoaderOptions limits = new LoaderOptions();
        limits.setCodePointLimit(LARGEST);
        return limits;
    }

    /// Whether the beginning has a line that opens this key at the top, `plans:`.
    public static boolean hasTopKey(FileHead head, String key) {
        return head.text().lines().anyMatch(line -> line.startsWith(key + ":"));
    }

    /// The whole first document; numbers keep every digit.
    ///
    /// @throws UnreadableFile if it is no YAML or too large
    public static JsonNode read(FileHead head) throws UnreadableFile {
        try (Reader text = TextDecoding.open(head.path(), TextDecoding.of(head.path()))) {
            return WHOLE.readTree(text);
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
            throw new UnreadableFile(Message.of("imports.brokenYaml", head.fileName(), line), e);
        } catch (IOException e) {
            throw Refusals.failedReading(head.path(), e);
        }
    }
}
