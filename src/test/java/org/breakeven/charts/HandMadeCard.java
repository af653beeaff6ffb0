package org.breakeven.charts;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.breakeven.comparison.BreakEven;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Option;
import org.breakeven.comparison.Verdict;
import org.breakeven.costing.CostKind;
import org.breakeven.costing.CostTimeline;
import org.breakeven.costing.DepreciationMethod;
import org.breakeven.costing.Discounting;
import org.breakeven.costing.HandMadeTimeline;
import org.breakeven.costing.PlanInputs;
import org.breakeven.model.Demand;
import org.breakeven.model.DemandShape;
import org.breakeven.model.Message;
import org.breakeven.model.Money;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;
import org.breakeven.model.StepList;
import org.breakeven.model.Term;

/// A card whose figures are plain: rent a month, a purchase with running cost, and five of eight owned.
public final class HandMadeCard {

    private static final int MONTHS = 36;

    private HandMadeCard() { }

    /// Rent 6,200 a month; eight cards for 150,000 and 1,650 a month; five for 95,000 and 1,900 a month. Rent catches up
    /// with the purchase after 150,000 / (6,200 - 1,650) = 32.97 months.
    public static CardComparison a100() {
        return of("A100 80GB", 6_200, 150_000, 1_650);
    }

    public static CardComparison of(String card, double rentAMonth, double capital, double runningAMonth) {
        Option rent = option(0, HandMadeTimeline.of(MONTHS, CostKind.COMPUTE, 0, CostKind.COMPUTE, rentAMonth), 0);
        Option buy = option(8, HandMadeTimeline.of(MONTHS, CostKind.CAPITAL, capital, CostKind.POWER, runningAMonth), capital);
        double part = capital * 0.62;
        Option hybrid = option(5, HandMadeTimeline.of(MONTHS, CostKind.CAPITAL, part, CostKind.COMPUTE, runningAMonth + 250), part);
        double months = capital / (rentAMonth - runningAMonth);
        BreakEven turns = new BreakEven(months, months + 2, months / 2, 0.48, 11.5, 84_900.0, 1.16, 20_100.0, 13.8);
        Verdict verdict = new Verdict(Verdict.Choice.HYBRID, Message.of("words.choice.hybrid"), null, List.of(), List.of());
        Source source = Source.of("Example sheet", LocalDate.of(2026, 8, 21));
        RentOffer offer = new RentOffer("Example Cloud", card, card, 1, "", Term.ON_DEMAND, new BigDecimal("1.49"), "USD", false, source);
        PurchaseQuote quote = new PurchaseQuote("Example Shop", card, 1, false, Money.of("15000", "USD"), source);
        return new CardComparison(card, offer, quote, inputs(), rent, buy, hybrid, null, null, turns, verdict);
    }

    private static Option option(int gpus, CostTimeline timeline, double capital) {
        return new Option(gpus, gpus == 0 ? 0 : 1, capital, timeline.total(), timeline.total() * 0.9, 2.0, timeline);
    }

    private static PlanInputs inputs() {
        StepList none = new StepList(List.of());
        var waste = new PlanInputs.Waste(60, 60, 4, 20, 0.08, 0.05, 0.5, 48, Double.NaN);
        var extras = new PlanInputs.Extras(1000, 0.1, 0, 0.2, 50, 0.05, 100, none, 0, 4, 0, 0);
        var rent = new PlanInputs.RentTerms(1.49, 0, false, 0, 0, 1, waste, new PlanInputs.Spot(0, 0.5, 0.01, 0.1), extras);
        var running = new PlanInputs.Running(0.6, 0.25, 1.4, 0.12, 0, 0, 500, 0.05, 36, 0.005, 0, 0.05, 5, false);
        var life = new PlanInputs.Life(1, 0.95, 60, 0.3, 36, none, 0);
        var buy = new PlanInputs.BuyTerms(8, 15_000, 0, 8, false, 0.03, 0, 0, 0, 0, false, running, life, new PlanInputs.Loan(0, 0.08, 36));
        return new PlanInputs(MONTHS, 730, new Discounting(0.08, Discounting.Timing.MONTH_END), Demand.of(DemandShape.STEADY, 8, 0.62, 0, Demand.Origin.MANUAL, ""),
                rent, buy, new PlanInputs.TaxTerms(0, DepreciationMethod.STRAIGHT_LINE, 36, 0.05));
    }
}
