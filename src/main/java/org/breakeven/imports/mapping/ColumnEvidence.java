package org.breakeven.imports.mapping;

import java.util.List;
import java.util.function.Predicate;
import org.breakeven.imports.prices.CardNames;
import org.breakeven.imports.prices.Decimals;
import org.breakeven.imports.prices.SheetTerms;

/// What the cells of one column look like: shares, 0 to 1, of those that are not empty.
///
/// @param filled     cells with something in them
/// @param cards      name a card or a slice of one
/// @param machines   name a machine type
/// @param prices     are a price, or a word for none
/// @param money      state a currency beside their figure
/// @param dates      are a day
/// @param currencies are a currency
/// @param terms      are a word for how long a price binds
/// @param units      are a unit of a price
/// @param counts     are a whole number from 1 to 32
/// @param gigabytes  are a size such as `24GB`
record ColumnEvidence(int filled, double cards, double machines, double prices, double money, double dates,
                      double currencies, double terms, double units, double counts, double gigabytes) {

    private static final int MOST_GPUS = 32;

    static ColumnEvidence of(List<String> cells, CardNames cards) {
        List<String> filled = cells.stream().filter(cell -> !cell.isEmpty()).toList();
        List<PriceCell> prices = filled.stream().map(PriceCell::of).toList();
        boolean any = prices.stream().anyMatch(PriceCell::isPrice);
        return new ColumnEvidence(filled.size(),
                share(filled, cell -> CardCell.of(cell).slice() || cards.isKnown(CardCell.of(cell).name())),
                share(filled, cell -> cards.machine(cell).isPresent()),
                any ? share(prices, price -> price.kind() != PriceCell.Kind.OTHER) : 0,
                share(prices, price -> price.isPrice() && price.currency() != null),
                share(filled, cell -> TableDates.cell(cell).isPresent()),
                share(filled, cell -> CurrencyText.code(cell).isPresent()),
                share(filled, cell -> SheetTerms.parse(cell).isPresent()),
                share(filled, UnitText::isUnit),
                share(filled, cell -> Decimals.count(cell).filter(count -> count <= MOST_GPUS).isPresent()),
                share(filled, cell -> cell.matches("(?i)\\d{1,4}(\\.\\d+)?\\s?Gi?B?\\b.*")));
    }

    private static <T> double share(List<T> of, Predicate<T> those) {
        return of.isEmpty() ? 0 : (double) of.stream().filter(those).count() / of.size();
    }

    /// How far the cells alone speak for a role, 0 to 1.
    double of(ColumnRole role) {
        return switch (role) {
            case CARD -> cards;
            case INSTANCE -> machines;
            case PRICE -> prices;
            case AS_OF -> dates;
            case CURRENCY -> currencies;
            case TERM -> terms;
            case UNIT -> units;
            case GPUS -> counts;
            case MEMORY, MEMORY_TOTAL -> gigabytes;
            default -> 0;
        };
    }
}
