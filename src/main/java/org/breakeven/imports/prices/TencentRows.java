package org.breakeven.imports.prices;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.breakeven.model.Message;
import org.breakeven.model.Term;

/// The rows of one table of Tencent's page.
final class TencentRows {

    private static final Pattern COUNT = Pattern.compile("(\\d{1,3})\\s*[颗张卡个块]?.*");
    private static final Pattern AMOUNT = Pattern.compile("^\\d+\\s*[颗张卡个块]?\\s*[*x×]?\\s*");
    private static final Pattern SLICE = Pattern.compile("\\d+\\s*/\\s*\\d+.*|.*vGPU.*");
    private static final int HOURS_A_MONTH = 730;

    private final TencentColumns columns;
    private final List<HtmlTables.Row> rows;
    private final Reading reading;
    private final String currency;

    TencentRows(TencentColumns columns, List<HtmlTables.Row> rows, Reading reading) {
        this.columns = columns;
        this.rows = rows;
        this.reading = reading;
        this.currency = currency();
    }

    void takeAll() {
        rows.forEach(this::take);
    }

    /// What most cells say; yuan where none says anything. One cell of another currency among them is a slip.
    private String currency() {
        List<String> said = rows.stream().flatMap(row -> prices(row).stream()).map(YuanCell::currency)
                .filter(code -> !code.isEmpty()).toList();
        long dollars = said.stream().filter("USD"::equals).count();
        return dollars * 2 > said.size() ? "USD" : "CNY";
    }

    private List<YuanCell> prices(HtmlTables.Row row) {
        return List.of(YuanCell.of(TencentColumns.cell(row, columns.hour())),
                YuanCell.of(TencentColumns.cell(row, columns.month())));
    }

    private void take(HtmlTables.Row row) {
        reading.sheet().row();
        String count = TencentColumns.cell(row, columns.gpus());
        Matcher whole = COUNT.matcher(count);
        List<YuanCell> prices = prices(row);
        Optional<YuanCell> slip = prices.stream()
                .filter(price -> !price.currency().isEmpty() && !price.currency().equals(currency)).findFirst();
        if (SLICE.matcher(count).matches() || TencentColumns.cell(row, columns.memory()).contains("vGPU")) {
            reading.sheet().skipShare((columns.card() + ' ' + count).strip());
        } else if (slip.isPresent()) {
            reading.sheet().reject(row.line(), "按量计费", Message.of("imports.currencyDiffers"),
                    String.join(" ", row.cells()), Message.of("imports.expected.oneCurrency", currency));
        } else if (whole.matches()) {
            reading.gpus(row.line(), "GPU", whole.group(1)).ifPresent(gpus -> offer(row, gpus, count, prices));
        } else {
            reading.gpus(row.line(), "GPU", count);
        }
    }

    private void offer(HtmlTables.Row row, int gpus, String count, List<YuanCell> prices) {
        String named = columns.card().isEmpty() ? AMOUNT.matcher(count).replaceFirst("") : columns.card();
        if (named.isEmpty()) {
            reading.skip("unknownCard");
            return;
        }
        if (prices.stream().anyMatch(YuanCell::range)) {
            reading.assume("upperEnd");
        }
        // a card with NVLink is the SXM one
        List<String> spellings = new ArrayList<>(List.of(named.replace("NVLINK", "SXM"), named));
        Double memory = Decimals.of(TencentColumns.cell(row, columns.memory()))
                .map(all -> all.doubleValue() / gpus).orElse(null);
        String instance = TencentColumns.cell(row, columns.instance());
        String card = reading.card(row.line(), "GPU", spellings, memory);
        reading.offer(row.line(), Machine.of("Tencent Cloud", card, instance, gpus, "", currency),
                Price.perMachine("按量计费", prices.getFirst().number(), Term.ON_DEMAND, gpus),
                Price.perMachine("包年包月", prices.getLast().number(), Term.MONTH, gpus).forHours(HOURS_A_MONTH));
    }
}
