package org.breakeven.imports.mapping;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Where the date of the prices comes from. A date column, where there is one, comes first in every case.
///
/// @param from where a row without a date of its own has it from
/// @param date for [From#GIVEN], else `null`
public record AsOf(From from, LocalDate date) {

    /// Sources of a date.
    public enum From {
        /// Nothing but the date column.
        COLUMN,
        /// The text around the table, the sheet's and the file's name: `截至 2026-11-20`, `as of ...`.
        TEXT,
        /// To be asked for every file; until it is answered, the day the file was last changed, which is said.
        ASK,
        /// What the user gave for this one file.
        GIVEN;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<From> parse(String id) {
            return Arrays.stream(values()).filter(from -> from.id().equals(id)).findFirst();
        }
    }

    public AsOf {
        if ((from == From.GIVEN) != (date != null)) {
            throw new IllegalArgumentException("a date, and only a given one, is a day: " + from + " " + date);
        }
    }

    public static AsOf column() {
        return new AsOf(From.COLUMN, null);
    }

    public static AsOf text() {
        return new AsOf(From.TEXT, null);
    }

    public static AsOf ask() {
        return new AsOf(From.ASK, null);
    }

    public static AsOf given(LocalDate date) {
        return new AsOf(From.GIVEN, date);
    }

    /// For the next file of the kind: a day given for this one would be wrong there.
    AsOf forNextFile() {
        return from == From.GIVEN ? ask() : this;
    }
}
