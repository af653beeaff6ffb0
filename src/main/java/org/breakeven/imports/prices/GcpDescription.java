package org.breakeven.imports.prices;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.breakeven.model.Term;

/// What the description of a Google SKU says, since nothing else does:
/// `Commitment v1: Nvidia Tesla X100 80GB GPU running in Americas for 3 Years`.
///
/// @param text as the list has it
/// @param card the words before `GPU`; empty where it is no GPU
record GcpDescription(String text, String card) {

    private static final Pattern CARD = Pattern.compile("(?:Commitment v\\d+: )?(?:Reserved )?(.+?) GPUs?\\b.*");
    private static final Pattern YEARS = Pattern.compile(".* for (\\d) Years?.*", Pattern.CASE_INSENSITIVE);
    private static final Pattern REGION = Pattern.compile(".* in (.+?)(?: for \\d Years?)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern BLOCK = Pattern.compile("\\bDWS\\b|Calendar|Flex|Defined Duration");
    private static final Pattern SPOT = Pattern.compile("Spot|Preemptible");
    private static final Map<String, Term> TERMS = Map.of("1", Term.YEAR_1, "3", Term.YEAR_3, "5", Term.YEAR_5);

    static GcpDescription of(String text) {
        Matcher named = CARD.matcher(text);
        return new GcpDescription(text, named.matches() ? named.group(1) : "");
    }

    /// The card as it is called, and without the name of the machine around it.
    List<String> spellings() {
        return List.of(card, card.replaceAll(" (Mega|Plus)\\b", ""));
    }

    /// The kind under which it is left out; empty for the hour of a GPU.
    Optional<String> otherKind() {
        if (text.contains("Licens") || text.contains("Virtual Workstation") || text.contains("vWS")) {
            return Optional.of("licence");
        }
        if (card.isEmpty()) {
            return Optional.of("noAccelerator");
        }
        if (text.startsWith("Reserved ")) {
            return Optional.of("reservationUse");
        }
        return BLOCK.matcher(text).find() ? Optional.of("fixedBlock") : Optional.empty();
    }

    /// Empty for a commitment of unknown length.
    Optional<Term> term() {
        if (text.startsWith("Commitment")) {
            Matcher years = YEARS.matcher(text);
            return years.matches() ? Optional.ofNullable(TERMS.get(years.group(1))) : Optional.empty();
        }
        return Optional.of(SPOT.matcher(text).find() ? Term.SPOT : Term.ON_DEMAND);
    }

    /// A place or group of regions in words.
    String region() {
        Matcher named = REGION.matcher(text);
        return named.matches() ? named.group(1) : "";
    }
}
