package org.breakeven.comparison;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.breakeven.costing.HybridPlan;
import org.breakeven.costing.CostTimeline;
import org.breakeven.costing.PlanInputs;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Demand;
import org.breakeven.model.Project;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Term;

/// Reckons every card of a project under one set of assumptions.
public final class Comparisons {

    private static final String HAND_SET = "GPU";

    private Comparisons() { }

    /// @param today for the age of prices
    public static Comparison compare(Project project, Assumptions assumptions, LocalDate today) {
        Conversion conversion = new Conversion(project.prices(), project.currency());
        Demand demand = DemandResolver.resolve(assumptions, project.measured());
        CardWork work = new CardWork(project, assumptions, demand, conversion);
        List<CardComparison> cards = new ArrayList<>();
        for (String card : cards(project, assumptions)) {
            cards.add(work.compare(card));
        }
        cards.sort(Comparator.comparing((CardComparison card) -> !card.isComplete()).thenComparingDouble(CardComparison::bestNpv));
        List<Comparison.Warning> warnings = new ArrayList<>(InputAuditor.warnings(cards, project.prices(), today));
        warnings.addAll(conversion.warnings());
        return new Comparison(project.currency(), assumptions, demand, assumptions.number(AssumptionKey.HOURS_PER_MONTH),
                horizon(assumptions), cards, warnings);
    }

    /// A project that ends before the horizon is reckoned to its end.
    static int horizon(Assumptions a) {
        int months = (int) a.number(AssumptionKey.HORIZON_MONTHS);
        return a.has(AssumptionKey.PROJECT_MONTHS) ? Math.clamp((int) a.number(AssumptionKey.PROJECT_MONTHS), 1, months) : months;
    }

    /// The project's cards, or all with an offer. Prices set by hand need no card: it may have any name.
    private static List<String> cards(Project project, Assumptions a) {
        if (!project.cards().isEmpty()) {
            return project.cards();
        }
        List<String> offered = project.prices().cardsOffered();
        boolean handSet = a.has(AssumptionKey.RENT_PRICE_PER_GPU_HOUR) || a.has(AssumptionKey.BUY_PRICE_PER_GPU);
        return offered.isEmpty() && handSet ? List.of(HAND_SET) : List.copyOf(new TreeSet<>(offered));
    }

    /// One card after the other with the same demand and rates.
    private record CardWork(Project project, Assumptions a, Demand demand, Conversion conversion) {

        CardComparison compare(String card) {
            PriceSelection prices = new PriceSelection(project.prices(), conversion);
            Term term = Term.parse(a.text(AssumptionKey.RENT_TERM)).orElse(Term.ON_DEMAND);
            RentOffer offer = a.isSet(AssumptionKey.RENT_PRICE_PER_GPU_HOUR) ? null : prices.offer(card, term).orElse(null);
            RentOffer commitment = a.number(AssumptionKey.RENT_COMMITTED_GPUS, 0) > 0 ? prices.commitment(card).orElse(null) : null;
            boolean pricedByHand = a.isSet(AssumptionKey.BUY_PRICE_PER_GPU) || a.isBare() && a.isSet(AssumptionKey.BUY_SERVER_PRICE);
            PurchaseQuote quote = pricedByHand && a.isBare() ? null : prices.quote(card).orElse(null);
            PlanInputs in = new InputResolver(a, project.prices(), conversion)
                    .resolve(card, demand, offer, commitment, quote);
            return compare(card, offer, quote, in);
        }

        private CardComparison compare(String card, RentOffer offer, PurchaseQuote quote, PlanInputs in) {
            int all = in.buy().cardsFor(in.buy().gpus());
            Option rent = in.hasRent() ? option(in, 0) : null;
            Option buy = in.hasBuy() ? option(in, all) : null;
            boolean complete = rent != null && buy != null;
            Option hybrid = complete ? option(in, HybridSizing.cheapest(in)) : null;
            BreakEven breakEven = complete ? BreakEvens.of(in) : BreakEven.none();
            ApiAlternative api = ApiAlternative.of(in, a);
            LeaseAlternative lease = LeaseAlternative.of(in, a);
            CardComparison reckoned = new CardComparison(card, offer, quote, in, rent, buy, hybrid, api, lease, breakEven, null);
            return new CardComparison(card, offer, quote, in, rent, buy, hybrid, api, lease, breakEven, VerdictRules.judge(reckoned, a, project.currency()));
        }
    }

    /// One option of a plan with `owned` cards.
    public static Option option(PlanInputs in, int owned) {
        CostTimeline timeline = HybridPlan.timeline(in, owned);
        double hours = in.gpuHoursUntil(in.months());
        double total = timeline.total();
        return new Option(owned, in.buy().serversFor(owned), in.hasBuy() ? in.buy().capitalFor(owned) : 0, total,
                timeline.npv(in.discounting()), hours > 0 ? total / hours : null, timeline);
    }
}
