package org.breakeven.imports.usage;

import java.util.Map;
import java.util.function.Predicate;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.UnreadableFile;

/// One usage format: how to know it, and how its columns become the canonical ones of its kind.
///
/// A mapping goes from a canonical column to SQL text in which `{Name}` is the source column of that name (any case,
/// any position, NULL where the file has none, trimmed, and NULL in all its spellings) and `{?Name}` is whether the
/// file has that column. Canonical columns that are not mapped are NULL. So a further format is one more definition.
///
/// @param id         as the command line names it
/// @param recognised whether a file's beginning is this format
/// @param columns    the file's columns, from its header or from what is known about files without one
public record UsageFormat(String id, Kind kind, Layout layout, Predicate<FileHead> recognised, ColumnFinder columns,
                          Map<String, String> mapping) {

    /// What the rows are, and with that the canonical columns (all of them text; the reader types and checks them).
    ///
    /// - `BILL`: `billed`, `effective`, `currency`, `starts`, `ends`, `category`, `correction`, `unused` (true/false),
    ///   `quantity`, `unit`, `pricingQuantity`, `pricingUnit`, `sku` (all text that may name the machine)
    /// - `JOBS`: `id`, `state`, `starts`, `ends`, `hasEnds` (true/false), `seconds`, `elapsed` (`[D-]HH:MM:SS`),
    ///   `tres` (`gres/gpu:a100=2,gres/gpu=2`), `hasTres` (true/false)
    public enum Kind { BILL, JOBS }

    /// How cells stand in the file: quoted CSV, or lines split at a bar with nothing quoted.
    public enum Layout { CSV, BARS }

    /// Names the columns of a file.
    public interface ColumnFinder {

        /// @throws UnreadableFile if the columns cannot be known
        SourceColumns of(FileHead head) throws UnreadableFile;
    }

    public UsageFormat {
        mapping = Map.copyOf(mapping);
    }
}
