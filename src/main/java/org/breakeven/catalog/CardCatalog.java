package org.breakeven.catalog;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.breakeven.model.CardModel;

/// All known cards, and every spelling of them to one card.
///
/// A name is never guessed at: what is unknown, a slice of a card, or could be two cards is empty.
public final class CardCatalog {

    /// One spelling: the memory in GB it stands for, and whether it may come without memory.
    private record Spelling(CardModel card, double memoryGb, boolean withoutMemory) { }

    private static final class Shipped {
        private static final CardCatalog CATALOG = new CardCatalog(ShippedTable.read("cards.csv", CardCatalog::card));
    }

    // What drivers report is a little below the maker's figure (ECC), or above it where GiB were turned into GB.
    private static final double REPORTED_AT_LEAST = 0.88;
    private static final double REPORTED_AT_MOST = 1.08;
    private static final double STATED_WITHIN_GB = 0.5;

    private final Map<String, CardModel> byName = new LinkedHashMap<>();
    private final Map<String, List<Spelling>> spellings = new HashMap<>();

    /// @throws IllegalArgumentException when two cards share a name or a spelling
    CardCatalog(List<CardModel> cards) {
        for (CardModel card : cards) {
            if (byName.put(card.name(), card) != null) {
                throw new IllegalArgumentException("two cards are called " + card.name());
            }
            learn(card.name(), card);
            card.aliases().forEach(alias -> learn(alias, card));
        }
    }

    /// The cards shipped with the application; read once, at the first call.
    public static CardCatalog shipped() {
        return Shipped.CATALOG;
    }

    static CardModel card(ShippedTable.Row row) {
        return new CardModel(row.text("name"), row.text("family"), row.text("vendor"), row.figure("memory_gb"),
                row.figure("bandwidth_gbs"), row.figure("tensor_tflops"), row.figure("board_power_w"),
                row.text("interconnect"), row.text("released"), aliases(row.text("aliases")), row.source());
    }

    private static List<String> aliases(String cell) {
        return Stream.of(cell.split(";")).map(String::strip).filter(alias -> !alias.isEmpty()).toList();
    }

    private void learn(String spelling, CardModel card) {
        CardName name = CardName.parse(spelling)
                .orElseThrow(() -> new IllegalArgumentException(card.name() + ": no name in '" + spelling + "'"));
        double memory = Objects.requireNonNullElse(name.memoryGb(), card.memoryGb());
        Spelling learnt = new Spelling(card, memory, name.memoryGb() == null);
        List<Spelling> same = spellings.computeIfAbsent(name.keys().getFirst(), key -> new ArrayList<>());
        for (Spelling other : same) {
            if (clash(learnt, other)) {
                throw new IllegalArgumentException("'" + spelling + "' is both " + card.name() + " and " + other.card().name());
            }
        }
        same.add(learnt);
    }

    private static boolean clash(Spelling one, Spelling other) {
        return !one.card().name().equals(other.card().name())
                && (one.memoryGb() == other.memoryGb() || one.withoutMemory() && other.withoutMemory());
    }

    /// The card a sheet, bill, log, driver or scheduler means.
    ///
    /// @param rawName  as found: `NVIDIA A100-SXM4-80GB`, `a100_80`, `RTX4090`
    /// @param memoryGb memory of one card as found beside the name, GB or GiB, `null` if nothing was; memory stated in
    ///                 the name wins
    /// @return empty where the name is unknown, a slice of a card, or fits more than one card
    public Optional<CardModel> resolve(String rawName, Double memoryGb) {
        if (rawName == null) {
            return Optional.empty();
        }
        Double hint = memoryGb != null && memoryGb > 0 ? memoryGb : null;
        return CardName.parse(rawName).flatMap(name -> find(name, hint));
    }

    private Optional<CardModel> find(CardName name, Double hint) {
        return name.keys().stream().map(key -> pick(spellings.getOrDefault(key, List.of()), name.memoryGb(), hint))
                .flatMap(Optional::stream).findFirst().or(() -> findWithMemoryAtTheEnd(name));
    }

    private Optional<CardModel> findWithMemoryAtTheEnd(CardName name) {
        String key = name.keys().getFirst();
        if (spellings.containsKey(key)) {
            return Optional.empty();
        }
        List<CardModel> found = IntStream.range(1, key.length()).mapToObj(name::withMemoryFrom).flatMap(Optional::stream)
                .map(split -> pick(spellings.getOrDefault(split.keys().getFirst(), List.of()), split.memoryGb(), null))
                .flatMap(Optional::stream).distinct().toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    private static Optional<CardModel> pick(List<Spelling> candidates, Double stated, Double hint) {
        if (stated != null) {
            return nearest(candidates, stated, one -> Math.abs(one.memoryGb() - stated) <= STATED_WITHIN_GB);
        }
        if (hint != null) {
            return nearest(candidates, hint, one -> hint >= one.memoryGb() * REPORTED_AT_LEAST
                    && hint <= one.memoryGb() * REPORTED_AT_MOST);
        }
        return candidates.stream().filter(Spelling::withoutMemory).map(Spelling::card).findFirst();
    }

    private static Optional<CardModel> nearest(List<Spelling> candidates, double memory, Predicate<Spelling> fits) {
        return candidates.stream().filter(fits).min(Comparator.comparingDouble(one -> Math.abs(one.memoryGb() - memory)))
                .map(Spelling::card);
    }

    /// Whether a name that is no whole card's stands for a part of one: a MIG slice, a vGPU, a fraction, or a known card
    /// with half of its memory or less.
    public boolean isShare(String rawName) {
        return resolve(rawName, null).isEmpty() && (CardName.saysShare(rawName)
                || CardName.ofProfile(rawName).filter(base -> !candidates(base).isEmpty()).isPresent()
                || CardName.parse(rawName).filter(this::hasPartOfTheMemory).isPresent());
    }

    private boolean hasPartOfTheMemory(CardName name) {
        return name.memoryGb() != null && !candidates(name).isEmpty()
                && candidates(name).stream().allMatch(one -> name.memoryGb() * 2 <= one.memoryGb());
    }

    private List<Spelling> candidates(CardName name) {
        return name.keys().stream().flatMap(key -> spellings.getOrDefault(key, List.of()).stream()).toList();
    }

    /// The card of exactly this canonical name.
    public Optional<CardModel> byName(String canonical) {
        return Optional.ofNullable(byName.get(canonical));
    }

    /// All cards in the order of the file.
    public List<CardModel> all() {
        return List.copyOf(byName.values());
    }

    /// The cards of a family, the family-level card itself among them; empty if there is none.
    public List<CardModel> ofFamily(String family) {
        return byName.values().stream().filter(card -> card.family().equals(family)).toList();
    }
}
