package org.breakeven.imports.prices;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.SheetRow;
import org.breakeven.model.Message;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Term;

/// Rows of Breakeven's own price sheet to offers, each fault named with its column.
final class BreakevenRows {

    private static final Pattern DATE = Pattern.compile("(\\d{4})[-/.年](\\d{1,2})[-/.月](\\d{1,2})日?");
    private static final Map<String, String> CURRENCY_WORDS =
            Map.of("RMB", "CNY", "元", "CNY", "人民币", "CNY", "美元", "USD");

    private final CardNames cards;
    private final OfferSheet sheet;
    private final ImportOptions options;
    private final DecimalMark mark;
    private final boolean markUndecided;

    /// @param mark          how the price column writes numbers
    /// @param markUndecided nothing in the column shows it
    BreakevenRows(CardNames cards, OfferSheet sheet, ImportOptions options, DecimalMark mark, boolean markUndecided) {
        this.cards = cards.forOneFile();
        this.sheet = sheet;
        this.options = options;
        this.mark = mark;
        this.markUndecided = markUndecided;
    }

    /// A cell that makes its row useless.
    private static final class Fault extends Exception {
        private final transient SheetColumn column;
        private final transient Message reason;
        private final transient Message expected;

        Fault(SheetColumn column, String reason, String expected) {
            this.column = column;
            this.reason = Message.of(reason);
            this.expected = Message.of(expected);
        }
    }

    void take(SheetRow row) {
        sheet.row();
        try {
            offer(row).ifPresent(offer -> sheet.take(List.of(offer)));
        } catch (Fault fault) {
            sheet.reject(row.line(), fault.column.id(), fault.reason, fault.column.in(row), fault.expected);
        }
    }

    private Optional<RentOffer> offer(SheetRow row) throws Fault {
        String provider = required(row, SheetColumn.PROVIDER);
        String raw = required(row, SheetColumn.CARD);
        Term term = SheetTerms.parse(SheetColumn.TERM.in(row))
                .orElseThrow(() -> new Fault(SheetColumn.TERM, "imports.unknownTerm", "imports.expected.term"));
        PriceUnit unit = PriceUnit.parse(required(row, SheetColumn.UNIT))
                .orElseThrow(() -> new Fault(SheetColumn.UNIT, "imports.unknownUnit", "imports.expected.unit"));
        int gpus = gpus(row, unit);
        String currency = currency(row);
        BigDecimal price = price(row);
        if (price.signum() == 0) {
            sheet.skip(Message.of("imports.skipped.notSold"));
            return Optional.empty();
        }
        assume(row, unit);
        return Optional.of(new RentOffer(provider, card(row, raw), raw, gpus, SheetColumn.REGION.in(row), term,
                unit.perGpuHour(price, gpus), currency, false, sheet.source(row.line(), asOf(row))));
    }

    private static String required(SheetRow row, SheetColumn column) throws Fault {
        String text = column.in(row);
        if (text.isEmpty()) {
            throw new Fault(column, "imports.emptyCell", "imports.expected.cell");
        }
        return text;
    }

    /// One card where the sheet does not say and the price does not depend on it.
    private static int gpus(SheetRow row, PriceUnit unit) throws Fault {
        String text = SheetColumn.GPUS_PER_INSTANCE.in(row);
        if (text.isEmpty() && !unit.isOfInstance()) {
            return 1;
        }
        return Decimals.count(text).orElseThrow(() ->
                new Fault(SheetColumn.GPUS_PER_INSTANCE, "imports.notACount", "imports.expected.count"));
    }

    private BigDecimal price(SheetRow row) throws Fault {
        return mark.parse(required(row, SheetColumn.PRICE)).filter(price -> price.signum() >= 0)
                .orElseThrow(() -> new Fault(SheetColumn.PRICE, "imports.notAPrice", "imports.expected.price"));
    }

    private String currency(SheetRow row) throws Fault {
        String text = SheetColumn.CURRENCY.in(row).toUpperCase(Locale.ROOT);
        if (text.isEmpty() && options.currency() != null) {
            sheet.assume(Message.of("imports.assumed.currencyChosen", options.currency()));
            return options.currency().toUpperCase(Locale.ROOT);
        }
        String code = CURRENCY_WORDS.getOrDefault(text, text);
        return Currencies.code(code).orElseThrow(() ->
                new Fault(SheetColumn.CURRENCY, "imports.noCurrency", "imports.expected.currency"));
    }

    private void assume(SheetRow row, PriceUnit unit) {
        if (unit.isOfAssumedLength()) {
            sheet.assume(Message.of(unit.hours() == 730 ? "imports.assumed.month" : "imports.assumed.year"));
        }
        if (markUndecided && DecimalMark.isAmbiguous(SheetColumn.PRICE.in(row))) {
            boolean point = mark == DecimalMark.POINT;
            sheet.warn(row.line(), SheetColumn.PRICE.id(), Message.of("imports.ambiguousNumber"),
                    SheetColumn.PRICE.in(row),
                    Message.of(point ? "imports.expected.decimalPoint" : "imports.expected.decimalComma"));
        }
    }

    private LocalDate asOf(SheetRow row) {
        String text = SheetColumn.AS_OF.in(row);
        if (text.isEmpty()) {
            return null;
        }
        Optional<LocalDate> date = date(text);
        if (date.isEmpty()) {
            sheet.warn(row.line(), SheetColumn.AS_OF.id(), Message.of("imports.notADate"), text,
                    Message.of("imports.expected.date"));
        }
        return date.orElse(null);
    }

    private static Optional<LocalDate> date(String text) {
        Matcher parts = DATE.matcher(text);
        try {
            return parts.matches() ? Optional.of(LocalDate.of(number(parts, 1), number(parts, 2), number(parts, 3)))
                    : Optional.empty();
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    private static int number(Matcher parts, int group) {
        return Integer.parseInt(parts.group(group));
    }

    private String card(SheetRow row, String raw) {
        CardNames.Named named = cards.name(List.of(raw), null);
        if (named.own()) {
            sheet.ownCard(row.line(), SheetColumn.CARD.id(), named.card());
        }
        return named.card();
    }
}
