package org.breakeven.imports.prices;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.breakeven.model.Message;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Term;

/// One way to pay for one product of the AWS Price List, with its price per hour and what is paid upfront.
final class AwsTerm {

    private static final Map<String, Term> LEASES = Map.of("1yr", Term.YEAR_1, "3yr", Term.YEAR_3, "1 yr", Term.YEAR_1,
            "3 yr", Term.YEAR_3);
    private static final BigDecimal HOURS_A_MONTH = BigDecimal.valueOf(730);

    private final Optional<Term> term;
    private final String option;
    private final List<Rate> rates = new ArrayList<>();

    /// @param unit `Hrs`, or `Quantity` for what is paid upfront
    private record Rate(String unit, String currency, String price) {
        boolean isUpfront() {
            return unit.equals("Quantity");
        }
    }

    /// @param lease    `1yr`, empty on demand
    /// @param purchase `No Upfront`, empty on demand
    /// @param offering `standard` or `convertible`, empty on demand
    AwsTerm(String type, String lease, String purchase, String offering) {
        boolean onDemand = type.equals("OnDemand");
        this.term = onDemand ? Optional.of(Term.ON_DEMAND) : Optional.ofNullable(LEASES.get(lease));
        this.option = onDemand ? "" : ", " + purchase + ", " + offering;
    }

    void rate(String unit, String currency, String price) {
        rates.add(new Rate(unit, currency, price));
    }

    int lines() {
        return rates.size();
    }

    /// One offer a currency; none where it is not sold or is no such term (`FlatRate`). A bad price is said and left out.
    ///
    /// @param machine without currency
    Stream<RentOffer> offers(long row, Machine machine, LocalDate asOf, OfferSheet sheet) {
        if (rates.stream().anyMatch(Rate::isUpfront)) {
            sheet.assume(Message.of("imports.assumed.upfront"));
        }
        if (term.isEmpty()) {
            return Stream.empty();
        }
        for (Rate rate : rates) {
            if (Decimals.of(rate.price).filter(price -> price.signum() >= 0).isEmpty()) {
                sheet.warn(row, "PricePerUnit", Message.of("imports.notAPrice"), rate.price,
                        Message.of("imports.expected.price"));
                return Stream.empty();
            }
        }
        return rates.stream().map(Rate::currency).distinct().flatMap(currency -> {
            BigDecimal price = perGpuHour(currency, machine.gpus());
            return price.signum() == 0 || Currencies.code(currency).isEmpty() ? Stream.empty()
                    : Stream.of(new RentOffer(machine.provider(), machine.card(), machine.rawName() + option,
                            machine.gpus(), machine.regions().getFirst(), term.get(), price, currency, false,
                            sheet.source(row, asOf)));
        });
    }

    private BigDecimal perGpuHour(String currency, int gpus) {
        BigDecimal hourly = sum(currency, false);
        BigDecimal upfront = sum(currency, true);
        if (upfront.signum() == 0) {
            return Decimals.divide(hourly, gpus);
        }
        BigDecimal hours = HOURS_A_MONTH.multiply(BigDecimal.valueOf(term.orElseThrow().months()));
        return Decimals.divide(hourly.multiply(hours).add(upfront), hours.multiply(BigDecimal.valueOf(gpus)));
    }

    private BigDecimal sum(String currency, boolean upfront) {
        return rates.stream().filter(rate -> rate.currency.equals(currency) && rate.isUpfront() == upfront)
                .map(rate -> new BigDecimal(rate.price)).reduce(BigDecimal.ZERO, BigDecimal::add);
    }
}
