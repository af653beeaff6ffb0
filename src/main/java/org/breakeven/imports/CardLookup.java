package org.breakeven.imports;

import java.util.Optional;
import org.breakeven.model.CardModel;

/// What importers ask of the card catalog.
@FunctionalInterface
public interface CardLookup {

    /// The card meant by a spelling, empty where it is unknown or could be several.
    ///
    /// @param raw      as a sheet, bill or tool writes it
    /// @param memoryGb memory in GB where the file says it, else `null`
    Optional<CardModel> resolve(String raw, Double memoryGb);
}
