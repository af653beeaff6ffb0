package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportWatch;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;

/// A price list that is a JSON list of objects, recognised by its field names. Row numbers are places in the list.
abstract class JsonPriceList implements PriceImporter {

    private final String format;
    private final Set<String> names;
    private final CardNames cards;

    /// @param names field names, somewhere in the file, without which it is not of this format
    JsonPriceList(String format, Set<String> names, CardNames cards) {
        this.format = format;
        this.names = names;
        this.cards = cards;
    }

    /// The list in the document.
    abstract JsonNode items(JsonNode root);

    /// One object of the list.
    abstract void take(JsonNode item, int row, Reading reading);

    /// What the file leaves unsaid; asked once after the last object.
    abstract void assume(JsonNode root, Reading reading);

    @Override
    public final String format() {
        return format;
    }

    @Override
    public boolean recognises(FileHead head) {
        return JsonText.names(head).containsAll(names);
    }

    @Override
    public final FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile {
        JsonNode root = JsonText.read(head);
        List<String> missing = names.stream().filter(name -> root.findValue(name) == null).sorted().toList();
        if (!missing.isEmpty()) {
            throw Columns.missing(head, missing);
        }
        Reading reading = new Reading(head, options, format, cards);
        ImportWatch watch = new ImportWatch(options);
        JsonNode items = items(root);
        int row = 0;
        for (JsonNode item : items) {
            watch.at((double) row++ / items.size());
            reading.sheet().row();
            take(item, row, reading);
        }
        assume(root, reading);
        return reading.sheet().report();
    }
}
