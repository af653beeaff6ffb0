package org.breakeven.imports.mapping;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.breakeven.imports.prices.CardNames;
import org.breakeven.imports.prices.Decimals;
import org.breakeven.imports.prices.OfferSheet;
import org.breakeven.imports.tables.TableRow;
import org.breakeven.model.InstanceType;
import org.breakeven.model.Message;
import org.breakeven.model.PurchaseQuote;
import org.breakeven.model.RentOffer;

/// One data row to its offers and quotes: what it sells here, each of its prices in [MappedPrice].
final class MappedRow {

    private static final Pattern SIZE = Pattern.compile("(\\d{1,6}(?:\\.\\d+)?)\\s*(?i:(T|M)i?B?)?");
    private static final double MIB = 1024;

    private final TableMapping mapping;
    private final OfferSheet sheet;
    private final CardNames cards;
    private final MappedTable.FileFacts facts;
    private final MappedPrice prices;

    MappedRow(TableMapping mapping, OfferSheet sheet, CardNames cards, MappedTable.FileFacts facts) {
        this.mapping = mapping;
        this.sheet = sheet;
        this.cards = cards.forOneFile();
        this.facts = facts;
        this.prices = new MappedPrice(mapping, sheet, facts);
    }

    /// What a row sells.
    ///
    /// @param gpus `null` where nothing says
    record Sold(String provider, String card, String rawName, Integer gpus, String region, LocalDate asOf) { }

    void take(TableRow row) {
        sheet.row();
        if (isSlice(row)) {
            sheet.skipShare((text(row, ColumnRole.GPUS) + ' ' + text(row, ColumnRole.CARD) + ' ' + text(row, ColumnRole.MEMORY)).strip());
            return;
        }
        try {
            List<RentOffer> rents = new ArrayList<>();
            List<PurchaseQuote> sells = new ArrayList<>();
            if (mapping.prices().stream().anyMatch(price -> PriceCell.of(row.cell(price.index())).kind() != PriceCell.Kind.NOTHING)) {
                Sold sold = sold(row);
                for (ColumnMapping price : mapping.prices()) {
                    prices.take(row, price, sold, rents, sells);
                }
            }
            if (rents.isEmpty() && sells.isEmpty()) {
                sheet.skip(Message.of("imports.skipped.notSold"));
            }
            sheet.take(rents, sells);
        } catch (RowFault fault) {
            sheet.reject(row.line(), fault.column(), fault.reason(), fault.found(), fault.expected());
        }
    }

    private boolean isSlice(TableRow row) {
        return CardCell.of(text(row, ColumnRole.CARD)).slice() || CardCell.of(text(row, ColumnRole.GPUS)).slice()
                || text(row, ColumnRole.MEMORY).toLowerCase(Locale.ROOT).contains("vgpu");
    }

    private String text(TableRow row, ColumnRole role) {
        return mapping.column(role).map(column -> row.cell(column.index())).orElse("");
    }

    private String name(ColumnRole role) {
        return mapping.column(role).map(ColumnMapping::name).orElse("");
    }

    private Sold sold(TableRow row) throws RowFault {
        CardCell named = CardCell.of(text(row, ColumnRole.CARD));
        String instance = text(row, ColumnRole.INSTANCE);
        Optional<InstanceType> machine = cards.machine(instance).filter(type -> type.gpus() >= 1);
        if (named.name().isEmpty() && machine.isEmpty() && CardCell.of(instance).name().isEmpty()) {
            throw new RowFault(name(ColumnRole.CARD), "", Message.of("imports.emptyCell"), Message.of("imports.expected.cell"));
        }
        Integer gpus = gpus(row, named, machine);
        String raw = named.name().isEmpty() ? CardCell.of(instance).name() : named.name();
        String spelling = named.name().isEmpty() && machine.isPresent() ? machine.get().card() : raw;
        CardNames.Named card = cards.name(List.of(spelling), memory(row, gpus), instance);
        if (card.own()) {
            sheet.ownCard(row.line(), name(ColumnRole.CARD), card.card());
        }
        return new Sold(provider(row), card.card(), instance.isEmpty() ? raw : instance, gpus, text(row, ColumnRole.REGION),
                asOf(row));
    }

    private String provider(TableRow row) throws RowFault {
        String own = text(row, ColumnRole.PROVIDER);
        String provider = own.isEmpty() ? facts.provider() : own;
        if (provider.isEmpty()) {
            throw new RowFault(name(ColumnRole.PROVIDER), "", Message.of("imports.emptyCell"), Message.of("imports.expected.cell"));
        }
        return provider;
    }

    /// The column, the number beside the card's name, the machine type, the file's constant.
    private Integer gpus(TableRow row, CardCell named, Optional<InstanceType> machine) throws RowFault {
        String text = text(row, ColumnRole.GPUS);
        if (!text.isEmpty()) {
            String digits = text.replaceFirst("\\s*[张卡块颗xX×*]$", "");
            return Decimals.count(digits).orElseThrow(() -> new RowFault(name(ColumnRole.GPUS), text,
                    Message.of("imports.notACount"), Message.of("imports.expected.count")));
        }
        if (named.gpus() != null) {
            return named.gpus();
        }
        Integer ofInstance = CardCell.of(text(row, ColumnRole.INSTANCE)).gpus();
        return machine.map(type -> (int) type.gpus()).orElse(ofInstance != null ? ofInstance : mapping.constants().gpusPerRow());
    }

    private Double memory(TableRow row, Integer gpus) {
        Double each = size(text(row, ColumnRole.MEMORY));
        Double all = size(text(row, ColumnRole.MEMORY_TOTAL));
        return each != null ? each : all == null ? null : all / (gpus == null ? 1 : gpus);
    }

    /// GB of `24GB`, `24`, `80 GB HBM2e`, `24564 MiB`; `null` where there is none.
    private static Double size(String text) {
        Matcher size = SIZE.matcher(text);
        if (!size.lookingAt()) {
            return null;
        }
        double number = Double.parseDouble(size.group(1));
        boolean mebi = "m".equalsIgnoreCase(size.group(2)) || size.group(2) == null && number > MIB;
        return mebi ? number / MIB : number;
    }

    private LocalDate asOf(TableRow row) {
        String text = text(row, ColumnRole.AS_OF);
        Optional<LocalDate> date = TableDates.cell(text);
        if (!text.isEmpty() && date.isEmpty()) {
            sheet.warn(row.line(), name(ColumnRole.AS_OF), Message.of("imports.notADate"), text, Message.of("imports.expected.date"));
        }
        return date.orElse(facts.asOf());
    }
}
