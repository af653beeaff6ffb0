package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Term;

/// Google's machines put together from the SKUs of their GPU, vCPUs and memory, where a list has all three in one
/// currency, region and term. Only machines that have nothing else in their price.
final class GcpMachines {

    private static final Pattern PART =
            Pattern.compile("(Spot Preemptible )?(\\w+) Instance (Core|Ram) running in .*");
    private static final List<Shape> SHAPES = List.of(new Shape("a2-highgpu-1g", "A2", "A100 40GB", 12, 85),
            new Shape("g2-standard-4", "G2", "L4 24GB", 4, 16));

    private final Map<Part, BigDecimal> parts = new HashMap<>();

    /// @param family of the machine as its SKUs are called
    /// @param card   as the catalog calls the card in the GPU's SKU
    private record Shape(String machine, String family, String card, int cores, int gib) { }

    private record Part(String family, String kind, Term term, String region, String currency) { }

    /// A part of a machine, if it is one.
    void learn(JsonNode sku) {
        Matcher part = PART.matcher(JsonCells.text(sku, "description"));
        if (part.matches()) {
            JsonNode price = GcpBillingSkus.unitPrice(sku);
            Term term = part.group(1) == null ? Term.ON_DEMAND : Term.SPOT;
            Decimals.of(GcpBillingSkus.amount(price)).filter(amount -> amount.signum() > 0)
                    .ifPresent(amount -> JsonCells.texts(sku, "serviceRegions").forEach(region ->
                            parts.put(new Part(part.group(2), part.group(3), term, region,
                                    JsonCells.text(price, "currencyCode")), amount)));
        }
    }

    /// Whole machines for those GPU parts whose other parts are known.
    void addTo(OfferSheet sheet, List<RentOffer> gpuParts, CardNames cards) {
        List<RentOffer> machines = new ArrayList<>();
        gpuParts.forEach(gpu -> SHAPES.stream().filter(shape -> shape.card.equals(gpu.card()))
                .forEach(shape -> together(gpu, shape, cards).ifPresent(machines::add)));
        sheet.add(machines);
    }

    private Optional<RentOffer> together(RentOffer gpu, Shape shape, CardNames cards) {
        Optional<BigDecimal> core = part(gpu, shape, "Core");
        Optional<BigDecimal> gib = part(gpu, shape, "Ram");
        String card = cards.machine(shape.machine).map(type -> type.card()).orElse(gpu.card());
        return core.flatMap(c -> gib.map(g -> gpu.pricePerGpuHour().add(c.multiply(BigDecimal.valueOf(shape.cores)))
                        .add(g.multiply(BigDecimal.valueOf(shape.gib)))))
                .map(price -> new RentOffer(gpu.provider(), card, shape.machine, 1, gpu.region(), gpu.term(), price,
                        gpu.currency(), false, gpu.source()));
    }

    private Optional<BigDecimal> part(RentOffer gpu, Shape shape, String kind) {
        return Optional.ofNullable(parts.get(new Part(shape.family, kind, gpu.term(), gpu.region(), gpu.currency())));
    }
}
