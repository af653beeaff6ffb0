package org.breakeven.catalog;

import java.time.LocalDate;
import org.breakeven.model.Money;
import org.breakeven.model.Term;

/// What a card cost at a provider on one day, for the price history.
///
/// @param card            canonical card name
/// @param pricePerGpuHour exact
/// @param source          where it was seen
public record PastRentalPrice(LocalDate date, String card, String provider, Term term, Money pricePerGpuHour, String source) { }
