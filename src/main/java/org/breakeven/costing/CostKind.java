package org.breakeven.costing;

import java.util.Set;

/// What a cost is for. The ids are those of the command line's JSON.
public enum CostKind {
    COMPUTE("compute", Side.RENT),
    COMMITMENT("commitment", Side.RENT),
    SPOT_OVERHEAD("spotOverhead", Side.RENT),
    ROUNDING("rounding", Side.RENT),
    UPLOAD_WAIT("uploadWait", Side.RENT),
    DEBUG("debug", Side.RENT),
    FAILED("failed", Side.RENT),
    IDLE("idle", Side.RENT),
    FORGOTTEN("forgotten", Side.RENT),
    STORAGE("storage", Side.RENT),
    STOPPED_STORAGE("stoppedStorage", Side.RENT),
    IMAGES("images", Side.RENT),
    EGRESS("egress", Side.RENT),
    PUBLIC_IP("publicIp", Side.RENT),
    SUPPORT("support", Side.RENT),
    RENT_VAT("rentVat", Side.RENT),

    CAPITAL("capital", Side.BUY),
    BUY_VAT("buyVat", Side.BUY),
    FINANCING("financing", Side.BUY),
    POWER("power", Side.BUY),
    COLOCATION("colocation", Side.BUY),
    STAFF("staff", Side.BUY),
    MAINTENANCE("maintenance", Side.BUY),
    INSURANCE("insurance", Side.BUY),
    SOFTWARE("software", Side.BUY),
    REPLACEMENT("replacement", Side.BUY),
    DISPOSAL("disposal", Side.BUY),
    RESALE("resale", Side.BUY),

    TAX_SHIELD("taxShield", Side.BOTH);

    /// Which way of having GPUs causes a cost.
    public enum Side { RENT, BUY, BOTH }

    private final String id;
    private final Side side;
    private final boolean expense;

    CostKind(String id, Side side) {
        this.id = id;
        this.side = side;
        this.expense = !Set.of("capital", "buyVat", "financing").contains(id);
    }

    public String id() {
        return id;
    }

    /// Can be set against income tax in its month: all but capital, its tax and the loan.
    boolean isExpense() {
        return expense;
    }

    public Side side() {
        return side;
    }
}
