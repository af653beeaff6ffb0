package org.breakeven.costing;

import java.util.Optional;
import org.breakeven.costing.PlanInputs.BuyTerms;
import org.breakeven.costing.PlanInputs.Extras;
import org.breakeven.costing.PlanInputs.RentTerms;
import org.breakeven.costing.PlanInputs.Running;
import org.breakeven.costing.PlanInputs.Waste;
import org.breakeven.model.Message;

/// How a cost comes about: its formula with the figures filled in, so that anyone can check it.
///
/// Flows of a month are explained by the first month in which owned cards serve; one-off flows by the start.
public final class Trail {

    private Trail() { }

    /// @param owned cards owned in the option
    /// @return the sentence; empty for a kind that does not occur in the option
    public static Optional<Message> of(PlanInputs in, int owned, CostKind kind) {
        if (!HybridPlan.timeline(in, owned).byKind().containsKey(kind)) {
            return Optional.empty();
        }
        int month = Math.min(in.months(), owned == 0 ? 1 : in.buy().life().leadMonths() + 1);
        Message sentence = kind.side() == CostKind.Side.RENT ? rent(in, owned, kind, month) : own(in, owned, kind, month);
        return Optional.of(sentence);
    }

    private static Message rent(PlanInputs in, int owned, CostKind kind, int month) {
        RentTerms rent = in.rent();
        Waste waste = rent.waste();
        Extras extras = rent.extras();
        MonthlyService service = MonthlyService.of(in, owned, month);
        double price = in.hasRent() ? rent.priceIn(month) : 0;
        double share = service.rentedShare(owned);
        double perInstance = rent.gpusPerInstance();
        return switch (kind) {
            case COMPUTE -> Message.of("costing.trail.compute", service.onDemand(), price);
            case COMMITMENT -> Message.of("costing.trail.commitment", MonthlyService.committedCards(in, owned), in.hoursPerMonth(), rent.committedPrice());
            case SPOT_OVERHEAD -> Message.of("costing.trail.spotOverhead", service.onDemand(), rent.interruptions().overhead(), price);
            case ROUNDING -> Message.of("costing.trail.rounding", waste.runsPerMonth(), waste.billingUnitSeconds(), perInstance, price, share);
            case UPLOAD_WAIT -> Message.of("costing.trail.uploadWait", waste.uploadHours(), perInstance, price, share);
            case DEBUG -> Message.of("costing.trail.debug", waste.debugHours(), perInstance, price, share);
            case FAILED -> Message.of("costing.trail.failed", service.onDemand() * waste.billedPerUseful(), waste.failedShare(), price);
            case IDLE -> Message.of("costing.trail.idle", service.onDemand() * waste.billedPerUseful(), waste.idleShare(), price);
            case FORGOTTEN -> Message.of("costing.trail.forgotten", waste.forgottenPerMonth(), waste.hoursPerForgottenInstance(), perInstance, price, share);
            case STORAGE -> Message.of("costing.trail.storage", extras.storageGb(), extras.storagePrice(), share);
            case STOPPED_STORAGE -> Message.of("costing.trail.storage", extras.stoppedGb(), extras.stoppedPrice(), share);
            case IMAGES -> Message.of("costing.trail.storage", extras.imageGb(), extras.imagePrice(), share);
            case EGRESS -> Message.of("costing.trail.egress", extras.egressGb(), extras.egressTiers().text(), share);
            case PUBLIC_IP -> Message.of("costing.trail.publicIp", extras.publicIps(), extras.publicIpPrice(), share);
            case SUPPORT -> Message.of("costing.trail.share", extras.supportShare());
            default -> Message.of("costing.trail.share", extras.vatCharged());
        };
    }

    private static Message own(PlanInputs in, int owned, CostKind kind, int month) {
        BuyTerms buy = in.buy();
        Running running = buy.running();
        double capital = buy.capitalFor(owned);
        double load = owned == 0 ? 0 : MonthlyService.of(in, owned, month).owned() / (in.hoursPerMonth() * owned);
        return switch (kind) {
            case CAPITAL -> Message.of("costing.trail.capital", owned, buy.pricePerGpu(), buy.serversFor(owned), buy.serverPrice(),
                    buy.networkShare() + buy.spareShare(), buy.storagePrice() + buy.installation());
            case BUY_VAT -> Message.of("costing.trail.capitalShare", capital, buy.vatCharged());
            case FINANCING -> Message.of("costing.trail.financing", capital * buy.loan().share(), buy.loan().ratePerYear(), buy.loan().months());
            case POWER -> Message.of("costing.trail.power", owned, running.kwPerGpu(), running.idlePowerShare(), load, running.pue(),
                    in.hoursPerMonth(), running.electricityPrice());
            case COLOCATION -> Message.of("costing.trail.colocation", owned * running.kwPerGpu(), running.colocationPerKwMonth(),
                    buy.serversFor(owned), running.rackPerMonth());
            case STAFF -> Message.of("costing.trail.perMonth", running.staffPerMonth());
            case SOFTWARE -> Message.of("costing.trail.perMonth", running.softwarePerMonth());
            case MAINTENANCE -> Message.of("costing.trail.maintenance", capital, running.maintenanceRate(), running.warrantyMonths());
            case INSURANCE -> Message.of("costing.trail.yearlyShare", capital, running.insuranceRate());
            case REPLACEMENT -> Message.of("costing.trail.replacement", owned, running.failureRate(), running.warrantyMonths());
            case DISPOSAL -> Message.of("costing.trail.disposal", buy.life().disposal());
            case RESALE -> Message.of("costing.trail.resale", capital, buy.life().resaleAt(Math.min(in.months(), buy.life().usefulLifeMonths())),
                    Math.min(in.months(), buy.life().usefulLifeMonths()));
            default -> Message.of("costing.trail.tax", in.tax().rate());
        };
    }
}
