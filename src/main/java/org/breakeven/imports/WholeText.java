package org.breakeven.imports;

import java.io.IOException;
import java.io.Reader;
import org.breakeven.model.Message;

/// A page of text that fits into memory.
public final class WholeText {

    private static final int LARGEST = 16 << 20;
    private static final int BLOCK = 1 << 14;

    private WholeText() { }

    /// @throws UnreadableFile if it is no text or has more than sixteen million characters
    public static String read(FileHead head) throws UnreadableFile {
        StringBuilder text = new StringBuilder();
        char[] block = new char[BLOCK];
        try (Reader reader = TextDecoding.open(head.path(), head.encoding())) {
            for (int read = reader.read(block); read >= 0; read = reader.read(block)) {
                text.append(block, 0, read);
                if (text.length() > LARGEST) {
                    throw new UnreadableFile(Message.of("imports.tooLarge", head.fileName()));
                }
            }
        } catch (IOException e) {
            throw Refusals.failedReading(head.path(), e);
        }
        return text.toString();
    }
}
