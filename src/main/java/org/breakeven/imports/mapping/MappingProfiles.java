package org.breakeven.imports.mapping;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.breakeven.imports.Refusals;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;

/// The user's profiles: a folder with one JSON file for each, named after it. Read anew at every call, since files may
/// be copied there by hand; a file that is no profile is passed over.
public final class MappingProfiles {

    private static final String ENDING = ".json";

    private final Path folder;

    /// @param folder need not exist yet
    public MappingProfiles(Path folder) {
        this.folder = folder;
    }

    /// No profiles, and no place for any.
    public static MappingProfiles none() {
        return new MappingProfiles(null);
    }

    /// A profile and its mapping moved to a table.
    ///
    /// @param exact the table has the very columns of the profile, not only like ones
    public record Match(MappingProfile profile, TableMapping mapping, boolean exact) { }

    public Path folder() {
        return folder;
    }

    /// All profiles that can be read, by name.
    public List<MappingProfile> list() {
        if (folder == null || !Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<MappingProfile> profiles = new ArrayList<>();
            for (Path file : files.filter(path -> path.toString().endsWith(ENDING)).toList()) {
                read(file).ifPresent(profiles::add);
            }
            profiles.sort(Comparator.comparing(MappingProfile::name));
            return profiles;
        } catch (IOException _) {
            return List.of();
        }
    }

    private static Optional<MappingProfile> read(Path file) {
        try {
            return Optional.of(ProfileJson.read(Files.readString(file)));
        } catch (IOException | ProfileJson.Wrong _) {
            return Optional.empty();
        }
    }

    /// The profile of this name.
    ///
    /// @throws UnreadableFile if there is none, or its file is damaged; the sentence says which
    public MappingProfile get(String name) throws UnreadableFile {
        if (folder == null || !MappingProfile.isName(name) || !Files.exists(file(name))) {
            String names = String.join(", ", list().stream().map(MappingProfile::name).toList());
            throw new UnreadableFile(names.isEmpty() ? Message.of("mapping.noProfiles", name) : Message.of("mapping.noProfile", name, names));
        }
        return load(file(name));
    }

    /// A profile's file anywhere, as `breakeven map` prints it.
    ///
    /// @throws UnreadableFile if it is no profile, naming the field that is wrong
    public static MappingProfile load(Path file) throws UnreadableFile {
        try {
            return ProfileJson.read(Files.readString(file));
        } catch (IOException e) {
            throw Refusals.failedReading(file, e);
        } catch (ProfileJson.Wrong e) {
            throw new UnreadableFile(Message.of("mapping.damagedProfile", file.toString(), e.field(), e.found()), e);
        }
    }

    /// A profile as its file has it.
    public static String text(MappingProfile profile) {
        return ProfileJson.write(profile);
    }

    /// Keeps the profile in place of one of the same name; written beside and moved into place.
    ///
    /// @throws IOException if the folder cannot be written
    public void save(MappingProfile profile) throws IOException {
        Files.createDirectories(folder);
        Path file = file(profile.name());
        Path beside = file.resolveSibling(file.getFileName() + ".tmp");
        Files.writeString(beside, text(profile));
        Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /// @return whether there was one
    public boolean delete(String name) throws IOException {
        return MappingProfile.isName(name) && Files.deleteIfExists(file(name));
    }

    private Path file(String name) {
        return folder.resolve(name + ENDING);
    }

    /// The profile that a table is of; one with the very same columns comes before one with like columns.
    public Optional<Match> find(TableDraft draft) {
        return find(list(), draft);
    }

    static Optional<Match> find(List<MappingProfile> profiles, TableDraft draft) {
        return profiles.stream().flatMap(profile -> profile.on(draft).stream()
                        .map(mapping -> new Match(profile, mapping, profile.isExact(mapping))))
                .min(Comparator.comparing(match -> !match.exact()));
    }
}
