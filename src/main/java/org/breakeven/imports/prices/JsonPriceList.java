package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Set;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportWatch;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;

/// A price list that is a JSON list of objects, recognised by its field names, of any length: the document itself or a
/// field of it. Row numbers are places in the list.
abstract class JsonPriceList implements PriceImporter {

    private final String format;
    private final Set<String> names;
    private final CardNames cards;
    private final List<String> lists;

    /// @param names field names, in an object of the list or beside the list, without which it is not of this format
    /// @param lists fields of the document that hold objects, where it is no list itself
    JsonPriceList(String format, Set<String> names, CardNames cards, String... lists) {
        this.format = format;
        this.names = names;
        this.cards = cards;
        this.lists = List.of(lists);
    }

    /// One object of the list.
    abstract void take(JsonNode item, int row, Reading reading);

    /// What the file leaves unsaid; asked once after the last object.
    ///
    /// @param root the document's single values; its lists and objects are there, but empty
    abstract void assume(JsonNode root, Reading reading);

    /// The objects of a file that is no list and has none under the names given; none unless a format knows better.
    ///
    /// @throws UnreadableFile if it has to fit into memory and does not
    JsonNode elsewhere(FileHead head) throws UnreadableFile {
        return MissingNode.getInstance();
    }

    /// What takes the objects of one file; formats that have to remember some of them have their own.
    JsonListing.Taker taker(Reading reading) {
        return new JsonListing.Taker() {
            @Override
            public void take(JsonNode item, int row) {
                reading.sheet().row();
                JsonPriceList.this.take(item, row, reading);
            }

            @Override
            public void end(JsonNode rest) {
                assume(rest, reading);
            }
        };
    }

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
        Reading reading = new Reading(head, options, format, cards);
        JsonListing.Taker taker = taker(reading);
        JsonListing listing = new JsonListing(lists, names, taker);
        if (!listing.read(head, new ImportWatch(options))) {
            elsewhere(head).forEach(listing::take);
        }
        if (!listing.missing().isEmpty()) {
            throw Columns.missing(head, listing.missing());
        }
        taker.end(listing.rest());
        return reading.sheet().report();
    }
}
