package org.breakeven.imports.mapping;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.breakeven.imports.prices.DecimalMark;
import org.breakeven.imports.tables.Delimiter;
import org.breakeven.model.Term;

/// What the figures of a price column mean, by its name and by the text around the table (`单位：元/卡/月`).
final class PriceGuesser {

    private final TableDraft draft;
    private final List<String> names;
    private final List<ColumnGuess> columns;
    private final String around;

    PriceGuesser(TableDraft draft, List<ColumnGuess> columns) {
        this.draft = draft;
        this.names = draft.columnNames();
        this.columns = columns;
        this.around = draft.titles().stream().flatMap(row -> row.cells().stream()).map(HeaderWords::plain)
                .collect(Collectors.joining(" "));
    }

    PriceSetting setting(int column) {
        String name = HeaderWords.plain(names.get(column));
        PricePeriod period = period(name, column);
        return new PriceSetting(term(name, period), period, per(name, column), currency(name), mark(column),
                PriceWords.scale(name));
    }

    /// As the column's own figures show, else as those of the other price columns do. Where columns are parted by
    /// semicolons, the comma is taken by the decimals. A workbook knows its numbers.
    private DecimalMark mark(int column) {
        List<String> figures = figures(column).toList();
        boolean semicolon = draft.head().isText() && Delimiter.of(draft.head()) == ';';
        DecimalMark usual = semicolon ? DecimalMark.COMMA : DecimalMark.POINT;
        if (DecimalMark.isDecided(figures) || figures.stream().noneMatch(DecimalMark::isAmbiguous)) {
            return DecimalMark.of(figures, usual);
        }
        List<String> all = columns.stream().filter(one -> one.role() == ColumnRole.PRICE).flatMap(one -> figures(one.index())).toList();
        return DecimalMark.isDecided(all) ? DecimalMark.of(all, usual) : semicolon || !draft.head().isText() ? usual : null;
    }

    private Stream<String> figures(int column) {
        return draft.data().stream().map(row -> PriceCell.of(row.cell(column))).filter(PriceCell::isPrice).map(PriceCell::number);
    }

    private boolean has(ColumnRole role) {
        return columns.stream().anyMatch(column -> column.role() == role);
    }

    /// The name, the cells or the unit column, the rows' terms, the title.
    private PricePeriod period(String name, int column) {
        Optional<PricePeriod> named = PriceWords.period(name);
        if (named.isPresent()) {
            return named.get();
        }
        boolean inCells = draft.data().stream().map(row -> PriceCell.of(row.cell(column))).anyMatch(cell -> cell.period() != null);
        if (inCells || unitSays(UnitText::period)) {
            return null;
        }
        return PriceWords.periodInText(around).orElseGet(() -> has(ColumnRole.TERM) ? PricePeriod.OF_TERM : null);
    }

    private boolean unitSays(Function<UnitText, Object> what) {
        int unit = columnOf(ColumnRole.UNIT);
        return unit >= 0 && draft.data().stream().anyMatch(row -> what.apply(UnitText.of(row.cell(unit))) != null);
    }

    private Term term(String name, PricePeriod period) {
        if (period == PricePeriod.PURCHASE) {
            return null;
        }
        // a column of prices per month that names no other term sells months
        return PriceWords.term(name).orElseGet(() -> has(ColumnRole.TERM) || period == null ? null : period.asTerm());
    }

    private PricePer per(String name, int column) {
        Optional<PricePer> said = PriceWords.per(name);
        if (said.isPresent() || unitSays(UnitText::per)) {
            return said.orElse(null);
        }
        return PriceWords.per(around).or(() -> evidence(column)).orElse(null);
    }

    private Optional<PricePer> evidence(int price) {
        int card = columnOf(ColumnRole.CARD);
        int gpus = columnOf(ColumnRole.GPUS);
        return card < 0 || gpus < 0 ? Optional.empty() : new PerEvidence(draft.data(), card, gpus, price).per();
    }

    private int columnOf(ColumnRole role) {
        return columns.stream().filter(column -> column.role() == role).mapToInt(ColumnGuess::index).findFirst().orElse(-1);
    }

    private String currency(String name) {
        return PriceWords.currency(name).orElse(null);
    }

    /// The currency that the title states.
    Optional<String> currencyAround() {
        return PriceWords.currency(around.toLowerCase(Locale.ROOT));
    }
}
