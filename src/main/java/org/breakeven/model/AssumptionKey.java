package org.breakeven.model;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Every assumption of the model: its key (a stable name, the same in scenario files, on the command line, in the
/// window and in the workbook), its unit, the neutral value of `--bare`, the default with its reason, and its bounds.
///
/// A `null` default means: taken from the chosen offer, quote or card, or not used at all.
public enum AssumptionKey {
    HORIZON_MONTHS("horizonMonths", "months", "36", "36", 1, 120, "three years, the design's horizon"),
    HOURS_PER_MONTH("hoursPerMonth", "h", "730", "730", 1, 744, "8,760 h a year / 12"),
    DISCOUNT_RATE("discountRate", "share a year", "0", "0.08", -0.5, 2, "a usual hurdle rate; ask finance"),
    DISCOUNT_TIMING("discountTiming", Kind.CHOICE, "choice", "month_end", "month_end", "flows at month end", "month_end", "year_end", "year_mid"),

    DEMAND_GPUS("demand.gpus", "cards", "8", "8", 0, 1000000, "example: set your own"),
    DEMAND_UTILIZATION("demand.utilization", "share", "1", "0.5", 0, 1, "example: set your own, or import a usage log"),
    DEMAND_SHAPE("demand.shape", Kind.CHOICE, "choice", "steady", "steady", "each card needed independently of the others", "steady", "working_hours", "bursty"),
    DEMAND_GROWTH("demand.growth", "share a year", "0", "0", -0.9, 10, "no growth assumed"),
    DEMAND_JOBS_PER_MONTH("demand.jobsPerMonth", "1/month", null, null, 0, 1e9, ""),
    DEMAND_HOURS_PER_JOB("demand.hoursPerJob", "GPU-h", null, null, 0, 1e9, ""),
    DEMAND_TOKENS_PER_MINUTE("demand.tokensPerMinute", "1/min", null, null, 0, 1e15, ""),
    DEMAND_TOKENS_PER_SECOND_PER_GPU("demand.tokensPerSecondPerGpu", "1/s", null, null, 0, 1e9, ""),

    PROJECT_MONTHS("project.months", "months", null, null, 0, 600, ""),

    DATA_MUST_STAY_ON_PREMISES("data.mustStayOnPremises", Kind.FLAG, "true/false", "false", "false", "", "true", "false"),

    LATENCY_CRITICAL("latency.critical", Kind.FLAG, "true/false", "false", "false", "", "true", "false"),

    RENT_PRICE_PER_GPU_HOUR("rent.pricePerGpuHour", "money per GPU-hour", null, null, 0, 1e6, ""),
    RENT_TERM("rent.term", Kind.CHOICE, "choice", "on_demand", "on_demand", "", "on_demand", "spot", "day", "week", "month", "month_3", "month_6", "year_1", "year_3", "year_5"),
    RENT_DRIFT("rent.drift", "share a year", "0", "0", -0.9, 5, "prices have fallen and risen: flat"),
    RENT_COMMITTED_GPUS("rent.committedGpus", "cards", "0", "0", 0, 1000000, "no commitment"),
    RENT_BILLING_UNIT_SECONDS("rent.billingUnitSeconds", "s", "0", "60", 0, 86400, "billed by the minute"),
    RENT_RUNS_PER_MONTH("rent.runsPerMonth", "1/month", "0", "60", 0, 1e9, "example: three runs a working day"),
    RENT_SPOT_INTERRUPTIONS_PER_HOUR("rent.spotInterruptionsPerHour", "1/h", "0", "0.01", 0, 100, "about 5 % in a five-hour job"),
    RENT_CHECKPOINT_HOURS("rent.checkpointHours", "h", "0", "0.5", 0, 1000, "a checkpoint each half hour"),
    RENT_CHECKPOINT_WRITE_HOURS("rent.checkpointWriteHours", "h", "0", "0.01", 0, 100, ""),
    RENT_RESTART_HOURS("rent.restartHours", "h", "0", "0.1", 0, 100, ""),
    RENT_UPLOAD_GB("rent.uploadGb", "GB/month", "0", "200", 0, 1e9, "example: set your own"),
    RENT_UPLOAD_MBPS("rent.uploadMbps", "Mbit/s", "100", "100", 0.001, 1e6, "a usual office line"),
    RENT_UPLOAD_BEFORE_START("rent.uploadBeforeStart", Kind.FLAG, "true/false", "false", "false", "", "true", "false"),
    RENT_DEBUG_HOURS("rent.debugHours", "h/month", "0", "20", 0, 1e6, "one hour a working day"),
    RENT_FAILED_SHARE("rent.failedShare", "share", "0", "0.08", 0, 0.95, "lowest failed share of four public cluster traces"),
    RENT_IDLE_SHARE("rent.idleShare", "share", "0", "0.05", 0, 0.95, "cautious: public traces show 25 % and more"),
    RENT_FORGOTTEN_PER_MONTH("rent.forgottenPerMonth", "1/month", "0", "0.5", 0, 1000, "once in two months; measure it from your log"),
    RENT_FORGOTTEN_HOURS("rent.forgottenHours", "mean h", "0", "48", 0, 10000, "a weekend"),
    RENT_AUTO_RELEASE_HOURS("rent.autoReleaseHours", "h", null, null, 0, 10000, ""),
    RENT_GPUS_PER_INSTANCE("rent.gpusPerInstance", "cards", "1", null, 1, 1000, "the chosen offer's"),
    RENT_STORAGE_GB("rent.storageGb", "GB", "0", "1000", 0, 1e9, "example: set your own"),
    RENT_STORAGE_PRICE("rent.storagePrice", "money per GB-month", "0", "0.1", 0, 1000, "RunPod volume, AWS gp2"),
    RENT_STOPPED_STORAGE_GB("rent.stoppedStorageGb", "GB", "0", "0", 0, 1e9, ""),
    RENT_STOPPED_STORAGE_PRICE("rent.stoppedStoragePrice", "money per GB-month", "0", "0.2", 0, 1000, "RunPod volume of a stopped pod"),
    RENT_IMAGE_GB("rent.imageGb", "GB", "0", "50", 0, 1e9, "example: set your own"),
    RENT_IMAGE_PRICE("rent.imagePrice", "money per GB-month", "0", "0.05", 0, 1000, "GCP snapshot and image"),
    RENT_EGRESS_GB("rent.egressGb", "GB/month", "0", "100", 0, 1e9, "example: set your own"),
    RENT_EGRESS_TIERS("rent.egressTiers", Kind.LIST, "upTo:price list", null, null, ""),
    RENT_PUBLIC_IPS("rent.publicIps", "count", "0", "0", 0, 1e6, ""),
    RENT_PUBLIC_IP_PRICE("rent.publicIpPrice", "money per address-month", "0", "4", 0, 1000, "CoreWeave"),
    RENT_SUPPORT_SHARE("rent.supportShare", "share", "0", "0", 0, 1, ""),
    RENT_VAT_RATE("rent.vatRate", "share", "0", "0", 0, 1, ""),
    RENT_VAT_RECOVERABLE("rent.vatRecoverable", Kind.FLAG, "true/false", "true", "true", "", "true", "false"),

    BUY_GPUS("buy.gpus", "cards", null, null, 0, 1000000, "the cards of the demand"),
    BUY_PRICE_PER_GPU("buy.pricePerGpu", "money", null, null, 0, 1e9, ""),
    BUY_GPUS_PER_SERVER("buy.gpusPerServer", "cards", "8", null, 1, 1000, "the quote's; four for bare cards"),
    BUY_SERVER_PRICE("buy.serverPrice", "money", "0", null, 0, 1e9, ""),
    BUY_NETWORK_SHARE("buy.networkShare", "share of capital", "0", "0.03", 0, 10, "one rack, no fabric"),
    BUY_STORAGE_PRICE("buy.storagePrice", "money", "0", "0", 0, 1e9, ""),
    BUY_INSTALLATION("buy.installation", "money", "0", "0", 0, 1e9, ""),
    BUY_SPARE_SHARE("buy.spareShare", "share of capital", "0", "0", 0, 10, ""),
    BUY_KW_PER_GPU("buy.kwPerGpu", "kW", "0", null, 0, 1000, "board power x 1.5 for the host"),
    BUY_IDLE_POWER_SHARE("buy.idlePowerShare", "share", "1", "0.25", 0, 1, "share of full power drawn when idle"),
    BUY_PUE("buy.pue", "ratio", "1", "1.4", 1, 5, "air-cooled room"),
    BUY_ELECTRICITY_PRICE("buy.electricityPrice", "money per kWh", "0", null, 0, 100, ""),
    BUY_COLOCATION_PER_KW_MONTH("buy.colocationPerKwMonth", "money per kW-month", "0", "0", 0, 1e6, "own room; a colocation rack is 150-300 USD"),
    BUY_RACK_PER_MONTH("buy.rackPerMonth", "money per server-month", "0", "0", 0, 1e9, ""),
    BUY_STAFF_PER_MONTH("buy.staffPerMonth", "money per month", "0", "500", 0, 1e9, "about a day a month"),
    BUY_MAINTENANCE_RATE("buy.maintenanceRate", "share of capital a year", "0", "0.05", 0, 1, "low end of published 1-12 %"),
    BUY_WARRANTY_MONTHS("buy.warrantyMonths", "months", "0", "36", 0, 600, "three-year warranty"),
    BUY_INSURANCE_RATE("buy.insuranceRate", "share of capital a year", "0", "0.005", 0, 1, ""),
    BUY_SOFTWARE_PER_MONTH("buy.softwarePerMonth", "money per month", "0", "0", 0, 1e9, ""),
    BUY_FAILURE_RATE("buy.failureRate", "share a year", "0", "0.05", 0, 1, "published 2.5-6 % a year"),
    BUY_REPAIR_DAYS("buy.repairDays", "days", "0", "5", 0, 365, "published 3-5 days"),
    BUY_LEAD_MONTHS("buy.leadMonths", "months", "0", "1", 0, 60, "a month from order to service"),
    BUY_AVAILABILITY("buy.availability", "share", "1", "0.95", 0, 1, "service time of a computing centre"),
    BUY_RUNNING_COST_BASIS("buy.runningCostBasis", Kind.CHOICE, "choice", "always", "always", "", "always", "used"),
    BUY_USEFUL_LIFE_MONTHS("buy.usefulLifeMonths", "months", "120", "60", 1, 600, "five years"),
    BUY_RESALE_SHARE("buy.resaleShare", "share of capital", "0", null, 0, 1, "the curve by age"),
    BUY_RESALE_CURVE("buy.resaleCurve", Kind.LIST, "months:share list", null, "12:0.62,24:0.42,36:0.3,48:0.18,60:0.12",
            "middle of the H100 resale shares seen by age"),
    BUY_DISPOSAL("buy.disposal", "money", "0", "0", 0, 1e9, ""),
    BUY_FINANCED_SHARE("buy.financedShare", "share", "0", "0", 0, 1, "paid in cash"),
    BUY_LOAN_RATE("buy.loanRate", "share a year", "0", "0.08", 0, 2, ""),
    BUY_LOAN_MONTHS("buy.loanMonths", "months", "36", "36", 1, 600, ""),
    BUY_VAT_RATE("buy.vatRate", "share", "0", "0", 0, 1, ""),
    BUY_VAT_RECOVERABLE("buy.vatRecoverable", Kind.FLAG, "true/false", "true", "true", "", "true", "false"),
    BUY_ALREADY_OWNED("buy.alreadyOwned", Kind.FLAG, "true/false", "false", "false", "", "true", "false"),

    TAX_RATE("tax.rate", "share", "0", "0", 0, 1, "before tax"),
    TAX_DEPRECIATION("tax.depreciation", Kind.CHOICE, "choice", "straight_line", "straight_line", "", "straight_line", "double_declining", "sum_of_years", "units", "macrs5", "exponential"),
    TAX_LIFE_MONTHS("tax.lifeMonths", "months", "36", "36", 1, 600, "minimum life of electronic equipment in China"),
    TAX_RESIDUAL_SHARE("tax.residualShare", "share", "0", "0.05", 0, 1, "usual residual of 3-5 %"),

    API_INPUT_PRICE("api.inputPrice", "money per million tokens", null, null, 0, 1e6, ""),
    API_CACHED_PRICE("api.cachedPrice", "money per million tokens", null, null, 0, 1e6, ""),
    API_OUTPUT_PRICE("api.outputPrice", "money per million tokens", null, null, 0, 1e6, ""),
    API_CACHED_SHARE("api.cachedShare", "share of tokens", "0", "0", 0, 1, ""),
    API_OUTPUT_SHARE("api.outputShare", "share of tokens", "1", "0.2", 0, 1, ""),

    LEASE_PRICE_PER_GPU_MONTH("lease.pricePerGpuMonth", "money per GPU-month", null, null, 0, 1e9, ""),
    LEASE_MONTHS("lease.months", "months", "36", "36", 1, 600, ""),
    LEASE_RESIDUAL_SHARE("lease.residualShare", "share", "0", "0", 0, 1, ""),
    LEASE_VAT_RATE("lease.vatRate", "share", "0", "0", 0, 1, ""),

    RISK_PATHS("risk.paths", "count", "1000", "1000", 1, 1e6, ""),
    RISK_SEED("risk.seed", "number", "1", "1", 0, 9e15, "");

    /// What sort of value a key takes.
    public enum Kind { NUMBER, FLAG, CHOICE, LIST }

    private static final Map<String, AssumptionKey> BY_ID =
            Arrays.stream(values()).collect(Collectors.toMap(AssumptionKey::id, Function.identity()));

    private final String id;
    private final Kind kind;
    private final String unit;
    private final String neutral;
    private final String standard;
    private final double min;
    private final double max;
    private final String reason;
    private final List<String> choices;

    AssumptionKey(String id, String unit, String neutral, String standard, double min, double max, String reason) {
        this(id, Kind.NUMBER, unit, neutral, standard, min, max, reason, List.of());
    }

    AssumptionKey(String id, Kind kind, String unit, String neutral, String standard, String reason, String... choices) {
        this(id, kind, unit, neutral, standard, 0, 1, reason, List.of(choices));
    }

    AssumptionKey(String id, Kind kind, String unit, String neutral, String standard, double min, double max,
                  String reason, List<String> choices) {
        this.id = id;
        this.kind = kind;
        this.unit = unit;
        this.neutral = neutral;
        this.standard = standard;
        this.min = min;
        this.max = max;
        this.reason = reason;
        this.choices = choices;
    }

    public static Optional<AssumptionKey> find(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    public String id() {
        return id;
    }

    public Kind kind() {
        return kind;
    }

    public String unit() {
        return unit;
    }

    /// An amount in the comparison's currency.
    public boolean isMoney() {
        return unit.startsWith("money");
    }

    /// The value under `--bare`: it adds nothing.
    public Optional<String> neutral() {
        return Optional.ofNullable(neutral);
    }

    public Optional<String> standard() {
        return Optional.ofNullable(standard);
    }

    /// Why the default is what it is.
    public String reason() {
        return reason;
    }

    public double min() {
        return min;
    }

    public double max() {
        return max;
    }

    /// The words allowed, for flags and choices.
    public List<String> choices() {
        return choices;
    }
}
