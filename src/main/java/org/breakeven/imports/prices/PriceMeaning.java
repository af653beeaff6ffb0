package org.breakeven.imports.prices;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Whether the prices of machines with several cards are those of the machine or of one card, day by day.
///
/// Machines with one card show what a card costs. A price of eight cards nearer to eight times that is the machine's.
/// The majority of a day decides for the whole day.
final class PriceMeaning {

    private final Map<String, Integer> perDay = new HashMap<>();
    private int all;

    private PriceMeaning() { }

    /// @param kind  what can be compared: card and term
    /// @param price above 0
    record Observed(String day, String kind, int gpus, double price) { }

    static PriceMeaning of(List<Observed> rows) {
        PriceMeaning meaning = new PriceMeaning();
        Map<String, Double> ofDay = ofOneCard(rows, true);
        Map<String, Double> ever = ofOneCard(rows, false);
        for (Observed row : rows) {
            Double one = ofDay.getOrDefault(row.day + row.kind, ever.get(row.kind));
            if (row.gpus > 1 && one != null) {
                boolean ofMachine = row.price > one * Math.sqrt(row.gpus);
                meaning.perDay.merge(row.day, ofMachine ? 1 : -1, Integer::sum);
                meaning.all += ofMachine ? 1 : -1;
            }
        }
        return meaning;
    }

    private static Map<String, Double> ofOneCard(List<Observed> rows, boolean byDay) {
        return rows.stream().filter(row -> row.gpus == 1).collect(Collectors.groupingBy(
                row -> (byDay ? row.day : "") + row.kind, Collectors.collectingAndThen(
                        Collectors.mapping(Observed::price, Collectors.toList()), PriceMeaning::median)));
    }

    private static double median(List<Double> prices) {
        double[] sorted = prices.stream().mapToDouble(Double::doubleValue).toArray();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    /// By the evidence of the day, else of the whole file; empty where nothing tells.
    Optional<Boolean> isOfMachine(String day) {
        return decided(perDay.getOrDefault(day, all));
    }

    /// By the evidence of the day alone.
    Optional<Boolean> isOfMachineOn(String day) {
        return decided(perDay.getOrDefault(day, 0));
    }

    private static Optional<Boolean> decided(int votes) {
        return votes == 0 ? Optional.empty() : Optional.of(votes > 0);
    }
}
