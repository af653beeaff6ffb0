package org.breakeven.comparison;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.breakeven.comparison.Verdict.Choice;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Demand;
import org.breakeven.model.Message;
import org.breakeven.model.Money;

/// From figures to advice. The screening questions come first: data that may not leave the house is kept on own cards
/// whatever they cost, a project shorter than the discounted break-even rents. After that the lowest present value
/// decides, so the advice never contradicts its own table.
final class VerdictRules {

    private VerdictRules() { }

    static Verdict judge(CardComparison card, Assumptions a, String currency) {
        if (card.rent() == null && card.buy() == null) {
            return unknown(Message.of("comparison.headline.noPrices", card.card()), Message.of("comparison.reason.noPrices"));
        }
        if (a.flag(AssumptionKey.DATA_MUST_STAY_ON_PREMISES)) {
            return onPremises(card);
        }
        if (card.rent() == null) {
            return unknown(Message.of("comparison.headline.noRent", card.card()), Message.of("comparison.reason.noRent"));
        }
        if (card.buy() == null) {
            return unknown(Message.of("comparison.headline.noBuy", card.card()), Message.of("comparison.reason.noBuy"));
        }
        return decide(card, a, currency);
    }

    private static Verdict unknown(Message headline, Message reason) {
        return new Verdict(null, headline, null, List.of(reason), List.of());
    }

    private static Verdict onPremises(CardComparison card) {
        int gpus = card.inputs().buy().cardsFor(card.inputs().buy().gpus());
        return new Verdict(Choice.OWN, Message.of("comparison.headline.own", gpus, card.card()), null,
                List.of(Message.of("comparison.reason.own")), List.of());
    }

    private static Verdict decide(CardComparison card, Assumptions a, String currency) {
        Choice choice = choice(card, a);
        List<Message> reasons = new ArrayList<>();
        if (isTooShort(card, a)) {
            reasons.add(Message.of("comparison.reason.short", a.number(AssumptionKey.PROJECT_MONTHS), payback(card)));
        }
        reasons.add(Message.of("comparison.reason.presentValues", money(card.rent().npv(), currency), money(card.buy().npv(), currency),
                money(card.hybrid().npv(), currency)));
        Double breakEven = card.breakEven().utilization();
        double utilization = card.inputs().demand().utilization();
        reasons.add(breakEven == null ? Message.of(card.buy().npv() < card.rent().npv() ? "comparison.reason.anyUtilization" : "comparison.reason.noUtilization")
                : Message.of(utilization < breakEven ? "comparison.reason.below" : "comparison.reason.above", utilization, breakEven));
        reasons.add(card.breakEven().months() == null ? Message.of("comparison.reason.never", BreakEvens.LOOK_AHEAD_MONTHS / 12)
                : Message.of("comparison.reason.paysBack", card.breakEven().months(), card.inputs().months()));
        if (a.flag(AssumptionKey.LATENCY_CRITICAL)) {
            reasons.add(Message.of("comparison.reason.latency"));
        }
        if (card.inputs().demand().origin() == Demand.Origin.MANUAL) {
            reasons.add(Message.of("comparison.reason.guess"));
        }
        return new Verdict(choice, isTooShort(card, a) ? Message.of("comparison.headline.short", card.card(), a.number(AssumptionKey.PROJECT_MONTHS))
                : headline(card, choice, currency), null, reasons, Flips.of(card, a, choice));
    }

    /// Rent while the project ends before the cards have paid back, else the lowest present value; hybrid only where it
    /// lies strictly between.
    static Choice choice(CardComparison card, Assumptions a) {
        return isTooShort(card, a) ? Choice.RENT : cheapest(card.hybrid().ownedGpus(), card.buy().ownedGpus());
    }

    static Choice cheapest(int hybridOwned, int all) {
        return hybridOwned == 0 ? Choice.RENT : hybridOwned == all ? Choice.BUY : Choice.HYBRID;
    }

    private static boolean isTooShort(CardComparison card, Assumptions a) {
        double months = a.number(AssumptionKey.PROJECT_MONTHS);
        Double discounted = card.breakEven().discountedMonths();
        return months < a.number(AssumptionKey.HORIZON_MONTHS) && (discounted == null || months < discounted);
    }

    private static double payback(CardComparison card) {
        Double months = card.breakEven().discountedMonths();
        return months == null ? Double.POSITIVE_INFINITY : months;
    }

    private static Message headline(CardComparison card, Choice choice, String currency) {
        int months = card.inputs().months();
        double rent = card.rent().npv();
        return switch (choice) {
            case RENT -> Message.of("comparison.headline.rent", card.card(), money(card.buy().npv() - rent, currency), months);
            case BUY -> Message.of("comparison.headline.buy", card.buy().ownedGpus(), card.card(), money(rent - card.buy().npv(), currency), months);
            case HYBRID -> Message.of("comparison.headline.hybrid", card.hybrid().ownedGpus(), card.card(), money(rent - card.hybrid().npv(), currency), months);
            case OWN -> Message.of("comparison.headline.own", card.buy().ownedGpus(), card.card());
        };
    }

    /// Whole units: a verdict is no bill.
    private static Money money(double amount, String currency) {
        return new Money(BigDecimal.valueOf(Math.round(amount)), currency);
    }
}
