package org.breakeven.imports.mapping;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.breakeven.imports.tables.TableRow;

/// A mapping kept under a name for the next file of its kind.
///
/// That file is recognised by the names of its columns, whatever its own name, its sheet's name, the order of its
/// columns and the lines of its header. Columns that were ignored may be missing and a few new ones may be there; a
/// table without a header is never recognised by itself. A day given for the first file is asked for anew.
///
/// @param name    1 to 60 letters, digits, blanks and `-_.()`, so that it can be a file's name
/// @param mapping the decisions
public record MappingProfile(String name, TableMapping mapping) {

    /// In front of a name where formats are named: `--as profile:NAME`.
    public static final String PREFIX = "profile:";

    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} _.()-]{0,59}");
    private static final double ALIKE = 0.75;

    public MappingProfile {
        Objects.requireNonNull(mapping, "mapping");
        if (!isName(name)) {
            throw new IllegalArgumentException("no name of a profile: " + name);
        }
        mapping = mapping.withAsOf(mapping.constants().asOf().forNextFile());
    }

    /// Whether a profile can be called so.
    public static boolean isName(String name) {
        return name != null && NAME.matcher(name).matches() && !name.endsWith(" ") && !name.endsWith(".");
    }

    /// Id among the formats, `profile:NAME`.
    public String format() {
        return PREFIX + name;
    }

    /// The mapping moved to where a table of the same kind has its header and columns; empty for another kind.
    public Optional<TableMapping> on(TableDraft draft) {
        return mapping.header().isPresent() ? on(draft, ALIKE) : Optional.empty();
    }

    /// @param alike share of names that must be the same
    private Optional<TableMapping> on(TableDraft draft, double alike) {
        int rows = Math.toIntExact(Math.min(TableMapper.DRAFT_ROWS, mapping.header().last() - mapping.header().first() + 1));
        List<TableRow> all = draft.rows();
        for (int i = 0; i + rows <= all.size(); i++) {
            HeaderLines header = new HeaderLines(all.get(i).line(), all.get(i + rows - 1).line());
            Optional<TableMapping> moved = moved(draft.withHeader(header), alike);
            if (moved.isPresent()) {
                return moved;
            }
        }
        return Optional.empty();
    }

    /// Whether the table has exactly the columns of the first file, in any order.
    boolean isExact(TableMapping moved) {
        return Set.copyOf(keys(moved)).equals(Set.copyOf(keys(mapping)));
    }

    /// [#on] for a table that the user says is of this kind: the columns used must be there, others may differ, and a
    /// table without a header is read by position.
    public Optional<TableMapping> chosenFor(TableDraft draft) {
        if (!mapping.header().isPresent()) {
            boolean wide = draft.width() >= mapping.columns().size();
            return wide ? Optional.of(new TableMapping(draft.sheet(), HeaderLines.NONE, mapping.columns(), mapping.constants()))
                    : Optional.empty();
        }
        return on(draft, 0);
    }

    /// Names of the columns without which nothing can be read by it.
    List<String> neededNames() {
        return used().stream().map(ColumnMapping::name).toList();
    }

    private List<ColumnMapping> used() {
        return mapping.columns().stream()
                .filter(column -> column.role() != ColumnRole.IGNORE && column.role() != ColumnRole.NOTE).toList();
    }

    private static List<String> keys(TableMapping mapping) {
        return ColumnNames.normalised(mapping.columns().stream().map(ColumnMapping::name).toList());
    }

    private Optional<TableMapping> moved(TableDraft draft, double alike) {
        List<String> names = draft.columnNames();
        List<String> there = ColumnNames.normalised(names);
        List<String> here = keys(mapping);
        if (!hasAllUsed(there, here) || likeness(there, here) < alike) {
            return Optional.empty();
        }
        List<ColumnMapping> columns = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            int place = there.get(i).isEmpty() ? -1 : here.indexOf(there.get(i));
            ColumnMapping known = place < 0 ? new ColumnMapping(i, names.get(i), ColumnRole.IGNORE, null, false) : mapping.columns().get(place);
            columns.add(new ColumnMapping(i, names.get(i), known.role(), known.price(), known.fillDown()));
        }
        return Optional.of(new TableMapping(draft.sheet(), draft.header(), columns, mapping.constants()));
    }

    private boolean hasAllUsed(List<String> there, List<String> here) {
        return used().stream().map(column -> here.get(mapping.columns().indexOf(column)))
                .allMatch(name -> !name.isEmpty() && there.contains(name));
    }

    /// Names that both have, as a share of all names of the two.
    private static double likeness(List<String> there, List<String> here) {
        Set<String> all = new HashSet<>(there);
        all.addAll(here);
        all.remove("");
        Set<String> both = new HashSet<>(there);
        both.retainAll(here);
        both.remove("");
        return all.isEmpty() ? 0 : (double) both.size() / all.size();
    }
}
