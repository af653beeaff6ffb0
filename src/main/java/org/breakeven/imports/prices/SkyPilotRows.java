package org.breakeven.imports.prices;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.breakeven.imports.SheetRow;
import org.breakeven.model.Message;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Term;

/// Rows of a SkyPilot catalog that have an accelerator, each to an on-demand and a spot offer where they are sold.
final class SkyPilotRows {

    private final CardNames cards;
    private final OfferSheet sheet;
    private final String provider;
    private final String currency;
    private final List<SheetRow> rows;
    private final GpuInfoCells infos = new GpuInfoCells();
    private final boolean sizeIsTotal;

    /// @param rows all of the catalog that name an accelerator
    SkyPilotRows(CardNames cards, OfferSheet sheet, String provider, String currency, List<SheetRow> rows) {
        this.cards = cards.forOneFile();
        this.sheet = sheet;
        this.provider = provider;
        this.currency = currency;
        this.rows = rows;
        this.sizeIsTotal = infos.sizeIsTotal(rows);
    }

    void takeAll() {
        rows.forEach(this::take);
    }

    private void take(SheetRow row) {
        String cell = row.text("AcceleratorCount");
        Optional<Integer> gpus = Decimals.count(cell);
        if (gpus.isPresent()) {
            take(row, gpus.get());
        } else if (Decimals.of(cell).filter(n -> n.signum() >= 0 && n.compareTo(BigDecimal.ONE) < 0).isPresent()) {
            if (Decimals.of(cell).get().signum() == 0) {
                sheet.skip(Message.of("imports.skipped.noAccelerator"));
            } else {
                sheet.skipShare(row.text("AcceleratorName") + " x " + cell);
            }
        } else {
            sheet.reject(row.line(), "AcceleratorCount", Message.of("imports.notACount"), cell,
                    Message.of("imports.expected.count"));
        }
    }

    private void take(SheetRow row, int gpus) {
        Optional<String> wrong =
                Stream.of("Price", "SpotPrice").filter(column -> isWrong(row.text(column))).findFirst();
        if (wrong.isPresent()) {
            String found = row.text(wrong.get());
            sheet.reject(row.line(), wrong.get(), Message.of("imports.notAPrice"), found,
                    Message.of("imports.expected.price"));
            return;
        }
        String card = card(row);
        if (cards.isShare(card)) {
            sheet.skipShare(card);
            return;
        }
        List<RentOffer> offers = new ArrayList<>();
        price(row, "Price").ifPresent(price -> offers.add(offer(row, card, gpus, Term.ON_DEMAND, price)));
        price(row, "SpotPrice").ifPresent(price -> offers.add(offer(row, card, gpus, Term.SPOT, price)));
        if (offers.isEmpty()) {
            sheet.skip(Message.of("imports.skipped.notSold"));
        } else if (row.text("InstanceType").isEmpty()) {
            sheet.assume(Message.of("imports.assumed.gpuPartOnly"));
        }
        sheet.take(offers);
    }

    private static boolean isWrong(String price) {
        return !price.isEmpty() && Decimals.of(price).filter(number -> number.signum() >= 0).isEmpty();
    }

    private static Optional<BigDecimal> price(SheetRow row, String column) {
        return Decimals.of(row.text(column)).filter(price -> price.signum() > 0);
    }

    private RentOffer offer(SheetRow row, String card, int gpus, Term term, BigDecimal perInstance) {
        String instance = row.text("InstanceType");
        String rawName = instance.isEmpty() ? row.text("AcceleratorName") : instance;
        return new RentOffer(provider, card, rawName, gpus, row.text("Region"), term,
                Decimals.divide(perInstance, gpus), currency, instance.isEmpty(), sheet.source(row.line(), null));
    }

    private String card(SheetRow row) {
        Optional<GpuInfo> info = infos.of(row);
        Double memoryGb = info.map(gpu -> gpu.memoryGb(sizeIsTotal)).orElse(null);
        List<String> spellings = spellings(row, info.map(GpuInfo::name).orElse(""));
        CardNames.Named named = cards.name(spellings, memoryGb, row.text("InstanceType"));
        if (named.own() && !cards.isShare(named.card())) {
            sheet.ownCard(row.line(), "AcceleratorName", named.card());
        }
        return named.card();
    }

    /// The cloud's own name and the instance's may know the form factor that the accelerator's name lacks.
    private static List<String> spellings(SheetRow row, String cloudName) {
        String accelerator = row.text("AcceleratorName");
        List<String> spellings = new ArrayList<>();
        if (isMoreSpecific(cloudName, accelerator)) {
            spellings.add(cloudName);
        }
        if (CardNames.formFactor(accelerator).isEmpty()) {
            CardNames.formFactor(row.text("InstanceType")).ifPresent(form -> spellings.add(accelerator + " " + form));
        }
        spellings.add(accelerator);
        return spellings;
    }

    private static boolean isMoreSpecific(String cloudName, String accelerator) {
        boolean saysForm = CardNames.formFactor(cloudName).isPresent() || cloudName.contains("HBM");
        return saysForm && CardNames.formFactor(accelerator).isEmpty();
    }
}
