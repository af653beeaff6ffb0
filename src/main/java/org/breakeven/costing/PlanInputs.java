package org.breakeven.costing;

import org.breakeven.model.Demand;
import org.breakeven.model.StepList;

/// Everything the plans need, resolved to plain numbers in one currency.
///
/// @param months        horizon
/// @param hoursPerMonth H
/// @param discounting   rate and timing
/// @param demand        load-duration curve of month 1, and its growth
public record PlanInputs(int months, double hoursPerMonth, Discounting discounting, Demand demand, RentTerms rent,
                         BuyTerms buy, TaxTerms tax) {

    /// @param price            per GPU-hour in month 1, NaN where there is none
    /// @param drift            share a year by which it changes (not within a commitment)
    /// @param spot             the price is a spot price: interruptions count
    /// @param committedGpus    cards paid for around the clock, used or not
    /// @param committedPrice   their price per GPU-hour
    /// @param gpusPerInstance  cards billed together when an instance waits or is forgotten
    public record RentTerms(double price, double drift, boolean spot, double committedGpus, double committedPrice,
                            double gpusPerInstance, Waste waste, Spot interruptions, Extras extras) {

        /// A commitment without a price of its own follows the price.
        public RentTerms withPrice(double changed) {
            double commitment = committedPrice == price ? changed : committedPrice;
            return new RentTerms(changed, drift, spot, committedGpus, commitment, gpusPerInstance, waste, interruptions, extras);
        }

        /// On-demand or spot price in month m: p (1+d)^((m-1)/12).
        public double priceIn(int month) {
            return drift == 0 ? price : price * Math.pow(1 + drift, (month - 1) / 12.0);
        }
    }

    /// Hours billed beyond the useful ones.
    ///
    /// @param billingUnitSeconds billing is rounded up to this unit
    /// @param runsPerMonth       starts a month, each losing half a unit on average
    /// @param uploadHours        hours a month in which an instance waits for data
    /// @param debugHours         hours a month of an instance spent debugging
    /// @param failedShare        share of billed run hours lost in failed runs
    /// @param idleShare          share of billed run hours in which the card idles
    /// @param forgottenPerMonth  instances forgotten a month
    /// @param forgottenHours     mean hours until noticed
    /// @param autoReleaseHours   release after this many hours, NaN for none
    public record Waste(double billingUnitSeconds, double runsPerMonth, double uploadHours, double debugHours,
                        double failedShare, double idleShare, double forgottenPerMonth, double forgottenHours,
                        double autoReleaseHours) {

        /// E[min(time until noticed, auto-release)] of an exponential time with mean t: t (1 - e^(-c/t)).
        public double hoursPerForgottenInstance() {
            double mean = forgottenHours;
            return Double.isNaN(autoReleaseHours) || mean == 0 ? mean : mean * (1 - Math.exp(-autoReleaseHours / mean));
        }

        /// Billed run hours per useful hour: 1 / (1 - failed - idle).
        public double billedPerUseful() {
            return 1 / Math.max(0.01, 1 - failedShare - idleShare);
        }
    }

    /// @param perHour         interruptions an hour
    /// @param checkpointHours work between checkpoints
    /// @param writeHours      to write one
    /// @param restartHours    to be back at work
    public record Spot(double perHour, double checkpointHours, double writeHours, double restartHours) {

        /// Extra hours per useful hour: interruptions x (restart + half a checkpoint interval) + time spent writing.
        public double overhead() {
            double writing = checkpointHours > 0 ? writeHours / checkpointHours : 0;
            return perHour * (restartHours + checkpointHours / 2) + writing;
        }
    }

    /// What is billed beside the card, prices per GB and month.
    public record Extras(double storageGb, double storagePrice, double stoppedGb, double stoppedPrice, double imageGb,
                         double imagePrice, double egressGb, StepList egressTiers, double publicIps, double publicIpPrice,
                         double supportShare, double vatCharged) { }

    /// @param gpus            cards bought in the pure buy option
    /// @param pricePerGpu     per card, NaN where there is no price
    /// @param serverPrice     per server: without the cards if `pricePerGpu` is above 0, else the whole server
    /// @param gpusPerServer   cards a server holds
    /// @param wholeServers    cards come only in full servers
    /// @param vatCharged      tax not recoverable, share
    public record BuyTerms(int gpus, double pricePerGpu, double serverPrice, int gpusPerServer, boolean wholeServers,
                           double networkShare, double storagePrice, double installation, double spareShare,
                           double vatCharged, boolean alreadyOwned, Running running, Life life, Loan loan) {

        public BuyTerms withPricePerGpu(double changed) {
            return new BuyTerms(gpus, changed, serverPrice, gpusPerServer, wholeServers, networkShare, storagePrice, installation,
                    spareShare, vatCharged, alreadyOwned, running, life, loan);
        }

        /// Cards that can be owned if at least `wanted` are: full servers where only those are sold.
        public int cardsFor(int wanted) {
            return wholeServers ? serversFor(wanted) * gpusPerServer : wanted;
        }

        public int serversFor(int cards) {
            return (cards + gpusPerServer - 1) / gpusPerServer;
        }

        /// Price of `cards` cards with their servers, network, storage, installation and spares, before tax.
        public double capitalFor(int cards) {
            if (cards == 0) {
                return 0;
            }
            double hardware = cards * pricePerGpu + serversFor(cards) * serverPrice;
            return hardware * (1 + networkShare + spareShare) + storagePrice + installation;
        }
    }

    /// @param usedOnly running costs count only for the hours used
    public record Running(double kwPerGpu, double idlePowerShare, double pue, double electricityPrice,
                          double colocationPerKwMonth, double rackPerMonth, double staffPerMonth, double maintenanceRate,
                          int warrantyMonths, double insuranceRate, double softwarePerMonth, double failureRate,
                          double repairDays, boolean usedOnly) { }

    /// @param leadMonths   months from order to service; demand is rented until then
    /// @param availability share of time an owned card can be used
    /// @param resaleShare  share of the capital that is left at the age of `resaleAge` months
    /// @param resaleCurve  share by age in months; empty to use `resaleShare`
    public record Life(int leadMonths, double availability, int usefulLifeMonths, double resaleShare, int resaleAge,
                       StepList resaleCurve, double disposal) {

        /// Share of the price that a sale brings at an age: the curve's, or else an exponential decay through
        /// `resaleShare`; a share of 0 means that nothing is ever got back.
        public double resaleAt(int ageMonths) {
            if (!resaleCurve.isEmpty()) {
                return resaleCurve.interpolate(ageMonths);
            }
            return resaleShare <= 0 ? 0 : Math.pow(resaleShare, (double) ageMonths / resaleAge);
        }
    }

    public record Loan(double share, double ratePerYear, int months) { }

    /// @param rate         income tax, 0 reckons before tax
    /// @param lifeMonths   over which the capital is depreciated
    public record TaxTerms(double rate, DepreciationMethod method, int lifeMonths, double residualShare) { }

    /// The same plan looked at over another number of months.
    public PlanInputs withMonths(int changed) {
        return new PlanInputs(changed, hoursPerMonth, discounting, demand, rent, buy, tax);
    }

    public PlanInputs withDemand(Demand changed) {
        return new PlanInputs(months, hoursPerMonth, discounting, changed, rent, buy, tax);
    }

    public PlanInputs withRent(RentTerms changed) {
        return new PlanInputs(months, hoursPerMonth, discounting, demand, changed, buy, tax);
    }

    public PlanInputs withBuy(BuyTerms changed) {
        return new PlanInputs(months, hoursPerMonth, discounting, demand, rent, changed, tax);
    }

    /// GPU-hours needed from the start until a point in time, in months, which may be a fraction.
    public double gpuHoursUntil(double until) {
        double hours = 0;
        for (int month = 1; month - 1 < until; month++) {
            double part = Math.min(1, until - (month - 1));
            hours += part * hoursPerMonth * demand.curve().average() * demand.growthFactor(month);
        }
        return hours;
    }

    public boolean hasRent() {
        return !Double.isNaN(rent.price());
    }

    public boolean hasBuy() {
        return !Double.isNaN(buy.pricePerGpu());
    }
}
