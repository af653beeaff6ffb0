package org.breakeven.model;

import java.util.Arrays;

/// How often how many GPUs are needed: `share(k)` is F(k), the share of time in which at least k are.
///
/// F falls from F(1) to F(peak); its area is the average number of GPUs in use. Owning k cards serves [#area] of k
/// of that average, the rest is the burst above.
public final class LoadDurationCurve {

    private final double[] share;
    private final double[] area;

    private LoadDurationCurve(double[] share) {
        this.share = share;
        this.area = new double[share.length + 1];
        for (int k = 0; k < share.length; k++) {
            area[k + 1] = area[k] + share[k];
        }
    }

    /// @param share F(1), F(2), ... F(peak), each 0 to 1 and never rising
    /// @throws IllegalArgumentException if a share leaves 0..1 or rises
    public static LoadDurationCurve of(double... share) {
        double before = 1;
        for (double value : share) {
            if (!(value >= 0 && value <= before + 1e-9)) {
                throw new IllegalArgumentException("a load-duration curve falls within 0..1: " + Arrays.toString(share));
            }
            before = value;
        }
        int peak = share.length;
        while (peak > 0 && share[peak - 1] <= 0) {
            peak--;
        }
        return new LoadDurationCurve(Arrays.copyOf(share, peak));
    }

    /// F(k), 1 for k below 1, 0 above the peak.
    public double share(int k) {
        return k < 1 ? 1 : k > share.length ? 0 : share[k - 1];
    }

    public int peak() {
        return share.length;
    }

    /// Average GPUs in use.
    public double average() {
        return area[share.length];
    }

    /// Average GPUs in use of the first `cards`, which may be a fraction.
    public double area(double cards) {
        if (cards <= 0) {
            return 0;
        }
        if (cards >= share.length) {
            return average();
        }
        int whole = (int) cards;
        return area[whole] + (cards - whole) * share[whole];
    }

    /// The same shape of load with `factor` times as many GPUs in use at every moment: F'(k) = F(k / factor).
    public double areaWhenGrown(double cards, double factor) {
        return factor <= 0 ? 0 : factor * area(cards / factor);
    }

    /// The same cards needed more or less often, so that the average becomes `average`; no share passes 1.
    ///
    /// F'(k) = min(1, f F(k)). The average of that is the smallest, over j, of j + f x (sum of F above j), so the
    /// factor for a given average is the largest of (average - j) / (sum of F above j).
    public LoadDurationCurve withAverage(double average) {
        if (share.length == 0 || average <= 0) {
            return of();
        }
        double wanted = Math.min(average, share.length);
        double factor = 0;
        double above = 0;
        for (int j = share.length - 1; j >= 0; j--) {
            above += share[j];
            factor = Math.max(factor, (wanted - j) / above);
        }
        double stretch = factor;
        return of(Arrays.stream(share).map(value -> Math.min(1, value * stretch)).toArray());
    }

    public double[] shares() {
        return share.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LoadDurationCurve curve && Arrays.equals(share, curve.share);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(share);
    }
}
