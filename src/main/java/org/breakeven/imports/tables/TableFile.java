package org.breakeven.imports.tables;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipFile;
import org.breakeven.imports.BinaryKind;
import org.breakeven.imports.CsvTable;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;

/// A file with one or more tables, whatever its kind.
public interface TableFile {

    /// What a whole sheet held.
    ///
    /// @param rows      not blank, merged cells filled
    /// @param text      how a text file was decoded and where it broke off; `null` for a workbook
    /// @param uncomputed lines of rows with a formula whose value was never stored
    record Content(List<TableRow> rows, CsvTable.Outcome text, List<Long> uncomputed) { }

    /// Names of its tables, at least one.
    List<String> sheets();

    /// The first rows of a table, at most `limit`, quickly.
    ///
    /// @throws UnreadableFile if the file is damaged
    Content begin(String sheet, int limit) throws UnreadableFile;

    /// All rows of a table.
    Content all(String sheet, ImportOptions options) throws UnreadableFile;

    /// @throws UnreadableFile if it is no text and no workbook, or damaged
    static TableFile of(FileHead head) throws UnreadableFile {
        if (!mayBe(head)) {
            throw noTable(head);
        }
        if (isWorkbook(head)) {
            return new WorkbookFile(head);
        }
        return head.text().toLowerCase(Locale.ROOT).contains("<table") ? new PageFile(head) : new TextFile(head);
    }

    /// Whether the file is of a kind that can hold a table: text that is no JSON, or a workbook.
    static boolean mayBe(FileHead head) {
        return isWorkbook(head) || head.isText() && !JsonText.looksLike(head);
    }

    /// Whether the file is an Excel workbook by its inside, whatever its name.
    static boolean isWorkbook(FileHead head) {
        if (head.gzip() || head.binary().filter(kind -> kind == BinaryKind.ZIP).isEmpty()) {
            return false;
        }
        try (ZipFile zip = new ZipFile(head.path().toFile())) {
            return zip.getEntry("xl/workbook.xml") != null;
        } catch (IOException _) {
            return false;
        }
    }

    /// The refusal of a file without any table.
    static UnreadableFile noTable(FileHead head) {
        return new UnreadableFile(Message.of("mapping.noTable", head.fileName()));
    }
}
