package org.breakeven.imports.prices;

import java.util.List;
import org.breakeven.catalog.CardCatalog;

/// Every price-sheet format, in the order in which they are asked.
public final class PriceImporters {

    private PriceImporters() { }

    public static List<PriceImporter> all(CardCatalog cards) {
        CardNames names = new CardNames(cards);
        return List.of(
                new BreakevenSheet(names),
                new SkyPilotCatalog(names),
                new RunPodGpuTypes(names),
                new LambdaInstanceTypes(names));
    }
}
