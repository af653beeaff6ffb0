package org.breakeven.imports.usage;

import java.util.Optional;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.catalog.InstanceCatalog;
import org.breakeven.model.CardModel;
import org.breakeven.model.InstanceType;

/// Names as the catalogs know them.
public final class CatalogCardNames implements CardNames {

    private final CardCatalog cards;
    private final InstanceCatalog instances;

    public CatalogCardNames(CardCatalog cards, InstanceCatalog instances) {
        this.cards = cards;
        this.instances = instances;
    }

    /// Over the catalogs shipped with the application.
    public static CatalogCardNames shipped() {
        return new CatalogCardNames(CardCatalog.shipped(), InstanceCatalog.shipped());
    }

    @Override
    public Optional<String> card(String raw) {
        return cards.resolve(raw, null).map(CardModel::name);
    }

    @Override
    public Optional<InstanceType> instance(String name) {
        return instances.find(name);
    }
}
