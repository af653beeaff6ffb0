package org.breakeven.imports.prices;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// SkyPilot's `GpuInfo` cell, a Python dict in most catalogs and JSON in some:
/// `{'Gpus': [{'Name': 'A100 PCIe', 'Count': 2, 'MemoryInfo': {'SizeInMiB': 80}}], 'TotalGpuMemoryInMiB': 160}`.
///
/// @param name  the card as the cloud names it; empty where there is none
/// @param count cards
/// @param size  as the cell has it: MiB or GB, of one card or of all
/// @param total as the cell has it
record GpuInfo(String name, int count, double size, double total) {

    private static final Pattern NAME = Pattern.compile("['\"]Name['\"]\\s*:\\s*['\"]([^'\"]*)['\"]");
    private static final Pattern COUNT = number("Count");
    private static final Pattern SIZE = number("SizeInMiB");
    private static final Pattern TOTAL = number("TotalGpuMemoryInMiB");
    private static final double MIB_PER_GIB = 1024;

    private static Pattern number(String key) {
        return Pattern.compile("['\"]" + key + "['\"]\\s*:\\s*['\"]?(\\d{1,9}(?:\\.\\d{1,9})?)");
    }

    /// @param count the row's own number of cards, used where the cell has none
    static Optional<GpuInfo> parse(String cell, int count) {
        double size = find(SIZE, cell).orElse(0.0);
        String name = first(NAME, cell).orElse("").strip();
        if (size <= 0 && name.isEmpty()) {
            return Optional.empty();
        }
        int own = find(COUNT, cell).filter(n -> n >= 1).map(Double::intValue).orElse(count);
        return Optional.of(new GpuInfo(name, own, size, find(TOTAL, cell).orElse(0.0)));
    }

    /// One size for several cards: of each, or of all together. The cell alone cannot tell.
    boolean isAmbiguous() {
        return count > 1 && size > 0 && size == total;
    }

    /// Memory of one card in GB; `null` where the cell has none.
    Double memoryGb(boolean sizeIsTotal) {
        double one = isAmbiguous() && sizeIsTotal ? size / count : size;
        // no card has less than 1,000 MiB: such a figure is GB
        return one <= 0 ? null : one < 1000 ? (Double) one : (Double) (one / MIB_PER_GIB);
    }

    private static Optional<Double> find(Pattern pattern, String cell) {
        return first(pattern, cell).map(BigDecimal::new).map(BigDecimal::doubleValue);
    }

    private static Optional<String> first(Pattern pattern, String cell) {
        Matcher matcher = pattern.matcher(cell);
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
