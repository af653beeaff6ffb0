package org.breakeven.imports.prices;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;

/// The AWS Price List of EC2, JSON or CSV, of one region or all:
/// ```
/// {"offerCode": "AmazonEC2", "publicationDate": "...", "products": {"SKU1": {"attributes": {...}}},
///  "terms": {"OnDemand": {"SKU1": {"SKU1.T": {"priceDimensions": {...}}}}, "Reserved": {...}}}
/// ```
/// In CSV there is one line a price and five lines with metadata before the header. Prices are per hour for the
/// instance. Nothing names the card, so the table of machine types does. Capacity blocks are products of their own at a
/// price of 0; a reserved instance has a price per hour and one paid upfront, which together are its price.
final class AwsPriceList implements PriceImporter {

    private final CardNames cards;

    AwsPriceList(CardNames cards) {
        this.cards = cards;
    }

    @Override
    public String format() {
        return "aws";
    }

    @Override
    public boolean recognises(FileHead head) {
        Set<String> names = JsonText.names(head);
        return names.contains("offerCode") && (names.contains("products") || names.contains("terms"))
                || head.lines(10).stream().anyMatch(AwsPriceList::isHeader);
    }

    private static boolean isHeader(String line) {
        List<String> cells = List.of(line.replace("\"", "").toLowerCase(Locale.ROOT).split(","));
        return cells.containsAll(AwsCsv.COLUMNS);
    }

    @Override
    public FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile {
        Reading reading = new Reading(head, options, format(), cards);
        if (JsonText.looksLike(head)) {
            new AwsJson(reading, options).read(head);
        } else if (head.lines(10).stream().anyMatch(AwsPriceList::isHeader)) {
            new AwsCsv(reading).read(head, options);
        } else {
            throw Columns.missing(head, AwsCsv.COLUMNS);
        }
        reading.assume("sizes");
        return reading.sheet().report();
    }
}
