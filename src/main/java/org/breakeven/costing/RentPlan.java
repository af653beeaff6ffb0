package org.breakeven.costing;

import org.breakeven.costing.PlanInputs.Extras;
import org.breakeven.costing.PlanInputs.RentTerms;
import org.breakeven.costing.PlanInputs.Waste;

/// The rent side of a month (DESIGN section 5): useful hours, the hours billed beyond them, and what is billed beside
/// the card.
public final class RentPlan {

    private static final double SECONDS_PER_HOUR = 3600;

    private RentPlan() { }

    /// Renting everything over the horizon.
    public static CostTimeline timeline(PlanInputs inputs) {
        return HybridPlan.timeline(inputs, 0);
    }

    static void add(CostSink costs, PlanInputs in, int cards, int month, MonthlyService service) {
        RentTerms rent = in.rent();
        double price = in.hasRent() ? rent.priceIn(month) : 0;
        double rented = service.rentedShare(cards);
        double before = costs.monthTotal(month);
        addHours(costs, rent, month, service, price);
        addWaste(costs, rent, month, price * rented);
        double committed = MonthlyService.committedCards(in, cards);
        if (committed > 0) {
            costs.add(CostKind.COMMITMENT, month, committed * in.hoursPerMonth() * rent.committedPrice());
        }
        addExtras(costs, rent.extras(), month, rented);
        addCharges(costs, rent.extras(), month, costs.monthTotal(month) - before);
    }

    private static void addHours(CostSink costs, RentTerms rent, int month, MonthlyService service, double price) {
        double useful = service.onDemand() * price;
        costs.add(CostKind.COMPUTE, month, useful);
        if (rent.spot()) {
            costs.add(CostKind.SPOT_OVERHEAD, month, useful * rent.interruptions().overhead());
        }
        double billed = useful * rent.waste().billedPerUseful();
        costs.add(CostKind.FAILED, month, billed * rent.waste().failedShare());
        costs.add(CostKind.IDLE, month, billed * rent.waste().idleShare());
    }

    /// Hours that whole instances are billed for without work.
    private static void addWaste(CostSink costs, RentTerms rent, int month, double price) {
        Waste waste = rent.waste();
        double instanceHour = price * rent.gpusPerInstance();
        double rounding = waste.runsPerMonth() * waste.billingUnitSeconds() / 2 / SECONDS_PER_HOUR;
        costs.add(CostKind.ROUNDING, month, rounding * instanceHour);
        costs.add(CostKind.UPLOAD_WAIT, month, waste.uploadHours() * instanceHour);
        costs.add(CostKind.DEBUG, month, waste.debugHours() * instanceHour);
        costs.add(CostKind.FORGOTTEN, month, waste.forgottenPerMonth() * waste.hoursPerForgottenInstance() * instanceHour);
    }

    private static void addExtras(CostSink costs, Extras extras, int month, double rented) {
        costs.add(CostKind.STORAGE, month, rented * extras.storageGb() * extras.storagePrice());
        costs.add(CostKind.STOPPED_STORAGE, month, rented * extras.stoppedGb() * extras.stoppedPrice());
        costs.add(CostKind.IMAGES, month, rented * extras.imageGb() * extras.imagePrice());
        costs.add(CostKind.EGRESS, month, rented * extras.egressTiers().tieredCost(extras.egressGb()));
        costs.add(CostKind.PUBLIC_IP, month, rented * extras.publicIps() * extras.publicIpPrice());
    }

    private static void addCharges(CostSink costs, Extras extras, int month, double billed) {
        double support = billed * extras.supportShare();
        costs.add(CostKind.SUPPORT, month, support);
        costs.add(CostKind.RENT_VAT, month, (billed + support) * extras.vatCharged());
    }
}
