package org.breakeven.imports.mapping;

import java.text.Normalizer;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Days as people write them, in a cell or in the text around a table.
final class TableDates {

    private static final Pattern YEAR_FIRST =
            Pattern.compile("(?<!\\d)(20\\d{2})\\s*[-/.年]\\s*(\\d{1,2})\\s*[-/.月]\\s*(\\d{1,2})(?!\\d)\\s*日?");
    private static final Pattern COMPACT = Pattern.compile("(?<!\\d)(20\\d{2})(0[1-9]|1[0-2])([0-3]\\d)(?!\\d)");
    private static final Pattern CELL = Pattern.compile("\\s*\\d{4}.*");

    private TableDates() { }

    /// The day of a cell that is a date, with or without a time after it.
    static Optional<LocalDate> cell(String text) {
        return CELL.matcher(text).matches() && text.length() <= 35 ? in(text) : Optional.empty();
    }

    /// The first day a text names.
    static Optional<LocalDate> in(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC);
        return day(YEAR_FIRST.matcher(plain)).or(() -> day(COMPACT.matcher(plain)));
    }

    private static Optional<LocalDate> day(Matcher found) {
        while (found.find()) {
            try {
                return Optional.of(LocalDate.of(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)),
                        Integer.parseInt(found.group(3))));
            } catch (DateTimeException _) {
                // the next one may be a day
            }
        }
        return Optional.empty();
    }
}
