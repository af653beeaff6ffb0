package org.breakeven.imports.prices;

import java.util.List;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.WholeText;

/// Tencent Cloud's page of GPU prices, Markdown with HTML tables:
/// ```
/// <tr><th>实例规格</th><th>GPU（NVIDIA X100-NVLINK-40G）</th><th>GPU 显存（GB）</th>...
///   <th>包年包月（元/月）</th><th>按量计费（元/小时）</th></tr>
/// <tr><td>GX1.LARGE</td><td>8颗</td><td>320</td>...<td>114016</td><td>237.51</td></tr>
/// ```
/// Prices are of the instance without disk and network. A range is what regions cost; its upper end is taken. `1/4颗`
/// is a slice. Memory is that of all cards. [TencentColumns] finds the columns of a table.
final class TencentPricePage implements PriceImporter {

    private final CardNames cards;

    TencentPricePage(CardNames cards) {
        this.cards = cards;
    }

    @Override
    public String format() {
        return "tencent";
    }

    @Override
    public boolean recognises(FileHead head) {
        String text = head.text();
        return text.contains("<table") && text.contains("按量计费") && text.contains("元/小时") && text.contains("实例");
    }

    @Override
    public FileReport.PriceFile read(FileHead head, ImportOptions options) throws UnreadableFile {
        List<List<HtmlTables.Row>> tables = HtmlTables.of(WholeText.read(head)).stream()
                .filter(table -> !table.isEmpty() && TencentColumns.of(table.getFirst()).isPresent()).toList();
        if (tables.isEmpty()) {
            throw Columns.missing(head, List.of("实例规格", "GPU", "按量计费"));
        }
        Reading reading = new Reading(head, options, format(), cards);
        for (List<HtmlTables.Row> table : tables) {
            TencentColumns columns = TencentColumns.of(table.getFirst()).orElseThrow();
            TencentRows rows = new TencentRows(columns, table.subList(1, table.size()), reading);
            rows.takeAll();
        }
        reading.assume("tencentMachine");
        reading.assume("month");
        reading.assume("noDate");
        return reading.sheet().report();
    }
}
