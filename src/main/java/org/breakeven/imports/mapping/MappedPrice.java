package org.breakeven.imports.mapping;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.breakeven.imports.prices.DecimalMark;
import org.breakeven.imports.prices.OfferSheet;
import org.breakeven.imports.prices.SheetTerms;
import org.breakeven.imports.tables.TableRow;
import org.breakeven.model.Message;
import org.breakeven.model.Money;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Term;

/// One price cell to an offer or a quote. What the cell itself states comes before its column, the unit column and the
/// file's constants.
final class MappedPrice {

    private final TableMapping mapping;
    private final OfferSheet sheet;
    private final MappedTable.FileFacts facts;

    MappedPrice(TableMapping mapping, OfferSheet sheet, MappedTable.FileFacts facts) {
        this.mapping = mapping;
        this.sheet = sheet;
        this.facts = facts;
    }

    void take(TableRow row, ColumnMapping column, MappedRow.Sold sold, List<RentOffer> rents, List<PurchaseQuote> sells)
            throws RowFault {
        PriceCell cell = PriceCell.of(row.cell(column.index()));
        if (cell.kind() == PriceCell.Kind.ON_REQUEST) {
            sheet.inform(row.line(), column.name(), Message.of("mapping.onRequest"), row.cell(column.index()),
                    Message.of("imports.expected.nothingToDo"));
        }
        if (cell.kind() == PriceCell.Kind.NOTHING || cell.kind() == PriceCell.Kind.ON_REQUEST) {
            return;
        }
        BigDecimal amount = cell.amount(column.price().reading()).filter(price -> price.signum() >= 0)
                .orElseThrow(() -> fault(row, column, "imports.notAPrice", "imports.expected.price"))
                .multiply(column.price().scale());
        if (amount.signum() > 0) {
            priced(row, column, cell, amount, sold, rents, sells);
        }
    }

    private void priced(TableRow row, ColumnMapping column, PriceCell cell, BigDecimal amount, MappedRow.Sold sold,
            List<RentOffer> rents, List<PurchaseQuote> sells) throws RowFault {
        UnitText unit = UnitText.of(text(row, ColumnRole.UNIT));
        Term term = term(row, column);
        PricePeriod period = period(row, column, cell, unit, term);
        PricePer per = per(row, column, sold, period, first(cell.per(), column.price().per(), unit.per()));
        String currency = currency(row, column, cell, unit);
        if (per == PricePer.INSTANCE && sold.gpus() == null) {
            throw fault(row, column, "mapping.noGpus", "mapping.expected.gpus");
        }
        int gpus = sold.gpus() == null ? 1 : sold.gpus();
        assume(row, column, cell, period);
        if (period == PricePeriod.PURCHASE) {
            sells.add(new PurchaseQuote(sold.provider(), sold.card(), per == PricePer.GPU ? 1 : gpus, per == PricePer.INSTANCE,
                    new Money(amount, currency), sheet.source(row.line(), sold.asOf())));
        } else {
            BigDecimal price = period.perGpuHour(amount, mapping.constants().hoursPerMonth(), per == PricePer.GPU ? 1 : gpus);
            rents.add(new RentOffer(sold.provider(), sold.card(), sold.rawName(), gpus, sold.region(), term, price, currency,
                    false, sheet.source(row.line(), sold.asOf())));
        }
    }

    /// Where nothing speaks of several cards, a rental price is of one, and that is said once.
    private PricePer per(TableRow row, ColumnMapping column, MappedRow.Sold sold, PricePeriod period, Optional<PricePer> said)
            throws RowFault {
        boolean several = sold.gpus() != null && sold.gpus() > 1 || period == PricePeriod.PURCHASE;
        if (said.isEmpty() && several) {
            throw fault(row, column, "mapping.noPer", "mapping.expected.per");
        }
        if (said.isEmpty() && sold.gpus() == null) {
            sheet.assume(Message.of("mapping.assumed.oneCard"));
        }
        return said.orElse(PricePer.GPU);
    }

    private Term term(TableRow row, ColumnMapping column) throws RowFault {
        if (column.price().term() != null) {
            return column.price().term();
        }
        String text = text(row, ColumnRole.TERM);
        String plain = HeaderWords.plain(text);
        return SheetTerms.parse(text).or(() -> PriceWords.term(plain)).or(() -> PriceWords.period(plain).map(PricePeriod::asTerm))
                .orElseThrow(() -> new RowFault(mapping.column(ColumnRole.TERM).map(ColumnMapping::name).orElse(""), text,
                        Message.of("imports.unknownTerm"), Message.of("imports.expected.term")));
    }

    private PricePeriod period(TableRow row, ColumnMapping column, PriceCell cell, UnitText unit, Term term) throws RowFault {
        PricePeriod period = first(cell.period(), column.price().period(), unit.period())
                .orElseThrow(() -> fault(row, column, "mapping.noPeriod", "mapping.expected.period"));
        if (cell.period() != null && column.price().period() != null && cell.period() != column.price().period()) {
            sheet.warn(row.line(), column.name(), Message.of("mapping.otherPeriod"), row.cell(column.index()),
                    Message.of("mapping.expected.cellCounts"));
        }
        return period == PricePeriod.OF_TERM ? PricePeriod.of(term) : period;
    }

    private String currency(TableRow row, ColumnMapping column, PriceCell cell, UnitText unit) throws RowFault {
        String stated = CurrencyText.code(text(row, ColumnRole.CURRENCY)).orElse(null);
        String currency = first(cell.currency(), stated, column.price().currency(), unit.currency(), facts.currency())
                .orElseThrow(() -> fault(row, column, "imports.noCurrency", "imports.expected.currency"));
        if (cell.currency() != null && column.price().currency() != null && !cell.currency().equals(column.price().currency())) {
            sheet.warn(row.line(), column.name(), Message.of("mapping.otherCurrency", column.price().currency()),
                    row.cell(column.index()), Message.of("mapping.expected.cellCounts"));
        }
        return currency;
    }

    private void assume(TableRow row, ColumnMapping column, PriceCell cell, PricePeriod period) {
        int hours = mapping.constants().hoursPerMonth();
        if (period.isOfMonths()) {
            sheet.assume(Message.of("mapping.assumed.month", hours));
        }
        if (cell.range()) {
            sheet.assume(Message.of("imports.assumed.upperEnd"));
        }
        if (cell.from()) {
            sheet.assume(Message.of("mapping.assumed.from"));
        }
        if (column.price().mark() == null && DecimalMark.isAmbiguous(cell.number())) {
            sheet.warn(row.line(), column.name(), Message.of("imports.ambiguousNumber"), row.cell(column.index()),
                    Message.of("imports.expected.decimalPoint"));
        }
    }

    private String text(TableRow row, ColumnRole role) {
        return mapping.column(role).map(column -> row.cell(column.index())).orElse("");
    }

    @SafeVarargs
    private static <T> Optional<T> first(T... candidates) {
        for (T candidate : candidates) {
            if (candidate != null) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    private static RowFault fault(TableRow row, ColumnMapping column, String reason, String expected) {
        return new RowFault(column.name(), row.cell(column.index()), Message.of(reason), Message.of(expected));
    }
}
