package org.breakeven.imports;

import java.time.ZoneId;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;

/// What the user said about a file, and how the import is watched.
///
/// @param format    id of a format to use instead of the one recognised, `null` to recognise
/// @param zone      zone of times that carry none, `null` if not said
/// @param currency  currency of prices that carry none, `null` if not said
/// @param progress  gets the share done, 0 to 1, at most ten times a second
/// @param cancelled asked between blocks of rows; true ends the import with a `CancellationException`
public record ImportOptions(String format, ZoneId zone, String currency, DoubleConsumer progress, BooleanSupplier cancelled) {

    public static ImportOptions none() {
        return new ImportOptions(null, null, null, share -> { }, () -> false);
    }

    /// The same options with a progress that never goes back, even where a file is begun anew.
    ImportOptions onward() {
        double[] farthest = {-1};
        DoubleConsumer onward = share -> {
            if (share > farthest[0]) {
                farthest[0] = share;
                progress.accept(share);
            }
        };
        return new ImportOptions(format, zone, currency, onward, cancelled);
    }
}
