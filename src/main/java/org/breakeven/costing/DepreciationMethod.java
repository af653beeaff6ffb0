package org.breakeven.costing;

import java.util.Arrays;
import java.util.Locale;

/// How the accounts spread a purchase over its life. Depreciation is no cash flow; it counts through tax.
public enum DepreciationMethod {
    /// 年限平均法
    STRAIGHT_LINE,
    /// 双倍余额递减法, straight line in the last two years
    DOUBLE_DECLINING,
    /// 年数总和法
    SUM_OF_YEARS,
    /// 工作量法
    UNITS,
    /// US MACRS, five-year class, half-year convention
    MACRS5,
    EXPONENTIAL;

    public static DepreciationMethod parse(String id) {
        return Arrays.stream(values()).filter(m -> m.name().toLowerCase(Locale.ROOT).equals(id)).findFirst().orElse(STRAIGHT_LINE);
    }
}
