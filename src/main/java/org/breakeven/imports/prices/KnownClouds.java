package org.breakeven.imports.prices;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Clouds by the ids sheets have for them. Some say their cloud only by the file: `catalogs/v8/<cloud>/vms.csv`.
final class KnownClouds {

    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("aws", "AWS"), Map.entry("azure", "Azure"), Map.entry("gcp", "GCP"), Map.entry("oci", "OCI"),
            Map.entry("ibm", "IBM Cloud"), Map.entry("scp", "Samsung Cloud"), Map.entry("do", "DigitalOcean"),
            Map.entry("lambda", "Lambda"), Map.entry("runpod", "RunPod"), Map.entry("vast", "Vast.ai"),
            Map.entry("verda", "Verda"), Map.entry("datacrunch", "Verda"), Map.entry("nebius", "Nebius"),
            Map.entry("hyperbolic", "Hyperbolic"), Map.entry("fluidstack", "FluidStack"), Map.entry("cudo", "CUDO"),
            Map.entry("paperspace", "Paperspace"), Map.entry("primeintellect", "Prime Intellect"),
            Map.entry("seeweb", "Seeweb"), Map.entry("shadeform", "Shadeform"), Map.entry("mithril", "Mithril"),
            Map.entry("hyperstack", "Hyperstack"), Map.entry("crusoe", "Crusoe"), Map.entry("together", "Together"),
            Map.entry("digitalocean", "DigitalOcean"), Map.entry("coreweave", "CoreWeave"),
            Map.entry("oracle", "OCI"), Map.entry("google", "GCP"), Map.entry("amazon", "AWS"),
            Map.entry("jarvislabs", "JarvisLabs"), Map.entry("vultr", "Vultr"), Map.entry("ovh", "OVHcloud"),
            Map.entry("vastai", "Vast.ai"), Map.entry("tencent", "Tencent Cloud"));

    private KnownClouds() { }

    /// The cloud named in the file's name, else by its folder.
    static Optional<String> of(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return inName(file).or(() -> folder == null ? Optional.empty() : inName(folder));
    }

    /// A cloud as it is shown, by the id or name a sheet has for it; a cloud not known stays as written.
    static String shown(String name) {
        return NAMES.getOrDefault(name.strip().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", ""), name.strip());
    }

    private static Optional<String> inName(Path path) {
        String name = path.getFileName() == null ? "" : path.getFileName().toString().toLowerCase(Locale.ROOT);
        List<String> found = Arrays.stream(name.split("[^a-z0-9]+")).map(NAMES::get).filter(cloud -> cloud != null)
                .distinct().toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }
}
