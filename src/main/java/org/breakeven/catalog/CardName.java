package org.breakeven.catalog;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;
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

    private static final String SEPARATORS = " \t\n_-/,;:()[]+|'\"";
    private static final Pattern COUNT = Pattern.compile("^\\d+\\s*[x×*]\\s*(?=[a-z])");
    private static final Pattern COUNT_WORD = Pattern.compile("\\d+x|x\\d+");
    private static final Pattern FRACTION = Pattern.compile("\\d\\s*/\\s*\\d");
    private static final Pattern VGPU_PROFILE = Pattern.compile("(.+?)[-_ ]\\d{1,3}[qcab]");
    private static final Pattern MIG_PROFILE = Pattern.compile("\\dg\\.\\d+gb");
    private static final Pattern MEMORY = Pattern.compile("\\d+(\\.\\d+)?g(i?b)?");
    private static final Set<String> SLICE_WORDS = Set.of("mig", "vgpu", "grid");
    private static final Set<String> WORDS_WITHOUT_MEANING = Set.of("nvidia", "tesla", "geforce", "amd", "instinct",
            "gpu", "gpus", "graphics", "card", "generation", "edition", "workstation", "server", "blackwell", "hopper",
            "ampere", "tensor", "core", "oam", "nvlink", "英伟达", "显卡");
    private static final Set<String> FORMS_WITH_NUMBER = Set.of("sxm2", "sxm3", "sxm4", "sxm5", "sxm6");

    /// Empty for slices of a card (MIG, vGPU, fractions: none of them is the card) and for text without a name.
    static Optional<CardName> parse(String raw) {
        String text = plain(raw);
        if (text.indexOf('/') >= 0 && FRACTION.matcher(text).find()) {
            return Optional.empty();
        }
        List<String> words = split(text);
        Double memory = takeMemory(words);
        List<String> meant = new ArrayList<>();
        for (String word : words) {
            if (meansSlice(word)) {
                return Optional.empty();
            }
            if (!WORDS_WITHOUT_MEANING.contains(word) && !isCount(word)) {
                meant.add(withoutFormNumber(word));
            }
        }
        return meant.isEmpty() ? Optional.empty() : Optional.of(new CardName(keys(meant), memory));
    }

    /// Whether the words say that it is a part of a card, whichever card.
    static boolean saysShare(String raw) {
        String text = plain(raw);
        return FRACTION.matcher(text).find() || split(text).stream().anyMatch(CardName::meansSlice);
    }

    /// `A10` of the vGPU profile `A10-4Q`; empty for what is no profile.
    static Optional<CardName> ofProfile(String raw) {
        Matcher profile = VGPU_PROFILE.matcher(plain(raw));
        return profile.matches() ? parse(profile.group(1)) : Optional.empty();
    }

    private static String plain(String raw) {
        String text = Normalizer.normalize(raw, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT).strip();
        boolean counted = !text.isEmpty() && Character.isDigit(text.charAt(0));
        return counted ? COUNT.matcher(text).replaceFirst("") : text;
    }

    private static List<String> split(String text) {
        List<String> words = new ArrayList<>();
        StringTokenizer tokens = new StringTokenizer(text, SEPARATORS);
        while (tokens.hasMoreTokens()) {
            words.add(tokens.nextToken());
        }
        return words;
    }

    private static boolean meansSlice(String word) {
        return SLICE_WORDS.contains(word) || startsWithDigit(word) && MIG_PROFILE.matcher(word).matches();
    }

    private static boolean isCount(String word) {
        return word.indexOf('x') >= 0 && COUNT_WORD.matcher(word).matches();
    }

    private static boolean startsWithDigit(String word) {
        return Character.isDigit(word.charAt(0));
    }

    /// Takes the first `80gb`, or `80` followed by `gb`, out of the words.
    private static Double takeMemory(List<String> words) {
        for (int i = 0; i < words.size(); i++) {
            String unit = i + 1 < words.size() ? words.get(i + 1) : "";
            boolean apart = unit.equals("gb") || unit.equals("g") || unit.equals("gib");
            String word = apart ? words.get(i) + "gb" : words.get(i);
            if (startsWithDigit(word) && MEMORY.matcher(word).matches()) {
                words.subList(i, apart ? i + 2 : i + 1).clear();
                return Double.valueOf(word.substring(0, word.indexOf('g')));
            }
        }
        return null;
    }

    /// `sxm4` and `sxm5` say no more than `sxm` once the card is named, glued to the card's name or not.
    private static String withoutFormNumber(String word) {
        int form = word.length() - 4;
        return form >= 0 && FORMS_WITH_NUMBER.contains(word.substring(form)) ? word.substring(0, word.length() - 1) : word;
    }

    /// The kind of memory tells two cards apart in some names (`H100 80GB HBM3`) and says nothing in most.
    private static List<String> keys(List<String> words) {
        String whole = String.join("", words);
        if (!whole.contains("hbm") && !whole.contains("gddr")) {
            return List.of(whole);
        }
        words.removeIf(word -> word.startsWith("hbm") || word.startsWith("gddr"));
        String withoutKind = String.join("", words);
        return withoutKind.isEmpty() || withoutKind.equals(whole) ? List.of(whole) : List.of(whole, withoutKind);
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
