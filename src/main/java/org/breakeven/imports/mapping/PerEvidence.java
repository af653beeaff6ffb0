package org.breakeven.imports.mapping;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.breakeven.imports.prices.DecimalMark;
import org.breakeven.imports.prices.Decimals;
import org.breakeven.imports.tables.TableRow;

/// Whether prices are for one card or for the machine, by the rows of one card with different numbers of it: the price
/// grows with the number, or it stays. Where every row has one card, it is the same.
final class PerEvidence {

    private static final double GROWS = 0.25;
    private static final double STAYS = 0.15;

    private final List<Row> rows = new ArrayList<>();

    private record Row(String card, int gpus, double price) { }

    /// @param card column of the card
    /// @param gpus column of the number of cards
    PerEvidence(List<TableRow> data, int card, int gpus, int price) {
        for (TableRow row : data) {
            Optional<Integer> count = Decimals.count(row.cell(gpus));
            Optional<BigDecimal> amount = PriceCell.of(row.cell(price)).amount(DecimalMark.POINT).filter(one -> one.signum() > 0);
            if (count.isPresent() && amount.isPresent()) {
                rows.add(new Row(ColumnNames.normalised(row.cell(card)), count.get(), amount.get().doubleValue()));
            }
        }
    }

    /// Empty where the rows do not tell, or tell both.
    Optional<PricePer> per() {
        if (!rows.isEmpty() && rows.stream().allMatch(row -> row.gpus == 1)) {
            return Optional.of(PricePer.GPU);
        }
        int grows = 0;
        int stays = 0;
        for (Row one : rows) {
            for (Row other : rows) {
                if (one.card.equals(other.card) && one.gpus < other.gpus) {
                    double more = other.price / one.price;
                    grows += Math.abs(more * one.gpus / other.gpus - 1) <= GROWS ? 1 : 0;
                    stays += Math.abs(more - 1) <= STAYS ? 1 : 0;
                }
            }
        }
        return grows > 0 && stays == 0 ? Optional.of(PricePer.INSTANCE)
                : stays > 0 && grows == 0 ? Optional.of(PricePer.GPU) : Optional.empty();
    }
}
