package org.breakeven.imports.mapping;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.catalog.InstanceCatalog;
import org.breakeven.i18n.Messages;
import org.breakeven.imports.FileReport.PriceFile;
import org.breakeven.model.Message;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Source;

/// What came out of a table in lines that are easy to compare.
final class MappingLines {

    static final TableMapper MAPPER = new TableMapper(CardCatalog.shipped(), InstanceCatalog.shipped());
    private static final Messages ENGLISH = Messages.in(Locale.ENGLISH);

    private MappingLines() { }

    static List<String> offers(PriceFile file) {
        return file.offers().stream().map(MappingLines::line).toList();
    }

    private static String line(RentOffer o) {
        return "%s %s x%d %s %s %s %s".formatted(o.provider(), o.card(), o.gpusPerInstance(), o.term().id(),
                o.pricePerGpuHour().stripTrailingZeros().toPlainString(), o.currency(), source(o.source()));
    }

    static List<String> quotes(PriceFile file) {
        return file.quotes().stream().map(MappingLines::line).toList();
    }

    private static String line(PurchaseQuote q) {
        return "%s %s x%d %s %s %s %s".formatted(q.vendor(), q.card(), q.gpus(), q.server() ? "server" : "card",
                q.price().amount().stripTrailingZeros().toPlainString(), q.price().currency(), source(q.source()));
    }

    private static String source(Source source) {
        return source.asOf() + " " + source.row();
    }

    static List<String> problems(PriceFile file) {
        return file.problems().stream().map(p ->
                "%s %d %s: %s".formatted(p.severity().id(), p.row(), p.column(), ENGLISH.text(p.reason()))).toList();
    }

    static List<String> assumptions(PriceFile file) {
        return texts(file.assumptions().stream());
    }

    static List<String> texts(Stream<Message> messages) {
        return messages.map(ENGLISH::text).toList();
    }

    static String text(Message message) {
        return ENGLISH.text(message);
    }
}
