package org.breakeven.catalog;

import java.util.List;
import java.util.Locale;
import org.breakeven.model.ElectricityPrice;
import org.breakeven.model.ExchangeRate;
import org.breakeven.model.PriceBook;
import org.breakeven.model.ProviderFee;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;

/// The prices shipped with the application, so that a first comparison needs no price sheet.
///
/// Every figure's source names where the figure comes from, and its file and line in `pricing-data`.
public final class ShippedPrices {

    private static final class Shipped {
        private static final PriceBook BOOK = new PriceBook(
                ShippedTable.read("rental-offers.csv", ShippedPrices::offer),
                ShippedTable.read("purchase-quotes.csv", ShippedPrices::quote),
                ShippedTable.read("provider-fees.csv", ShippedPrices::fee),
                ShippedTable.read("electricity-prices.csv", ShippedPrices::electricity),
                ShippedTable.read("exchange-rates.csv", ShippedPrices::rate),
                CardCatalog.shipped().all());
    }

    private static final class History {
        private static final List<PastRentalPrice> PRICES = ShippedTable.read("rental-history.csv", ShippedPrices::past);
    }

    private ShippedPrices() { }

    /// Offers, purchase quotes, fees, electricity prices and exchange rates; read once, at the first call.
    public static PriceBook load() {
        return Shipped.BOOK;
    }

    /// Rental prices of the same cards at the same providers over time, oldest first; read once, at the first call.
    public static List<PastRentalPrice> history() {
        return History.PRICES;
    }

    private static RentOffer offer(ShippedTable.Row row) {
        String instance = row.text("instance");
        return new RentOffer(row.text("provider"), row.text("card"), instance.isEmpty() ? row.text("card") : instance,
                row.count("gpus_per_instance"), row.text("region"), row.term("term"), row.decimal("price_per_gpu_hour"),
                row.text("currency"), row.flag("gpu_part_only"), row.source());
    }

    private static PurchaseQuote quote(ShippedTable.Row row) {
        return new PurchaseQuote(row.text("vendor"), row.text("card"), row.count("gpus"), row.text("kind").equals("server"),
                row.money("price"), row.source());
    }

    private static ProviderFee fee(ShippedTable.Row row) {
        String region = row.text("region");
        String label = region.isEmpty() ? row.text("label") : row.text("label") + " (" + region + ")";
        var kind = ProviderFee.Kind.valueOf(row.text("fee").toUpperCase(Locale.ROOT));
        return new ProviderFee(row.text("provider"), kind, label, row.money("price"), row.text("unit"), row.source());
    }

    private static ElectricityPrice electricity(ShippedTable.Row row) {
        return new ElectricityPrice(row.text("place"), row.money("price_per_kwh"), row.source());
    }

    private static ExchangeRate rate(ShippedTable.Row row) {
        return new ExchangeRate(row.text("from"), row.text("to"), row.decimal("rate"), row.source());
    }

    private static PastRentalPrice past(ShippedTable.Row row) {
        return new PastRentalPrice(row.date("date"), row.text("card"), row.text("provider"), row.term("term"),
                row.money("price_per_gpu_hour"), row.text("source"));
    }
}
