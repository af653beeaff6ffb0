package org.breakeven.comparison;

import org.breakeven.costing.CostTimeline;

/// One way of having the GPUs, reckoned over the horizon.
///
/// @param ownedGpus  cards owned: 0 is pure rent
/// @param servers    servers they stand in
/// @param capital    paid at the start
/// @param total      undiscounted sum of all costs, resale taken off
/// @param npv        present value of all costs
/// @param perGpuHour total / GPU-hours needed; `null` without demand
/// @param timeline   months x kinds
public record Option(int ownedGpus, int servers, double capital, double total, double npv, Double perGpuHour, CostTimeline timeline) { }
