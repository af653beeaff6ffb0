package org.breakeven.imports.prices;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.breakeven.model.Message;
import org.breakeven.model.RentOffer;

/// One row of a machine-made sheet to offers: what is wrong rejects the row by name, what is not sold is counted.
final class Offers {

    private Offers() { }

    static void take(OfferSheet sheet, long row, Machine machine, List<Price> prices) {
        Optional<Price> wrong = prices.stream().filter(Price::isWrong).findFirst();
        Optional<String> currency = Currencies.code(machine.currency());
        if (wrong.isPresent()) {
            sheet.reject(row, wrong.get().column(), Message.of("imports.notAPrice"), wrong.get().text(),
                    Message.of("imports.expected.price"));
        } else if (currency.isEmpty()) {
            sheet.reject(row, "currency", Message.of("imports.noCurrency"), machine.currency(),
                    Message.of("imports.expected.currency"));
        } else {
            List<RentOffer> offers = prices.stream()
                    .flatMap(price -> offers(sheet, row, machine, price, currency.get())).toList();
            if (offers.isEmpty()) {
                sheet.skip(Message.of("imports.skipped.notSold"));
            }
            sheet.take(offers);
        }
    }

    private static Stream<RentOffer> offers(OfferSheet sheet, long row, Machine m, Price price, String currency) {
        Optional<BigDecimal> perGpuHour = price.perGpuHour();
        return m.regions().stream().flatMap(region -> perGpuHour.stream().map(amount ->
                new RentOffer(m.provider(), m.card(), m.rawName(), m.gpus(), region, price.term(), amount, currency,
                        m.gpuPartOnly(), sheet.source(row, m.asOf()))));
    }
}
