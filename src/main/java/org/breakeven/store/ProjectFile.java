package org.breakeven.store;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import org.breakeven.model.Message;
import org.breakeven.model.Project;

/// A project as a file: JSON, `{"breakeven": 1, "project": {...}}`, where the number is the version of the format.
/// Amounts of money are strings, so that no digit is lost.
public final class ProjectFile {

    /// What project files are called, without the dot.
    public static final String EXTENSION = "breakeven";

    private static final int VERSION = 1;
    private static final String VERSION_FIELD = "breakeven";
    private static final String PROJECT_FIELD = "project";
    private static final ObjectMapper JSON = ProjectJson.mapper();

    private ProjectFile() {
    }

    /// @throws UnreadableProject if the file is missing, no project, damaged or of a newer version
    public static Project read(Path file) throws UnreadableProject {
        try {
            JsonNode root = JSON.reader().with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).readTree(Files.readAllBytes(file));
            checkVersion(file, root);
            return JSON.treeToValue(root.required(PROJECT_FIELD), Project.class);
        } catch (JacksonException | IllegalArgumentException | NullPointerException e) {
            throw new UnreadableProject(Message.of("store.damaged", file.toString()), e);
        } catch (IOException e) {
            throw new UnreadableProject(Message.of(Files.exists(file) ? "store.unreadable" : "store.missing", file.toString()), e);
        }
    }

    private static void checkVersion(Path file, JsonNode root) throws UnreadableProject {
        JsonNode version = root.path(VERSION_FIELD);
        if (!version.isInt()) {
            throw new UnreadableProject(Message.of("store.noProject", file.toString()), null);
        }
        if (version.intValue() != VERSION) {
            throw new UnreadableProject(Message.of("store.otherVersion", file.toString(), version.intValue(), VERSION), null);
        }
    }

    /// Writes beside the file and moves into place, so that a crash leaves the old project or the new one, whole.
    public static void write(Project project, Path file) throws IOException {
        ObjectNode root = JSON.createObjectNode().put(VERSION_FIELD, VERSION);
        root.set(PROJECT_FIELD, JSON.valueToTree(project));
        byte[] bytes = JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(root);
        // a link stays a link: what it points to is replaced
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        // not a temporary file of the system's, which nobody else in the team could read
        Path beside = target.resolveSibling(target.getFileName() + "." + UUID.randomUUID() + ".tmp");
        try {
            Files.write(beside, bytes, StandardOpenOption.CREATE_NEW);
            force(beside);
            move(beside, target);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException _) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
