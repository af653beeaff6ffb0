package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.YamlText;
import org.breakeven.model.Message;
import org.breakeven.model.Term;

/// Plans of a provider as API Evangelist transcribes them from its page, such as CoreWeave's:
/// ```
/// {generated: '2026-09-20', source: https://www.example.com/pricing, currency: USD, plans: [
///   {name: 'NVIDIA HGX X100 (on-demand)', price_text: $49.24, price: 49.24, unit: per hour,
///    included_quota: '8 GPUs, 80 GB VRAM', overage: 'Spot Price: $19.71 / Hour (NA)'}]}
/// ```
/// A price is the machine's; how many GPUs it has stands only among what is included, and the spot price in words.
final class ProviderPlans implements PriceImporter {

    private static final Pattern GPUS = Pattern.compile("(\\d{1,3})\\s*(?:x\\s*)?GPUs?\\b");
    private static final Pattern MEMORY = Pattern.compile("(\\d{1,4})\\s*GB VRAM");
    private static final Pattern SPOT = Pattern.compile("(?i)spot[^$]*\\$\\s*([\\d.,]*\\d)\\s*/\\s*hour");
    private static final Pattern NAME = Pattern.compile("([^(]*?)(?: NVL\\d+)?\\s*(?:\\(.*)?");

    private final CardNames cards;

    ProviderPlans(CardNames cards) {
        this.cards = cards;
    }

    @Override
    public String format() {
        return "plans";
    }

    @Override
    public boolean recognises(FileHead head) {
        return YamlText.hasTopKey(head, "plans") && head.text().contains("price_text:");
    }

    @Override
    public FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile {
        JsonNode root = YamlText.read(head);
        if (root.path("plans").isEmpty()) {
            throw Columns.missing(head, List.of("plans"));
        }
        Reading reading = new Reading(head, options, format(), cards);
        LocalDate asOf = reading.date(0, "generated", JsonCells.text(root, "generated"));
        String provider = provider(JsonCells.text(root, "source")).orElseGet(reading::providerOfFile);
        int row = 0;
        for (JsonNode plan : root.path("plans")) {
            row++;
            reading.sheet().row();
            take(plan, row, provider, asOf, reading);
        }
        reading.assume("planWholeMachine");
        return reading.sheet().report();
    }

    /// `www.coreweave.com` is CoreWeave's page.
    private static Optional<String> provider(String address) {
        try {
            String host = URI.create(address).getHost();
            String[] parts = host == null ? new String[0] : host.split("\\.");
            return parts.length < 2 ? Optional.empty() : Optional.of(KnownClouds.shown(parts[parts.length - 2]));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static void take(JsonNode plan, int row, String provider, LocalDate asOf, Reading reading) {
        String included = JsonCells.text(plan, "included_quota");
        Optional<Integer> gpus = first(GPUS, included).flatMap(Decimals::count);
        String price = JsonCells.text(plan, "price");
        String spot = first(SPOT, JsonCells.text(plan, "overage")).orElse("").replace(",", "");
        String name = JsonCells.text(plan, "name");
        if (!JsonCells.text(plan, "unit").toLowerCase(Locale.ROOT).contains("hour")) {
            reading.skip("notHourly");
        } else if (gpus.isPresent()) {
            Double memory = first(MEMORY, included).map(Double::valueOf).orElse(null);
            String card = reading.card(row, "name", spellings(name), memory);
            reading.offer(row, Machine.of(provider, card, name, gpus.get(), "", JsonCells.text(plan, "currency"))
                    .asOf(asOf), Price.perMachine("price", price, Term.ON_DEMAND, gpus.get()),
                    Price.perMachine("overage", spot, Term.SPOT, gpus.get()));
        } else if (price.isEmpty() && spot.isEmpty()) {
            reading.skip("notSold");
        } else {
            reading.sheet().reject(row, "included_quota", Message.of("imports.notACount"), included,
                    Message.of("imports.expected.gpusInWords"));
        }
    }

    /// `NVIDIA HGX X100 (on-demand)`, with the board and without.
    private static List<String> spellings(String name) {
        Matcher matcher = NAME.matcher(name);
        String bare = matcher.matches() ? matcher.group(1) : name;
        return List.of(bare, bare.replace("HGX ", ""));
    }

    private static Optional<String> first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
