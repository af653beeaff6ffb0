package org.breakeven.imports.prices;

import java.util.List;
import org.breakeven.imports.CardLookup;

/// Every price-sheet format, in the order in which they are asked.
public final class PriceImporters {

    private PriceImporters() { }

    public static List<PriceImporter> all(CardLookup cards) {
        CardNames names = new CardNames(cards);
        return List.of(
                new BreakevenSheet(names),
                new SkyPilotCatalog(names),
                new RunPodGpuTypes(names),
                new LambdaInstanceTypes(names));
    }
}
