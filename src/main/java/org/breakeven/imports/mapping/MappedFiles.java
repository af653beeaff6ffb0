package org.breakeven.imports.mapping;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.tables.TableFile;
import org.breakeven.model.Message;

/// Files read by the user's profiles, beside the formats that are built in.
public final class MappedFiles {

    /// Workbooks with more sheets are searched no further.
    private static final int SHEETS = 20;

    private final TableMapper mapper;
    private final MappingProfiles profiles;

    public MappedFiles(TableMapper mapper, MappingProfiles profiles) {
        this.mapper = mapper;
        this.profiles = profiles;
    }

    /// Ids of the profiles, `profile:NAME`.
    public List<String> formats() {
        return profiles.list().stream().map(MappingProfile::format).toList();
    }

    /// The profile a file is of; empty where none fits, or it is no table.
    public Optional<MappingProfiles.Match> find(FileHead head) {
        List<MappingProfile> known = profiles.list();
        if (known.isEmpty() || !TableFile.mayBe(head)) {
            return Optional.empty();
        }
        try {
            return drafts(head).stream().flatMap(draft -> MappingProfiles.find(known, draft).stream())
                    .min(Comparator.comparing(match -> !match.exact()));
        } catch (UnreadableFile _) {
            return Optional.empty();
        }
    }

    private List<TableDraft> drafts(FileHead head) throws UnreadableFile {
        List<TableDraft> drafts = new ArrayList<>();
        for (String sheet : TableFile.of(head).sheets().stream().limit(SHEETS).toList()) {
            drafts.add(mapper.draft(head, sheet));
        }
        return drafts;
    }

    public FileReport.PriceFile read(FileHead head, MappingProfiles.Match match, ImportOptions options) throws UnreadableFile {
        return mapper.read(head, match.mapping(), match.profile().format(), options);
    }

    /// Reads by the profile the user chose.
    ///
    /// @param format `profile:NAME`
    /// @throws UnreadableFile if there is no such profile, or the file lacks its columns
    public FileReport.PriceFile read(FileHead head, String format, ImportOptions options) throws UnreadableFile {
        MappingProfile profile = profiles.get(format.substring(MappingProfile.PREFIX.length()));
        for (TableDraft draft : drafts(head)) {
            Optional<TableMapping> mapping = profile.chosenFor(draft);
            if (mapping.isPresent()) {
                return mapper.read(head, mapping.get(), profile.format(), options);
            }
        }
        throw new UnreadableFile(Message.of("imports.missingColumns", head.fileName(), String.join(", ", profile.neededNames())));
    }

    /// Refuses a file in no known format that is a table, so that its columns can be mapped; anything else passes.
    ///
    /// @throws UnmappedTable  if it is a table
    /// @throws UnreadableFile if it is a workbook that is damaged or has no table
    public void refuseTable(FileHead head) throws UnreadableFile {
        boolean workbook = TableFile.isWorkbook(head);
        Optional<TableDraft> table = (workbook ? Optional.of(mapper.draft(head)) : draftOfText(head)).filter(TableDraft::isTable);
        if (table.isPresent()) {
            throw new UnmappedTable(table.get());
        }
        if (workbook) {
            throw new UnreadableFile(Message.of("mapping.noTableInWorkbook", head.fileName()));
        }
    }

    private Optional<TableDraft> draftOfText(FileHead head) {
        try {
            return TableFile.mayBe(head) ? Optional.of(mapper.draft(head)) : Optional.empty();
        } catch (UnreadableFile _) {
            return Optional.empty();
        }
    }
}
