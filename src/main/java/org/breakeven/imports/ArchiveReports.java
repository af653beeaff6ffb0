package org.breakeven.imports;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.breakeven.imports.archives.Archives;
import org.breakeven.model.Message;

/// One report for each file of an archive that can be read. The others, a licence or a read-me among the price lists,
/// are named with the first report and are no error, unless nothing at all can be read.
final class ArchiveReports implements Archives.Taker {

    private final FileHead archive;
    private final Reader reader;
    private final List<FileReport> reports = new ArrayList<>();
    private final Map<String, Message> leftOut = new LinkedHashMap<>();

    private ArchiveReports(FileHead archive, Reader reader) {
        this.archive = archive;
        this.reader = reader;
    }

    /// Reads one file that is no archive.
    @FunctionalInterface
    interface Reader {
        FileReport read(FileHead head, ImportOptions options) throws UnreadableFile;
    }

    /// @throws UnreadableFile if the archive is damaged, too large or empty, or holds nothing that can be read
    static List<FileReport> of(FileHead archive, ImportOptions options, Reader reader) throws UnreadableFile {
        ArchiveReports all = new ArchiveReports(archive, reader);
        Archives.each(archive, options, all);
        return all.reports();
    }

    @Override
    public void take(Path file, String name, ImportOptions options) {
        try {
            reports.add(reader.read(FileHead.of(file, name), options));
        } catch (UnreadableFile e) {
            leftOut.put(name, e.reason());
        } catch (IOException e) {
            leftOut.put(name, Refusals.failedReading(file, e).reason());
        }
    }

    private List<FileReport> reports() throws UnreadableFile {
        if (reports.isEmpty()) {
            throw nothing();
        }
        List<ImportProblem> problems = new ArrayList<>();
        leftOut.forEach((name, reason) -> problems.add(new ImportProblem(name, 0, "", ImportProblem.Severity.INFO, reason, "",
                Message.of("imports.expected.nothingToDo"))));
        reports.set(0, reports.getFirst().withProblems(problems));
        return reports;
    }

    private UnreadableFile nothing() {
        return new UnreadableFile(switch (leftOut.size()) {
            case 0 -> Message.of("imports.archive.empty", archive.fileName());
            case 1 -> leftOut.values().iterator().next();
            default -> Message.of("imports.archive.nothing", archive.fileName(), leftOut.size(), leftOut.values().iterator().next());
        });
    }
}
