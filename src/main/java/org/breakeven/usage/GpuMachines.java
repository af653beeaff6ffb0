package org.breakeven.usage;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.breakeven.imports.usage.CardNames;
import org.breakeven.model.InstanceType;

/// Finds the machine, and with it the cards, in the words of a charge; makes the table `machine`:
/// `sku` (the words), `raw` (the machine's name), `card`, `gpus`.
final class GpuMachines {

    /// A machine's name has at most this many words: `NC24ads A100 v4`.
    private static final int LONGEST_NAME = 3;

    private final CardNames names;

    GpuMachines(CardNames names) {
        this.names = names;
    }

    void load(UsageStore store) {
        store.run("CREATE TABLE machine (sku VARCHAR, raw VARCHAR, card VARCHAR, gpus DECIMAL(10, 4))");
        List<Optional<List<Object>>> found = store.rows("SELECT DISTINCT sku FROM charge WHERE sku IS NOT NULL",
                row -> find(row.text(1)));
        store.insert("machine", found.stream().flatMap(Optional::stream).toList());
    }

    private Optional<List<Object>> find(String sku) {
        return phrases(sku).flatMap(phrase -> names.instance(phrase).stream()
                        .map(type -> machine(sku, phrase, type))).findFirst()
                .or(() -> card(sku));
    }

    private static List<Object> machine(String sku, String phrase, InstanceType type) {
        return List.of(sku, phrase, type.card(), BigDecimal.valueOf(type.gpus()));
    }

    /// Clouds that sell a card beside the machine write its name and the word GPU, and count the cards.
    private Optional<List<Object>> card(String sku) {
        if (Stream.of(words(sku)).noneMatch("gpu"::equalsIgnoreCase)) {
            return Optional.empty();
        }
        return phrases(sku).flatMap(phrase -> names.card(phrase).stream()
                .map(card -> List.<Object>of(sku, phrase, card, BigDecimal.ONE))).findFirst();
    }

    /// Longer phrases first, so that `A100 80GB` is not taken for `A100`.
    private static Stream<String> phrases(String sku) {
        String[] words = words(sku);
        return IntStream.iterate(LONGEST_NAME, length -> length > 0, length -> length - 1).boxed()
                .flatMap(length -> IntStream.rangeClosed(0, words.length - length)
                        .mapToObj(from -> String.join(" ", List.of(words).subList(from, from + length))));
    }

    private static String[] words(String sku) {
        return sku.strip().split("[\\s:,;\"'(){}\\[\\]$]+");
    }
}
