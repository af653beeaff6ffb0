package org.breakeven.usage;

import java.math.BigDecimal;
import java.time.Instant;

/// One row of an answer, columns counted from 1.
public interface StoreRow {

    /// `null` where the column is.
    String text(int column);

    /// `null` where the column is.
    BigDecimal decimal(int column);

    /// 0 where the column is null.
    long count(int column);

    /// 0 where the column is null.
    double number(int column);

    /// A moment given as microseconds since 1970 UTC (`epoch_us`), `null` where the column is.
    Instant instant(int column);
}
