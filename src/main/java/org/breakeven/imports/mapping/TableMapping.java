package org.breakeven.imports.mapping;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// All decisions about one table: where it is, what its columns mean, what holds for all of it. Immutable; `with...`
/// gives a changed one.
///
/// @param sheet     workbook sheet or table of a page; empty for a text file
/// @param header    the rows that name the columns
/// @param columns   one for each column, in the order of the file
/// @param constants what holds for every row
public record TableMapping(String sheet, HeaderLines header, List<ColumnMapping> columns, FileConstants constants) {

    public TableMapping {
        Objects.requireNonNull(sheet, "sheet");
        Objects.requireNonNull(header, "header");
        Objects.requireNonNull(constants, "constants");
        columns = List.copyOf(columns);
    }

    /// The column in this role; empty where there is none.
    public Optional<ColumnMapping> column(ColumnRole role) {
        return columns.stream().filter(column -> column.role() == role).findFirst();
    }

    public List<ColumnMapping> prices() {
        return columns.stream().filter(column -> column.role() == ColumnRole.PRICE).toList();
    }

    /// With this in place of the column of the same index; a role that only one column may have is taken from the one
    /// that had it.
    public TableMapping withColumn(ColumnMapping changed) {
        return withColumns(columns.stream().map(column -> column.index() == changed.index() ? changed
                : changed.role().isSingle() && column.role() == changed.role() ? column.withRole(ColumnRole.IGNORE)
                : column).toList());
    }

    public TableMapping withRole(int index, ColumnRole role) {
        return withColumn(columns.get(index).withRole(role));
    }

    public TableMapping withPrice(int index, PriceSetting setting) {
        return withColumn(columns.get(index).withPrice(setting));
    }

    /// With what a unit says, `per_gpu_month`, `元/台/小时` or `purchase`, in the price columns that lack it.
    public TableMapping withUnit(String unit) {
        UnitText said = UnitText.of(unit);
        return withColumns(columns.stream().map(column -> column.role() == ColumnRole.PRICE
                ? column.withPrice(column.price().completedBy(said)) : column).toList());
    }

    private TableMapping withColumns(List<ColumnMapping> others) {
        return new TableMapping(sheet, header, others, constants);
    }

    public TableMapping withConstants(FileConstants others) {
        return new TableMapping(sheet, header, columns, others);
    }

    /// @param provider `null` if not known
    public TableMapping withProvider(String provider) {
        FileConstants c = constants;
        return withConstants(new FileConstants(provider, c.currency(), c.gpusPerRow(), c.asOf(), c.hoursPerMonth()));
    }

    /// @param currency ISO 4217, `null` if not known
    public TableMapping withCurrency(String currency) {
        FileConstants c = constants;
        return withConstants(new FileConstants(c.provider(), currency, c.gpusPerRow(), c.asOf(), c.hoursPerMonth()));
    }

    /// @param gpus cards in each row, `null` if not known
    public TableMapping withGpusPerRow(Integer gpus) {
        FileConstants c = constants;
        return withConstants(new FileConstants(c.provider(), c.currency(), gpus, c.asOf(), c.hoursPerMonth()));
    }

    public TableMapping withAsOf(AsOf asOf) {
        return withConstants(constants.withAsOf(asOf));
    }

    public TableMapping withHoursPerMonth(int hours) {
        FileConstants c = constants;
        return withConstants(new FileConstants(c.provider(), c.currency(), c.gpusPerRow(), c.asOf(), hours));
    }
}
