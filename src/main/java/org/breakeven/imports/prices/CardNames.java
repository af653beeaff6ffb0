package org.breakeven.imports.prices;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.catalog.InstanceCatalog;
import org.breakeven.model.CardModel;
import org.breakeven.model.InstanceType;

/// The card a sheet means by its spellings and the memory it states; never a guess against what the sheet says.
public final class CardNames {

    private static final Pattern FORM_FACTOR = Pattern.compile("(?i)(?<![a-z0-9])(sxm|pcie|nvl|oam)\\d?(?![a-z0-9])");
    private static final Set<String> OTHER_ACCELERATORS =
            Set.of("tpu", "inferentia", "trainium", "neuron", "fpga", "vu9p");

    private final CardCatalog cards;
    private final InstanceCatalog instances;
    private final Map<Asked, Named> answers = new HashMap<>();
    private final Map<String, Boolean> shares = new HashMap<>();

    public CardNames(CardCatalog cards, InstanceCatalog instances) {
        this.cards = cards;
        this.instances = instances;
    }

    /// With a memory of its own for one file, whose many rows name few cards.
    public CardNames forOneFile() {
        return new CardNames(cards, instances);
    }

    private record Asked(List<String> spellings, Double memoryGb, String instance) { }

    /// @param card name to list it under
    /// @param own  not in the catalog, so it stays the user's own card under the sheet's name
    public record Named(String card, boolean own) { }

    /// [#name(List, Double)], and the card of a machine type whose name says more than the card's: `gpu_8x_a100` has
    /// the SXM card of 40 GB.
    ///
    /// @param instance machine type as the sheet writes it; empty where there is none
    public Named name(List<String> spellings, Double memoryGb, String instance) {
        return answers.computeIfAbsent(new Asked(List.copyOf(spellings), memoryGb, instance),
                asked -> refine(find(asked.spellings, memoryGb), instance, memoryGb));
    }

    /// @param spellings from the most to the least specific; the last one names an own card
    /// @param memoryGb  `null` where the sheet does not say
    public Named name(List<String> spellings, Double memoryGb) {
        return name(spellings, memoryGb, "");
    }

    private Named find(List<String> spellings, Double memoryGb) {
        return spellings.stream().map(spelling -> cards.resolve(spelling, memoryGb))
                .flatMap(Optional::stream).findFirst()
                .map(card -> new Named(card.name(), false))
                .orElseGet(() -> new Named(ownName(spellings.getLast(), memoryGb), true));
    }

    private Named refine(Named named, String instance, Double memoryGb) {
        return instances.find(instance).flatMap(type -> cards.byName(type.card()))
                .filter(card -> cards.byName(named.card()).map(known -> isOneOf(known, card))
                        .orElseGet(() -> memoryGb == null && isSpelling(named.card(), card)))
                .map(card -> new Named(card.name(), false)).orElse(named);
    }

    /// Whether the first stands for its whole family, form factor not stated, and the second belongs to it.
    private static boolean isOneOf(CardModel family, CardModel card) {
        return family.name().equals(family.family()) && family.family().equals(card.family());
    }

    /// Whether an ambiguous name means the card once the memory is known.
    private boolean isSpelling(String name, CardModel card) {
        return cards.resolve(name, card.memoryGb()).filter(found -> found.family().equals(card.family())).isPresent();
    }

    /// The machine type of this name, whatever its case and separators.
    public Optional<InstanceType> machine(String name) {
        return instances.find(name);
    }

    /// Whether a card's name, as [#name] gave it, stands for a part of a card only.
    boolean isShare(String card) {
        return shares.computeIfAbsent(card, name -> cards.byName(name).isEmpty() && cards.isShare(name));
    }

    /// Whether the catalog has a card of this name with some memory, whatever the memory at hand.
    public boolean isKnown(String spelling) {
        return cards.all().stream().anyMatch(card -> cards.resolve(spelling, card.memoryGb()).isPresent());
    }

    /// A modified card, a 4090 of 48 GB, must not pass under the name of the card it was made from.
    private String ownName(String spelling, Double memoryGb) {
        boolean contradicts = memoryGb != null && cards.resolve(spelling, null).isPresent();
        return contradicts ? spelling + " " + Math.round(memoryGb) + "GB" : spelling;
    }

    /// `SXM`, `PCIe`, `NVL` or `OAM` where a name contains it as a word.
    static Optional<String> formFactor(String text) {
        return FORM_FACTOR.matcher(text.replace('_', ' ')).results().findFirst()
                .map(found -> found.group(1).toUpperCase(Locale.ROOT).replace("PCIE", "PCIe"));
    }

    /// Whether it is some other accelerator than a GPU.
    public static boolean isNoGpu(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return OTHER_ACCELERATORS.stream().anyMatch(lower::startsWith);
    }
}
