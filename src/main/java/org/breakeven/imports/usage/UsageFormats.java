package org.breakeven.imports.usage;

import java.util.List;
import java.util.Optional;
import org.breakeven.imports.FileHead;

/// The usage formats in the order in which they are tried.
public final class UsageFormats {

    public static final List<UsageFormat> ALL = List.of(FocusFormat.FOCUS, SacctFormat.SACCT);

    private UsageFormats() { }

    public static Optional<UsageFormat> byId(String id) {
        return ALL.stream().filter(format -> format.id().equals(id)).findFirst();
    }

    public static Optional<UsageFormat> recognise(FileHead head) {
        return ALL.stream().filter(format -> format.recognised().test(head)).findFirst();
    }
}
