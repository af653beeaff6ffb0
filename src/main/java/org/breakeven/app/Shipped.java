package org.breakeven.app;

import org.breakeven.catalog.CardCatalog;
import org.breakeven.catalog.InstanceCatalog;
import org.breakeven.catalog.ShippedPrices;
import org.breakeven.imports.FileImporter;
import org.breakeven.imports.mapping.MappingProfiles;
import org.breakeven.imports.mapping.TableMapper;
import org.breakeven.imports.usage.CatalogCardNames;
import org.breakeven.model.PriceBook;
import org.breakeven.usage.DuckDbUsageReader;

/// What comes with the application, made at the first call and kept.
public final class Shipped {

    private static final class Importing {
        private static final FileImporter IMPORTER = Shipped.importer(profiles());
    }

    private Shipped() {
    }

    /// The importer that knows the shipped cards and the user's mapping profiles.
    public static FileImporter importer() {
        return Importing.IMPORTER;
    }

    /// [#importer()] with profiles kept elsewhere.
    public static FileImporter importer(MappingProfiles profiles) {
        return new FileImporter(CardCatalog.shipped(), InstanceCatalog.shipped(),
                new DuckDbUsageReader(CatalogCardNames.shipped()), profiles);
    }

    /// The user's mapping profiles, read anew from their folder at every call.
    public static MappingProfiles profiles() {
        return new MappingProfiles(UserFolder.profiles());
    }

    /// Maps the columns of tables to the shipped cards.
    public static TableMapper mapper() {
        return new TableMapper(CardCatalog.shipped(), InstanceCatalog.shipped());
    }

    /// Offers, quotes, fees and rates of `pricing-data`, with the cards they are for.
    public static PriceBook prices() {
        return ShippedPrices.load();
    }

    /// The canonical name of a card however it is spelled; an unknown card keeps the name it was given.
    public static String cardName(String spelled) {
        return CardCatalog.shipped().resolve(spelled, null).map(card -> card.name()).orElse(spelled);
    }
}
