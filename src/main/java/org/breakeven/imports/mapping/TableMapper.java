package org.breakeven.imports.mapping;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.catalog.InstanceCatalog;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.Refusals;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.prices.CardNames;
import org.breakeven.imports.tables.TableFile;
import org.breakeven.imports.tables.TableRow;

/// Tables of any layout to prices, in four steps: [#draft], [#guess], the user's changes to the mapping with
/// [#preview] after each, and [#read]. A decided mapping is kept as a [MappingProfile].
public final class TableMapper {

    /// Rows a draft shows.
    public static final int DRAFT_ROWS = 50;

    private final CardNames cards;

    public TableMapper(CardCatalog cards, InstanceCatalog instances) {
        this.cards = new CardNames(cards, instances);
    }

    /// The beginning of a file's table; of several sheets the first that looks like prices.
    ///
    /// @throws UnreadableFile if it is no table file, or damaged
    public TableDraft draft(Path file) throws UnreadableFile {
        return draft(head(file));
    }

    /// [#draft(Path)] of a file whose beginning is known already.
    public TableDraft draft(FileHead head) throws UnreadableFile {
        TableFile file = TableFile.of(head);
        TableDraft first = null;
        for (String sheet : file.sheets()) {
            TableDraft draft = draft(head, file, sheet);
            if (looksLikePrices(draft)) {
                return draft;
            }
            first = first == null ? draft : first;
        }
        return first;
    }

    /// The beginning of one sheet.
    ///
    /// @param sheet one of [TableDraft#sheets]
    public TableDraft draft(Path file, String sheet) throws UnreadableFile {
        return draft(head(file), sheet);
    }

    /// [#draft(Path, String)] of a file whose beginning is known already.
    public TableDraft draft(FileHead head, String sheet) throws UnreadableFile {
        return draft(head, TableFile.of(head), sheet);
    }

    private TableDraft draft(FileHead head, TableFile file, String sheet) throws UnreadableFile {
        List<TableRow> rows = file.begin(sheet, DRAFT_ROWS + 1).rows();
        boolean complete = rows.size() <= DRAFT_ROWS && head.complete();
        List<TableRow> shown = rows.subList(0, Math.min(DRAFT_ROWS, rows.size()));
        return new TableDraft(head, file.sheets(), sheet, shown, new HeaderFinder(cards::isKnown).find(shown), complete);
    }

    private static FileHead head(Path file) throws UnreadableFile {
        Refusals.refuseNoFile(file);
        try {
            return FileHead.of(file);
        } catch (IOException e) {
            throw Refusals.failedReading(file, e);
        }
    }

    private boolean looksLikePrices(TableDraft draft) {
        List<ColumnGuess> columns = new ColumnGuesser(cards).guess(draft);
        return columns.stream().anyMatch(column -> column.role() == ColumnRole.PRICE)
                && columns.stream().anyMatch(column -> column.role() == ColumnRole.CARD || column.role() == ColumnRole.INSTANCE);
    }

    /// What the columns most likely hold, with reasons, and what has to be confirmed.
    public MappingGuess guess(TableDraft draft) {
        List<ColumnGuess> columns = new ColumnGuesser(cards).guess(draft);
        TableMapping mapping = new MappingGuesser(draft, columns).mapping();
        List<Question> questions = new ArrayList<>(Questions.unsure(draft, columns));
        questions.addAll(Questions.of(draft, mapping));
        return new MappingGuess(mapping, columns, questions);
    }

    /// What a mapping leaves open on a table; empty when everything is decided.
    public List<Question> questions(TableDraft draft, TableMapping mapping) {
        return Questions.of(draft, mapping);
    }

    /// What comes out of the rows of the draft: fast enough to be called after every change.
    public FileReport.PriceFile preview(TableDraft draft, TableMapping mapping) {
        TableFile.Content content = new TableFile.Content(draft.rows(), null, List.of());
        return new MappedTable(draft.head(), mapping, "mapping", content, cards, ImportOptions.none()).report();
    }

    /// The whole file by its mapping.
    ///
    /// @param format id that the report carries, `profile:NAME` or `mapping`
    /// @throws UnreadableFile if the file is no table or damaged
    public FileReport.PriceFile read(FileHead head, TableMapping mapping, String format, ImportOptions options)
            throws UnreadableFile {
        TableFile.Content content = TableFile.of(head).all(mapping.sheet(), options);
        return new MappedTable(head, mapping, format, content, cards, options).report();
    }
}
