package org.breakeven.imports.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.breakeven.imports.mapping.AsOf.From;
import org.breakeven.imports.tables.TableRow;

/// The mapping to start from, put together from the guesses about the columns.
final class MappingGuesser {

    private static final Pattern GPUS = Pattern.compile("(?<!\\d)(\\d{1,2}|[四八]) ?(?:卡|张卡|x ?gpus?\\b|gpus?\\b|cards?\\b)");

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
        FileConstants constants = new FileConstants(null, prices.currencyAround().orElse(null), gpusPerRow(names), asOf(),
                FileConstants.USUAL_HOURS_PER_MONTH);
        return new TableMapping(draft.sheet(), draft.header(), mapped, constants);
    }

    /// `Server price (8 GPUs)` or `八卡整机价` in a name or title, where no column has the number.
    private Integer gpusPerRow(List<String> names) {
        if (columns.stream().anyMatch(guess -> guess.role() == ColumnRole.GPUS)) {
            return null;
        }
        Stream<String> titles = draft.titles().stream().flatMap(row -> row.cells().stream());
        List<Integer> said = Stream.concat(names.stream(), titles).map(MappingGuesser::gpusIn).flatMap(Optional::stream).distinct().toList();
        return said.size() == 1 ? said.getFirst() : null;
    }

    private static Optional<Integer> gpusIn(String text) {
        Matcher number = GPUS.matcher(HeaderWords.plain(text));
        if (!number.find()) {
            return Optional.empty();
        }
        String digits = number.group(1).equals("八") ? "8" : number.group(1).equals("四") ? "4" : number.group(1);
        return Optional.of(Integer.valueOf(digits)).filter(gpus -> gpus > 0);
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
