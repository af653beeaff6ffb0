package org.breakeven.catalog;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.breakeven.model.InstanceType;

/// Cloud machine types and the GPUs in them, as price sheets and bills write them: `g5.4xlarge`, `ml.g5.4xlarge`,
/// `Standard_NC24ads_A100_v4`, `NC24ads A100 v4`.
public final class InstanceCatalog {

    private static final class Shipped {
        private static final InstanceCatalog CATALOG =
                new InstanceCatalog(ShippedTable.read("instances.csv", InstanceCatalog::instance));
    }

    private static final Pattern PREFIX = Pattern.compile("^(ml\\.|standard[_ ])");

    private final Map<String, InstanceType> byKey = new LinkedHashMap<>();

    /// @throws IllegalArgumentException when two types have the same name but for case and separators
    InstanceCatalog(List<InstanceType> types) {
        for (InstanceType type : types) {
            if (byKey.put(key(type.name()), type) != null) {
                throw new IllegalArgumentException("two instance types are called " + type.name());
            }
        }
    }

    /// The types shipped with the application; read once, at the first call.
    public static InstanceCatalog shipped() {
        return Shipped.CATALOG;
    }

    private static InstanceType instance(ShippedTable.Row row) {
        return new InstanceType(row.text("provider"), row.text("name"), row.text("card"), row.figure("gpus"), row.source());
    }

    /// The type of this name, whatever its case and separators; empty if it is not known or has no GPU.
    public Optional<InstanceType> find(String name) {
        return name == null ? Optional.empty() : Optional.ofNullable(byKey.get(key(name)));
    }

    /// All types in the order of the file.
    public List<InstanceType> all() {
        return List.copyOf(byKey.values());
    }

    private static String key(String name) {
        String bare = PREFIX.matcher(name.strip().toLowerCase(Locale.ROOT)).replaceFirst("");
        return bare.replace("-", "").replace("_", "").replace(" ", "");
    }
}
