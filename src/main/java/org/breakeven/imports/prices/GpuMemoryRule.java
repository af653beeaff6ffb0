package org.breakeven.imports.prices;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Whether a SkyPilot catalog writes the memory of one card or of all cards where it writes one size for several.
///
/// Clouds differ, so the file is asked: rows with one card and sizes in names (`A100-80GB`) show what a card has.
/// Without such evidence equal size and total mean the total.
final class GpuMemoryRule {

    private static final Pattern GIGABYTES = Pattern.compile("(\\d{1,4})\\s?GB");
    private static final double SAME = 0.08;

    private final Map<String, Double> ofOneCard = new HashMap<>();
    private int total;
    private int each;

    private GpuMemoryRule() { }

    /// A row's accelerator and what its `GpuInfo` says.
    record Evidence(String accelerator, GpuInfo info) { }

    /// Whether an ambiguous size in this file is the total of all cards.
    static boolean sizeIsTotal(List<Evidence> rows) {
        GpuMemoryRule rule = new GpuMemoryRule();
        rows.stream().filter(row -> row.info.count() == 1)
                .forEach(row -> rule.ofOneCard.put(row.accelerator, row.info.size()));
        rows.stream().filter(row -> row.info.isAmbiguous()).forEach(rule::vote);
        return rule.total >= rule.each;
    }

    private void vote(Evidence row) {
        double size = row.info.size();
        double expected = expected(row);
        total += isSame(size / row.info.count(), expected) ? 1 : 0;
        each += isSame(size, expected) ? 1 : 0;
    }

    /// MiB of one such card by the rest of the file, 0 where nothing tells.
    private double expected(Evidence row) {
        Matcher named = GIGABYTES.matcher(row.accelerator);
        return ofOneCard.getOrDefault(row.accelerator, named.find() ? Double.parseDouble(named.group(1)) * 1024 : 0);
    }

    private static boolean isSame(double size, double expected) {
        return expected > 0 && Math.abs(size - expected) <= SAME * expected;
    }
}
