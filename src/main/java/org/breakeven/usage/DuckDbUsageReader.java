package org.breakeven.usage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.UsageReader;
import org.breakeven.imports.usage.CardNames;
import org.breakeven.imports.usage.SourceColumns;
import org.breakeven.imports.usage.UsageFormat;
import org.breakeven.imports.usage.UsageFormats;
import org.breakeven.model.Message;

/// Reads usage logs and bills with an embedded DuckDB: a database for each file, gone when the file is read.
public final class DuckDbUsageReader implements UsageReader {

    private static final int LINES_BEFORE_HEADER = 50;

    private final CardNames names;

    public DuckDbUsageReader(CardNames names) {
        this.names = names;
    }

    @Override
    public boolean recognises(FileHead head) {
        return UsageFormats.recognise(head).isPresent();
    }

    @Override
    public List<String> formats() {
        return UsageFormats.ALL.stream().map(UsageFormat::id).toList();
    }

    /// @throws java.util.concurrent.CancellationException if the user has cancelled
    @Override
    public UsageFile read(Path file, FileHead head, ImportOptions options) throws UnreadableFile {
        UsageFormat format = format(head, options);
        SourceColumns columns = format.columns().of(head);
        try (UsageSource source = UsageSource.of(file); UsageStore store = DuckDbUsageStore.open(options)) {
            Report report = new Report(head.fileName());
            if (source.encoding().isGuess()) {
                report.assume("usage.encodingGuessed", source.encoding().charset().name());
            }
            SourceSql sql = new SourceSql(format, columns, head.delimiter(), linesBeforeHeader(head));
            return switch (format.kind()) {
                case BILL -> new BillReading(store, sql, report, options).read(source, names);
                case JOBS -> new JobReading(store, sql, report, options).read(source, columns.header() ? head.headerLine() : "", names);
            };
        } catch (IOException e) {
            throw new UnreadableFile(Message.of("usage.cannotOpen", head.fileName(), String.valueOf(e.getMessage())), e);
        } catch (UsageStoreException e) {
            throw new UnreadableFile(Message.of("usage.cannotRead", head.fileName(), String.valueOf(e.getMessage())), e);
        }
    }

    private static UsageFormat format(FileHead head, ImportOptions options) throws UnreadableFile {
        String wanted = options.format();
        UsageFormat format = (wanted == null ? UsageFormats.recognise(head) : UsageFormats.byId(wanted))
                .orElseThrow(() -> new UnreadableFile(Message.of("usage.unknownFormat", head.fileName())));
        if (!format.recognised().test(head)) {
            throw new UnreadableFile(Message.of("usage.notThisFormat", head.fileName(), format.id()));
        }
        return format;
    }

    /// A `sep=;` line and blank lines may stand above the header.
    private static int linesBeforeHeader(FileHead head) {
        int before = head.lines(LINES_BEFORE_HEADER).stream().map(line -> line.replace("\uFEFF", "")).toList().indexOf(head.headerLine());
        return Math.max(0, before);
    }
}
