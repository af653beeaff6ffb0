package org.breakeven.imports;

import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.stream.Stream;
import org.breakeven.model.Demand;
import org.breakeven.model.Message;
import org.breakeven.model.ProviderFee;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;

/// What one file held: value and problems. The shapes follow the command line's JSON.
public sealed interface FileReport {

    String file();

    /// Id of the format, as `breakeven formats` lists it.
    String format();

    Rows rows();

    List<ImportProblem> problems();

    /// This report with more problems after its own.
    FileReport withProblems(List<ImportProblem> more);

    /// What was taken for granted because the file does not say it: currency, time zone, provider.
    List<Message> assumptions();

    /// @param read       data rows in the file
    /// @param accepted   rows that went into the value
    /// @param rejected   rows left out with an error
    /// @param duplicate  rows left out because an equal one was there
    record Rows(long read, long accepted, long rejected, long duplicate) { }

    /// @param start inclusive
    /// @param end   exclusive
    record Period(OffsetDateTime start, OffsetDateTime end) { }

    /// Cash and amortised cost of one currency; the currency is empty where the file states none. A cost the file has
    /// no column for is `null`.
    record CurrencyTotal(String currency, BigDecimal billed, BigDecimal effective) { }

    /// Paid, running, observed, busy and idle GPU-hours: five figures, never mixed; `null` where the file cannot tell.
    record GpuHours(BigDecimal paid, BigDecimal running, BigDecimal observed, BigDecimal busy, BigDecimal idle) { }

    /// @param card     canonical card, or the raw name where the card is not known
    /// @param rawName  as the file wrote it
    /// @param billed   money for it, `null` where the file has none
    record CardUsage(String card, String rawName, GpuHours hours, BigDecimal billed, String currency) { }

    /// A price sheet.
    record PriceFile(String file, String format, Rows rows, List<RentOffer> offers, List<PurchaseQuote> quotes,
                     List<ProviderFee> fees, List<ImportProblem> problems, List<Message> assumptions) implements FileReport {
        public PriceFile {
            offers = List.copyOf(offers);
            quotes = List.copyOf(quotes);
            fees = List.copyOf(fees);
            problems = List.copyOf(problems);
            assumptions = List.copyOf(assumptions);
        }

        @Override
        public PriceFile withProblems(List<ImportProblem> more) {
            return new PriceFile(file, format, rows, offers, quotes, fees, Stream.concat(problems.stream(), more.stream()).toList(), assumptions);
        }
    }

    /// A usage log or bill.
    ///
    /// @param period          `null` where no row has a time
    /// @param peakGpus        most GPUs at one moment, `null` where the file cannot tell
    /// @param meanUtilization time-weighted share, `null` without samples
    /// @param demand          what `costing` needs, `null` where the file has no GPU time
    record UsageFile(String file, String format, Rows rows, Period period, List<CurrencyTotal> totals, GpuHours hours,
                     Integer peakGpus, List<CardUsage> byCard, Double meanUtilization, Demand demand,
                     List<ImportProblem> problems, List<Message> assumptions) implements FileReport {
        public UsageFile {
            totals = List.copyOf(totals);
            byCard = List.copyOf(byCard);
            problems = List.copyOf(problems);
            assumptions = List.copyOf(assumptions);
        }

        @Override
        public UsageFile withProblems(List<ImportProblem> more) {
            return new UsageFile(file, format, rows, period, totals, hours, peakGpus, byCard, meanUtilization, demand,
                    Stream.concat(problems.stream(), more.stream()).toList(), assumptions);
        }
    }
}
