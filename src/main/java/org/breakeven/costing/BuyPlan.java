package org.breakeven.costing;

import org.breakeven.costing.PlanInputs.BuyTerms;
import org.breakeven.costing.PlanInputs.Life;
import org.breakeven.costing.PlanInputs.Running;

/// The owner's side: capital at the start and at each renewal, running costs from delivery, resale at the end.
public final class BuyPlan {

    private BuyPlan() { }

    /// Buying the cards of the buy option; what they cannot serve is rented.
    public static CostTimeline timeline(PlanInputs inputs) {
        return HybridPlan.timeline(inputs, inputs.buy().cardsFor(inputs.buy().gpus()));
    }

    /// Capital, loan and resale of every purchase within the horizon.
    static void addCapital(CostSink costs, PlanInputs in, int cards) {
        BuyTerms buy = in.buy();
        double capital = buy.capitalFor(cards);
        int life = buy.life().usefulLifeMonths();
        for (int start = 0; start == 0 || start < in.months(); start += life) {
            int end = Math.min(start + life, in.months());
            if (!buy.alreadyOwned() || start > 0) {
                costs.add(CostKind.CAPITAL, start, capital);
                costs.add(CostKind.BUY_VAT, start, capital * buy.vatCharged());
                Financing.add(costs, buy.loan(), capital * (1 + buy.vatCharged()), start, in.months());
            }
            costs.add(CostKind.RESALE, end, -capital * buy.life().resaleAt(end - start));
            costs.add(CostKind.DISPOSAL, end, cards > 0 ? buy.life().disposal() : 0);
        }
    }

    static void addRunning(CostSink costs, PlanInputs in, int cards, int month, MonthlyService service) {
        Life life = in.buy().life();
        if (cards == 0 || month <= life.leadMonths()) {
            return;
        }
        Running running = in.buy().running();
        double load = service.owned() / (in.hoursPerMonth() * cards);
        double counted = running.usedOnly() ? load : 1;
        costs.add(CostKind.POWER, month, power(in, cards, load));
        double kw = cards * running.kwPerGpu();
        double racks = in.buy().serversFor(cards) * running.rackPerMonth();
        costs.add(CostKind.COLOCATION, month, counted * (kw * running.colocationPerKwMonth() + racks));
        costs.add(CostKind.STAFF, month, counted * running.staffPerMonth());
        costs.add(CostKind.SOFTWARE, month, counted * running.softwarePerMonth());
        double capital = in.buy().capitalFor(cards);
        costs.add(CostKind.INSURANCE, month, counted * capital * running.insuranceRate() / 12);
        if (afterWarranty(in, month)) {
            costs.add(CostKind.MAINTENANCE, month, counted * capital * running.maintenanceRate() / 12);
            costs.add(CostKind.REPLACEMENT, month, counted * hardwarePerCard(in.buy(), cards) * cards * running.failureRate() / 12);
        }
    }

    /// kW at the load x PUE x hours x price: an idle card still draws its idle share.
    private static double power(PlanInputs in, int cards, double load) {
        Running running = in.buy().running();
        double drawn = running.usedOnly() ? load : running.idlePowerShare() + (1 - running.idlePowerShare()) * load;
        return cards * running.kwPerGpu() * drawn * running.pue() * in.hoursPerMonth() * running.electricityPrice();
    }

    /// Each purchase has its own warranty, counted from delivery.
    private static boolean afterWarranty(PlanInputs in, int month) {
        int age = (month - 1) % in.buy().life().usefulLifeMonths() + 1;
        return age > in.buy().life().leadMonths() + in.buy().running().warrantyMonths();
    }

    /// What a card costs with its share of the server; spare parts are bought at this price.
    private static double hardwarePerCard(BuyTerms buy, int cards) {
        return buy.pricePerGpu() > 0 ? buy.pricePerGpu() : buy.serversFor(cards) * buy.serverPrice() / cards;
    }
}
