package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;
import org.breakeven.model.Money;
import org.breakeven.model.PurchaseQuote;

/// What one card cost to buy over the years, as United Compute's tracker keeps it:
/// ```
/// {"gpu_name": "NVIDIA X100", "prices": {"2022-10-17T17:30:00": 3298.0, "2022-10-17T19:58:00": 3298.99}}
/// ```
/// US dollars for a new card from a third-party seller at Amazon.com: so says the tracker, the file says neither. A
/// price is written down when it changes, often several times a day; the last one of a day is that day's quote. The row
/// is the place among the prices.
final class PriceHistory implements PriceImporter {

    private final CardNames cards;

    PriceHistory(CardNames cards) {
        this.cards = cards;
    }

    /// A price before it is known to be the day's last one.
    private record Noted(int row, String time, String price) { }

    @Override
    public String format() {
        return "price-history";
    }

    @Override
    public boolean recognises(FileHead head) {
        Set<String> names = JsonText.names(head);
        return names.contains("gpu_name") && names.contains("prices")
                && names.stream().anyMatch(name -> name.matches("\\d{4}-\\d{2}-\\d{2}T.*"));
    }

    @Override
    public FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile {
        JsonNode root = JsonText.read(head);
        String name = JsonCells.text(root, "gpu_name");
        if (name.isEmpty() || !root.path("prices").isObject()) {
            throw Columns.missing(head, List.of("gpu_name", "prices"));
        }
        Reading reading = new Reading(head, options, format(), cards);
        String card = reading.card(1, "gpu_name", List.of(name), null);
        Map<LocalDate, Noted> lastOfDay = new TreeMap<>();
        int row = 0;
        for (Map.Entry<String, JsonNode> price : root.path("prices").properties()) {
            reading.sheet().row();
            note(new Noted(++row, price.getKey(), price.getValue().asText("")), lastOfDay, reading);
        }
        String currency = options.currency() == null ? "USD" : options.currency();
        lastOfDay.forEach((day, noted) -> reading.sheet().take(List.of(), List.of(new PurchaseQuote("Amazon.com", card, 1,
                false, new Money(new BigDecimal(noted.price), currency), reading.sheet().source(noted.row, day)))));
        reading.sheet().assume(Message.of("imports.assumed.tracker", currency));
        return reading.sheet().report();
    }

    private static void note(Noted noted, Map<LocalDate, Noted> lastOfDay, Reading reading) {
        Optional<BigDecimal> price = Decimals.of(noted.price);
        Optional<LocalDate> day = day(noted.time);
        if (day.isEmpty() || price.isEmpty()) {
            reading.sheet().reject(noted.row, "prices",
                    Message.of(day.isEmpty() ? "imports.noDay" : "imports.notAPrice"), noted.time + ' ' + noted.price,
                    Message.of(day.isEmpty() ? "imports.expected.date" : "imports.expected.price"));
        } else if (price.get().signum() <= 0) {
            reading.skip("notSold");
        } else {
            if (lastOfDay.containsKey(day.get())) {
                reading.skip("earlierThatDay");
            }
            lastOfDay.merge(day.get(), noted, (one, other) -> one.time.compareTo(other.time) <= 0 ? other : one);
        }
    }

    private static Optional<LocalDate> day(String time) {
        try {
            return Optional.of(LocalDate.parse(time.substring(0, Math.min(10, time.length()))));
        } catch (DateTimeParseException _) {
            return Optional.empty();
        }
    }
}
