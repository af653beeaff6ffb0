package org.breakeven.catalog;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A card's name taken apart: what is left when case, separators, maker's words and memory are taken out.
///
/// `NVIDIA A100-SXM4-80GB` has the key `a100sxm` and states 80 GB. Words that are not known to mean nothing stay in the
/// key, so that `RTX 4090 Laptop GPU` is not taken for the desktop card.
///
/// @param keys     spellings to look up, the most specific first
/// @param memoryGb memory stated in the name, `null` where it states none
record CardName(List<String> keys, Double memoryGb) {

    /// MIG and vGPU slices and fractions of a card: none of them is the card.
    private static final Pattern SLICE =
            Pattern.compile("(?<![a-z0-9])\\dg[._]\\d+gb|(?<![a-z])(mig|vgpu|grid)(?![a-z])|\\d\\s*/\\s*\\d");
    private static final Pattern COUNT = Pattern.compile("^\\d+\\s*[x×*]\\s*(?=\\p{Alpha})");
    private static final Pattern MEMORY = Pattern.compile("(?<![\\p{Alnum}.])(\\d+(?:\\.\\d+)?)\\s?g(?:i?b)?(?!\\p{Alnum})");
    private static final Pattern SEPARATORS = Pattern.compile("[\\s_\\-/,;:()\\[\\]+|'\"]+");
    private static final Pattern MEMORY_KIND = Pattern.compile("hbm\\d?e?|gddr\\d?x?");
    private static final Set<String> WORDS_WITHOUT_MEANING = Set.of("", "nvidia", "tesla", "geforce", "amd", "instinct",
            "gpu", "gpus", "graphics", "card", "generation", "edition", "workstation", "server", "blackwell", "hopper",
            "ampere", "tensor", "core", "oam", "nvlink", "英伟达", "显卡");

    /// Empty for slices of a card and for text without a name.
    static Optional<CardName> parse(String raw) {
        String text = Normalizer.normalize(raw, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT).strip();
        if (SLICE.matcher(text).find()) {
            return Optional.empty();
        }
        text = COUNT.matcher(text).replaceFirst("");
        Matcher memory = MEMORY.matcher(text);
        Double stated = memory.find() ? Double.valueOf(memory.group(1)) : null;
        List<String> words = words(stated == null ? text : memory.replaceFirst(" "));
        return words.isEmpty() ? Optional.empty() : Optional.of(new CardName(keys(words), stated));
    }

    private static List<String> words(String text) {
        return Arrays.stream(SEPARATORS.split(text)).filter(word -> !WORDS_WITHOUT_MEANING.contains(word))
                .filter(word -> !word.matches("\\d+x|x\\d+"))
                .map(word -> word.replaceFirst("sxm\\d$", "sxm")).toList();
    }

    /// The kind of memory tells two cards apart in some names (`H100 80GB HBM3`) and says nothing in most.
    private static List<String> keys(List<String> words) {
        List<String> keys = new ArrayList<>(List.of(String.join("", words)));
        List<String> withoutKind = words.stream().filter(word -> !MEMORY_KIND.matcher(word).matches()).toList();
        if (withoutKind.size() < words.size() && !withoutKind.isEmpty()) {
            keys.add(String.join("", withoutKind));
        }
        return List.copyOf(keys);
    }

    /// This name with digits at the end of its key read as memory, for `a100_80` and `A10080GB`; empty if they cannot be.
    ///
    /// @param at position in the first key where the memory begins
    Optional<CardName> withMemoryFrom(int at) {
        String key = keys.getFirst();
        String digits = key.substring(at).replaceFirst("g(i?b)?$", "");
        if (memoryGb != null || !digits.matches("[1-9]\\d{0,2}")) {
            return Optional.empty();
        }
        return Optional.of(new CardName(List.of(key.substring(0, at)), Double.valueOf(digits)));
    }
}
