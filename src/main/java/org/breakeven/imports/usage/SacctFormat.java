package org.breakeven.imports.usage;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.usage.UsageFormat.Kind;
import org.breakeven.imports.usage.UsageFormat.Layout;
import org.breakeven.model.Message;

/// Slurm's accounting, `sacct --parsable` or `--parsable2`, with or without its header.
///
/// A row is one job (allocation) or one of its steps. Without a header the columns are known for two orders that
/// public tools write; the values at a few places prove which.
final class SacctFormat {

    private static final int LINES_LOOKED_AT = 20;
    private static final int FEWEST_COLUMNS = 3;
    private static final Pattern JOB_ID = Pattern.compile("\\d+(_\\d+|_\\[[^\\]]*]|\\+\\d+)?(\\.\\w+)?");
    private static final Pattern TIME = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d.*|\\d{9,11}|Unknown|None|");
    private static final Pattern STATE = Pattern.compile("[A-Z_]{4,}\\+?( by \\S+)?");
    private static final Pattern SECONDS = Pattern.compile("\\d*");
    private static final Pattern ELAPSED = Pattern.compile("(\\d+-)?\\d+:\\d\\d(:\\d\\d)?(\\.\\d+)?|");
    private static final Pattern BAR = Pattern.compile("\\|");

    private static final String BY_MONITORS = "JobID|JobIDRaw|User|Account|State|Start|End|AveCPU|AveDiskRead|AveDiskWrite|AveRSS"
            + "|AveVMSize|ElapsedRaw|ExitCode|Layout|MaxRSS|MaxVMSize|MinCPU|ReqCPUS|ReqMem|ReqNodes|Reservation|Submit|Suspended"
            + "|SystemCPU|TimelimitRaw|UserCPU|NodeList|Partition|AllocTRES|Priority|JobName";
    private static final String BY_SHREDDERS = "JobID|JobIDRaw|Cluster|Partition|QOS|Account|Group|GID|User|UID|Submit|Eligible|Start"
            + "|End|Elapsed|ExitCode|State|NNodes|NCPUS|ReqCPUS|ReqMem|ReqTRES|AllocTRES|Timelimit|NodeList|JobName";

    private static final List<List<String>> KNOWN_ORDERS = Stream.of(BY_MONITORS, BY_SHREDDERS)
            .map(order -> List.of(BAR.split(order))).toList();

    static final UsageFormat SACCT = new UsageFormat("sacct", Kind.JOBS, Layout.BARS, SacctFormat::isSacct,
            SacctFormat::columns, Map.of(
            "id", "coalesce({JobID}, {JobIDRaw})",
            "state", "{State}",
            "starts", "{Start}",
            "ends", "{End}",
            "hasEnds", "{?End}",
            "seconds", "{ElapsedRaw}",
            "elapsed", "{Elapsed}",
            "tres", "{AllocTRES}",
            "hasTres", "{?AllocTRES}"));

    private SacctFormat() { }

    private static boolean isSacct(FileHead head) {
        return header(head).isPresent() || looksLikeJobs(head);
    }

    private static SourceColumns columns(FileHead head) throws UnreadableFile {
        Optional<SourceColumns> named = header(head).or(() -> known(head));
        return named.orElseThrow(() -> new UnreadableFile(
                Message.of("usage.sacctNeedsHeader", head.fileName(), dataLines(head).findFirst().map(line -> cells(line).size()).orElse(0))));
    }

    private static Optional<SourceColumns> header(FileHead head) {
        SourceColumns columns = new SourceColumns(cells(head.headerLine()), true);
        boolean isHeader = (columns.has("JobID") || columns.has("JobIDRaw"))
                && (columns.has("Elapsed") || columns.has("ElapsedRaw") || columns.has("Start") || columns.has("State"));
        return isHeader ? Optional.of(columns) : Optional.empty();
    }

    private static Optional<SourceColumns> known(FileHead head) {
        return KNOWN_ORDERS.stream().map(order -> new SourceColumns(order, false))
                .filter(columns -> mostLines(head, cells -> fits(columns, cells))).findFirst();
    }

    /// Most and not all, since a log may have torn lines.
    private static boolean mostLines(FileHead head, Predicate<List<String>> fit) {
        long all = dataLines(head).count();
        return all > 0 && dataLines(head).filter(line -> fit.test(cells(line))).count() * 2 > all;
    }

    /// Places further left than the job's name hold no bar, so a name with bars only makes the row longer.
    private static boolean fits(SourceColumns columns, List<String> cells) {
        return cells.size() >= columns.names().size()
                && matches(columns, cells, "JobID", JOB_ID) && matches(columns, cells, "State", STATE)
                && matches(columns, cells, "Start", TIME) && matches(columns, cells, "End", TIME)
                && matches(columns, cells, "ElapsedRaw", SECONDS) && matches(columns, cells, "Elapsed", ELAPSED);
    }

    private static boolean matches(SourceColumns columns, List<String> cells, String name, Pattern pattern) {
        int index = columns.indexOf(name);
        return index < 0 || pattern.matcher(cells.get(index)).matches();
    }

    private static boolean looksLikeJobs(FileHead head) {
        return mostLines(head, cells -> cells.size() >= FEWEST_COLUMNS && JOB_ID.matcher(cells.getFirst()).matches()
                && cells.stream().anyMatch(cell -> STATE.matcher(cell).matches()));
    }

    private static Stream<String> dataLines(FileHead head) {
        return head.lines(LINES_LOOKED_AT).stream().filter(line -> !line.isBlank());
    }

    private static List<String> cells(String line) {
        return List.of(BAR.split(line.strip(), -1)).stream().map(String::strip).toList();
    }
}
