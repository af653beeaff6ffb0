package org.breakeven.imports.mapping;

import java.util.ArrayList;
import java.util.List;
import org.breakeven.imports.mapping.AsOf.From;
import org.breakeven.imports.tables.TableRow;

/// The mapping to start from, put together from the guesses about the columns.
final class MappingGuesser {

    private final TableDraft draft;
    private final List<ColumnGuess> columns;

    MappingGuesser(TableDraft draft, List<ColumnGuess> columns) {
        this.draft = draft;
        this.columns = columns;
    }

    TableMapping mapping() {
        PriceGuesser prices = new PriceGuesser(draft, columns);
        List<String> names = draft.columnNames();
        List<ColumnMapping> mapped = new ArrayList<>();
        for (ColumnGuess guess : columns) {
            PriceSetting price = guess.role() == ColumnRole.PRICE ? prices.setting(guess.index()) : null;
            mapped.add(new ColumnMapping(guess.index(), names.get(guess.index()), guess.role(), price, isFilledDown(guess)));
        }
        FileConstants constants = new FileConstants(null, prices.currencyAround().orElse(null), null, asOf(),
                FileConstants.USUAL_HOURS_PER_MONTH);
        return new TableMapping(draft.sheet(), draft.header(), mapped, constants);
    }

    private AsOf asOf() {
        boolean column = columns.stream().anyMatch(guess -> guess.role() == ColumnRole.AS_OF);
        From from = column ? From.COLUMN : AsOfText.find(draft).isPresent() ? From.TEXT : From.ASK;
        return new AsOf(from, null);
    }

    /// A provider or card that is named once for the rows under it: the first row has one, later ones lack it and have
    /// prices all the same.
    private boolean isFilledDown(ColumnGuess guess) {
        boolean groups = guess.role() == ColumnRole.PROVIDER || guess.role() == ColumnRole.CARD;
        List<TableRow> data = draft.data().stream().filter(row -> row.filled() > 1).toList();
        return groups && !data.isEmpty() && !data.getFirst().cell(guess.index()).isEmpty()
                && data.stream().anyMatch(row -> row.cell(guess.index()).isEmpty() && hasPrice(row));
    }

    private boolean hasPrice(TableRow row) {
        return columns.stream().filter(guess -> guess.role() == ColumnRole.PRICE)
                .anyMatch(guess -> PriceCell.of(row.cell(guess.index())).isPrice());
    }
}
