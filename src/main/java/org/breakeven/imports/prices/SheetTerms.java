package org.breakeven.imports.prices;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.breakeven.model.Term;

/// Terms as people write them in a sheet: the ids, and the usual English and Chinese words.
public final class SheetTerms {

    private static final Map<String, Term> WORDS = Map.ofEntries(
            Map.entry("", Term.ON_DEMAND), Map.entry("ondemand", Term.ON_DEMAND), Map.entry("payg", Term.ON_DEMAND),
            Map.entry("按量", Term.ON_DEMAND), Map.entry("按量付费", Term.ON_DEMAND), Map.entry("按量计费", Term.ON_DEMAND),
            Map.entry("按时", Term.ON_DEMAND), Map.entry("竞价", Term.SPOT), Map.entry("抢占式", Term.SPOT),
            Map.entry("interruptible", Term.SPOT), Map.entry("preemptible", Term.SPOT), Map.entry("包天", Term.DAY),
            Map.entry("包日", Term.DAY), Map.entry("包周", Term.WEEK), Map.entry("包月", Term.MONTH),
            Map.entry("1_month", Term.MONTH),
            Map.entry("包季", Term.MONTH_3), Map.entry("3_months", Term.MONTH_3), Map.entry("包半年", Term.MONTH_6),
            Map.entry("6_months", Term.MONTH_6), Map.entry("包年", Term.YEAR_1), Map.entry("1_year", Term.YEAR_1),
            Map.entry("3_years", Term.YEAR_3), Map.entry("5_years", Term.YEAR_5));

    private SheetTerms() { }

    /// An empty cell is on demand; empty if the words are not known.
    public static Optional<Term> parse(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT).replaceAll("[ -]+", "_");
        return Term.parse(word).or(() -> Optional.ofNullable(WORDS.get(word)));
    }
}
