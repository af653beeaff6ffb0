package org.breakeven.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.breakeven.comparison.ApiAlternative;
import org.breakeven.comparison.BreakEven;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison;
import org.breakeven.comparison.LeaseAlternative;
import org.breakeven.comparison.Option;
import org.breakeven.comparison.Verdict;
import org.breakeven.costing.CostKind;
import org.breakeven.model.Assumption;
import org.breakeven.model.AssumptionKey;

/// `breakeven compare --json`.
final class CompareJson {

    private CompareJson() {
    }

    static JsonNode of(Comparison comparison) {
        ObjectNode json = Json.object().put("currency", comparison.currency()).put("horizonMonths", comparison.horizonMonths());
        json.set("assumptions", assumptions(comparison.assumptions().asMap()));
        json.set("demand", demand(comparison));
        json.set("cards", Json.array(comparison.cards(), CompareJson::card));
        json.set("warnings", Json.array(comparison.warnings(), CompareJson::warning));
        return json;
    }

    private static JsonNode assumptions(Map<AssumptionKey, Assumption> assumptions) {
        ObjectNode json = Json.object();
        assumptions.forEach((key, assumption) -> {
            ObjectNode entry = json.putObject(key.id());
            entry.set("value", value(key, assumption));
            entry.put("unit", key.unit()).put("source", assumption.source());
            entry.set("asOf", Json.date(assumption.asOf()));
        });
        return json;
    }

    private static JsonNode value(AssumptionKey key, Assumption assumption) {
        return switch (key.kind()) {
            case NUMBER -> Json.number(assumption.number());
            case FLAG -> Json.object().booleanNode(assumption.number() == 1);
            case CHOICE, LIST -> Json.text(assumption.text());
        };
    }

    private static JsonNode demand(Comparison comparison) {
        ObjectNode json = Json.object();
        json.set("gpuHoursPerMonth", Json.number(comparison.gpuHoursPerMonth()));
        json.set("averageGpus", Json.number(comparison.demand().curve().average()));
        return json.put("peakGpus", comparison.demand().curve().peak()).put("source", comparison.demand().origin().id());
    }

    private static JsonNode card(CardComparison card) {
        ObjectNode json = Json.object().put("card", card.card());
        json.set("rent", rent(card));
        json.set("buy", buy(card));
        json.set("hybrid", hybrid(card.hybrid()));
        json.set("api", api(card.api()));
        json.set("lease", lease(card.lease()));
        json.set("breakEven", breakEven(card.breakEven()));
        json.set("verdict", verdict(card.verdict()));
        return json;
    }

    private static JsonNode rent(CardComparison card) {
        if (card.rent() == null) {
            return NullNode.getInstance();
        }
        ObjectNode json = Json.object();
        json.set("offer", OfferJson.of(card.offer()));
        return withCosts(json, card.rent());
    }

    private static JsonNode buy(CardComparison card) {
        Option buy = card.buy();
        if (buy == null) {
            return NullNode.getInstance();
        }
        ObjectNode json = Json.object();
        json.set("quote", OfferJson.of(card.quote()));
        json.put("gpus", buy.ownedGpus()).put("servers", buy.servers());
        json.set("capital", Json.number(buy.capital()));
        return withCosts(json, buy);
    }

    private static JsonNode hybrid(Option hybrid) {
        return hybrid == null ? NullNode.getInstance()
                : withCosts(Json.object().put("ownedGpus", hybrid.ownedGpus()).put("servers", hybrid.servers()), hybrid);
    }

    private static JsonNode withCosts(ObjectNode json, Option option) {
        json.set("total", Json.number(option.total()));
        json.set("npv", Json.number(option.npv()));
        json.set("perGpuHour", Json.number(option.perGpuHour()));
        ObjectNode byKind = json.putObject("byKind");
        for (Map.Entry<CostKind, Double> cost : option.timeline().byKind().entrySet()) {
            byKind.set(cost.getKey().id(), Json.number(cost.getValue()));
        }
        return json;
    }

    private static JsonNode api(ApiAlternative api) {
        if (api == null) {
            return NullNode.getInstance();
        }
        ObjectNode json = Json.object();
        json.set("total", Json.number(api.total()));
        json.set("npv", Json.number(api.npv()));
        json.set("breakEvenMonths", Json.number(api.breakEvenMonths()));
        json.set("breakEvenUtilization", Json.number(api.breakEvenUtilization()));
        json.set("pricePerMillion", Json.number(api.pricePerMillion()));
        json.set("ownedPerMillion", Json.number(api.ownedPerMillion()));
        return json;
    }

    private static JsonNode lease(LeaseAlternative lease) {
        if (lease == null) {
            return NullNode.getInstance();
        }
        ObjectNode json = Json.object();
        json.set("total", Json.number(lease.total()));
        json.set("npv", Json.number(lease.npv()));
        return json;
    }

    private static JsonNode breakEven(BreakEven at) {
        ObjectNode json = Json.object();
        json.set("months", Json.number(at.months()));
        json.set("discountedMonths", Json.number(at.discountedMonths()));
        json.set("netOfResaleMonths", Json.number(at.netOfResaleMonths()));
        json.set("utilization", Json.number(at.utilization()));
        json.set("hoursPerDay", Json.number(at.hoursPerDay()));
        json.set("gpuHours", Json.number(at.gpuHours()));
        json.set("rentPrice", Json.number(at.rentPrice()));
        json.set("purchasePrice", Json.number(at.purchasePrice()));
        json.set("priceToMonthlyRent", Json.number(at.priceToMonthlyRent()));
        return json;
    }

    private static JsonNode verdict(Verdict verdict) {
        ObjectNode json = Json.object();
        json.put("choice", verdict.choice() == null ? null : verdict.choice().id());
        json.set("headline", Json.english(verdict.headline()));
        json.set("probability", Json.number(verdict.probability()));
        json.set("reasons", Json.array(verdict.reasons(), Json::english));
        json.set("flips", Json.array(verdict.flips(), CompareJson::flip));
        return json;
    }

    private static JsonNode flip(Verdict.Flip flip) {
        ObjectNode json = Json.object().put("key", flip.key().id());
        json.set("at", Json.number(flip.at()));
        return json.put("to", flip.to() == null ? null : flip.to().id());
    }

    private static JsonNode warning(Comparison.Warning warning) {
        ObjectNode json = Json.object();
        json.set("reason", Json.english(warning.reason()));
        json.set("detail", Json.english(warning.detail()));
        return json;
    }
}
