package org.breakeven.usage;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/// A scratch database for one file: the file is read where it lies, added up in SQL, and only sums come back.
///
/// Outside the reading of the file the SQL is plain: aggregates, windows, `CASE`. Times are UTC.
public interface UsageStore extends AutoCloseable {

    /// Runs a statement that gives no rows.
    ///
    /// @throws CancellationException if the user has cancelled
    /// @throws UsageStoreException   if the database refuses
    void run(String sql);

    /// Runs a query; the rows are turned into values one by one, so a long answer is never held twice.
    <T> List<T> rows(String sql, Function<StoreRow, T> toValue);

    /// The only row of a query.
    default <T> T row(String sql, Function<StoreRow, T> toValue) {
        return rows(sql, toValue).getFirst();
    }

    /// Adds rows to a table, in the order of its columns.
    void insert(String table, List<List<Object>> rows);

    /// Frees the memory and removes what was put on disk.
    @Override
    void close();
}
