package org.breakeven.imports.prices;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.breakeven.imports.CsvTable;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.SheetRow;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;

/// A cloud's catalog of the SkyPilot project, `catalogs/v8/<cloud>/vms.csv`, columns in any order:
/// ```
/// InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,Region,GpuInfo,SpotPrice
/// gpu-x100_8gpu,X100,8,128,1600,23.60,north-1,"{'Gpus': [{'Name': 'X100', ...}], ...}",10.00
/// ```
/// Prices are per hour for the whole instance; empty or 0 is not sold. Rows without an accelerator are machines whose
/// GPUs, if any, are priced elsewhere, so they are no offers; rows without an instance are the GPU alone. One row a
/// zone: equal ones of a region are taken once.
final class SkyPilotCatalog implements PriceImporter {

    private static final Set<String> COLUMNS =
            Set.of("instancetype", "acceleratorname", "acceleratorcount", "price", "region");

    private final CardNames cards;

    SkyPilotCatalog(CardNames cards) {
        this.cards = cards;
    }

    @Override
    public String format() {
        return "skypilot";
    }

    @Override
    public boolean recognises(FileHead head) {
        return SheetRow.places(head.columns()).keySet().containsAll(COLUMNS);
    }

    @Override
    public FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile {
        Columns.require(head, COLUMNS);
        OfferSheet sheet = new OfferSheet(head, format());
        List<SheetRow> withGpu = new ArrayList<>();
        sheet.textRead(CsvTable.read(head, options, row -> sort(row, sheet, withGpu)));
        SkyPilotRows rows = new SkyPilotRows(cards, sheet, assumedProvider(head, sheet),
                assumedCurrency(options, sheet), withGpu);
        rows.takeAll();
        sheet.assume(Message.of("imports.assumed.noDate"));
        return sheet.report();
    }

    private static void sort(SheetRow row, OfferSheet sheet, List<SheetRow> withGpu) {
        sheet.row();
        String accelerator = row.text("AcceleratorName");
        if (row.isShort()) {
            sheet.reject(row.line(), "", Message.of("imports.shortRow", row.cells().size(), row.columns().size()),
                    String.join(",", row.cells()), Message.of("imports.expected.allColumns"));
        } else if (accelerator.isEmpty()) {
            sheet.skip(Message.of("imports.skipped.noAccelerator"));
        } else if (CardNames.isNoGpu(accelerator)) {
            sheet.skip(Message.of("imports.skipped.noGpu"));
        } else {
            withGpu.add(row);
        }
    }

    private static String assumedProvider(FileHead head, OfferSheet sheet) {
        Optional<String> known = KnownClouds.of(head.path());
        String provider = known.orElseGet(head::title);
        sheet.assume(Message.of(known.isPresent() ? "imports.assumed.providerFromName"
                : "imports.assumed.providerUnknown", provider));
        return provider;
    }

    private static String assumedCurrency(ImportOptions options, OfferSheet sheet) {
        String currency = options.currency() == null ? "USD" : options.currency().toUpperCase(Locale.ROOT);
        sheet.assume(Message.of("imports.assumed.currency", currency));
        return currency;
    }
}
