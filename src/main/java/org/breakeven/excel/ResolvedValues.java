package org.breakeven.excel;

import org.breakeven.costing.PlanInputs;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Assumptions;
import org.breakeven.model.Demand;

/// The value of each assumption as the model used it: what the assumptions leave open is filled in from the chosen
/// offer, quote, card and fees, in the comparison's currency.
final class ResolvedValues {

    private final Assumptions assumptions;
    private final PlanInputs in;

    ResolvedValues(Subject subject) {
        assumptions = subject.comparison().assumptions();
        in = subject.inputs();
    }

    /// NaN where there is no value.
    double number(AssumptionKey key) {
        return switch (key) {
            case HORIZON_MONTHS -> in.months();
            case DEMAND_GPUS -> in.demand().gpus();
            case DEMAND_UTILIZATION -> utilization(in.demand());
            case DEMAND_GROWTH -> in.demand().growthPerYear();
            case RENT_PRICE_PER_GPU_HOUR -> in.rent().price();
            case RENT_GPUS_PER_INSTANCE -> in.rent().gpusPerInstance();
            case RENT_STORAGE_PRICE -> in.rent().extras().storagePrice();
            case RENT_STOPPED_STORAGE_PRICE -> in.rent().extras().stoppedPrice();
            case RENT_IMAGE_PRICE -> in.rent().extras().imagePrice();
            case RENT_PUBLIC_IP_PRICE -> in.rent().extras().publicIpPrice();
            default -> key.id().startsWith("buy.") ? owned(key) : assumptions.number(key);
        };
    }

    private double owned(AssumptionKey key) {
        PlanInputs.BuyTerms buy = in.buy();
        PlanInputs.Running running = buy.running();
        return switch (key) {
            case BUY_GPUS -> buy.gpus();
            case BUY_PRICE_PER_GPU -> buy.pricePerGpu();
            case BUY_GPUS_PER_SERVER -> buy.gpusPerServer();
            case BUY_SERVER_PRICE -> buy.serverPrice();
            case BUY_STORAGE_PRICE -> buy.storagePrice();
            case BUY_INSTALLATION -> buy.installation();
            case BUY_KW_PER_GPU -> running.kwPerGpu();
            case BUY_ELECTRICITY_PRICE -> running.electricityPrice();
            case BUY_COLOCATION_PER_KW_MONTH -> running.colocationPerKwMonth();
            case BUY_RACK_PER_MONTH -> running.rackPerMonth();
            case BUY_STAFF_PER_MONTH -> running.staffPerMonth();
            case BUY_SOFTWARE_PER_MONTH -> running.softwarePerMonth();
            case BUY_RESALE_SHARE -> buy.life().resaleShare();
            case BUY_DISPOSAL -> buy.life().disposal();
            default -> assumptions.number(key);
        };
    }

    String text(AssumptionKey key) {
        return switch (key) {
            case RENT_EGRESS_TIERS -> in.rent().extras().egressTiers().text();
            case BUY_RESALE_CURVE -> in.buy().life().resaleCurve().text();
            case DEMAND_SHAPE -> in.demand().shape() == null ? "" : in.demand().shape().id();
            default -> assumptions.text(key);
        };
    }

    boolean flag(AssumptionKey key) {
        return assumptions.flag(key);
    }

    /// The stated share where the curve only repeats it with rounding of its own.
    private double utilization(Demand demand) {
        double stated = assumptions.number(AssumptionKey.DEMAND_UTILIZATION);
        return Math.abs(stated - demand.utilization()) < 1e-9 ? stated : demand.utilization();
    }

    /// What follows from other cells while nobody sets it; `null` for a plain value.
    String formula(AssumptionKey key) {
        Demand.Origin origin = in.demand().origin();
        return switch (key) {
            case BUY_GPUS -> assumptions.isSet(key) ? null : "ROUNDUP(demand.gpus,0)";
            case DEMAND_UTILIZATION -> switch (origin) {
                case TOKENS -> "demand.tokensPerMinute/60/demand.tokensPerSecondPerGpu/demand.gpus";
                case JOBS -> "demand.jobsPerMonth*demand.hoursPerJob/hoursPerMonth/demand.gpus";
                default -> null;
            };
            default -> null;
        };
    }
}
