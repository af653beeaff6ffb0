package org.breakeven.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.breakeven.model.ProviderFee;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;

/// Prices with their sources.
final class OfferJson {

    private OfferJson() {
    }

    static JsonNode of(RentOffer offer) {
        if (offer == null) {
            return NullNode.getInstance();
        }
        ObjectNode json = Json.object().put("provider", offer.provider()).put("card", offer.card())
                .put("rawName", offer.rawName()).put("gpusPerInstance", offer.gpusPerInstance());
        json.set("region", Json.text(offer.region()));
        json.put("term", offer.term().id()).put("currency", offer.currency())
                .put("pricePerGpuHour", Json.exact(offer.pricePerGpuHour())).put("gpuPartOnly", offer.gpuPartOnly());
        return withSource(json, offer.source());
    }

    static JsonNode of(PurchaseQuote quote) {
        if (quote == null) {
            return NullNode.getInstance();
        }
        ObjectNode json = Json.object().put("vendor", quote.vendor()).put("card", quote.card()).put("gpus", quote.gpus())
                .put("server", quote.server()).put("currency", quote.price().currency())
                .put("price", Json.exact(quote.price().amount())).put("pricePerGpu", Json.exact(quote.pricePerGpu()));
        return withSource(json, quote.source());
    }

    static JsonNode of(ProviderFee fee) {
        ObjectNode json = Json.object().put("provider", fee.provider())
                .put("kind", fee.kind().name().toLowerCase(Locale.ROOT)).put("label", fee.label())
                .put("currency", fee.price().currency()).put("price", Json.exact(fee.price().amount())).put("unit", fee.unit());
        return withSource(json, fee.source());
    }

    private static JsonNode withSource(ObjectNode json, Source source) {
        json.set("asOf", Json.date(source.asOf()));
        json.set("row", source.row() == 0 ? NullNode.getInstance() : json.numberNode(source.row()));
        return json.put("source", source.name());
    }
}
