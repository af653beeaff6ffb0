package org.breakeven.imports.mapping;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Tables as people keep them, one layout each, with what they sell reckoned by hand. A month has 730 hours.
///
/// @param answers what the command line is told beside the guess
/// @param offers  `provider card xGPUs term price currency asOf row`
/// @param quotes  `vendor card xGPUs card|server price currency asOf row`
public record MappedFixture(String name, String file, Content content, List<String> answers, List<String> offers,
                            List<String> quotes) {

    /// Writes the file.
    public interface Content {
        void write(Path file) throws IOException;
    }

    public Path in(Path folder) throws IOException {
        Path path = folder.resolve(file);
        content.write(path);
        return path;
    }

    @Override
    public String toString() {
        return name;
    }

    private static Content text(Charset charset, String mark, String text) {
        return file -> Files.write(file, (mark + text).getBytes(charset));
    }

    public static List<MappedFixture> all() {
        return List.of(chineseInGbk(), utf16WithTabs(), decimalCommas(), workbook(), purchases(), unitColumn(), markdown(), page(),
                termColumn());
    }

    /// A title, a header in two lines, a card named once for two rows, a price on request, a slice, a total and a note.
    static MappedFixture chineseInGbk() {
        return new MappedFixture("GBK, title, two header lines", "北极云.csv", text(Charset.forName("GB18030"), "", """
                北极云 GPU 租赁价格表（更新于 2026年11月20日）,,,,,
                卡型,显存,卡数,按量计费,包月,备注
                ,,,元/卡/小时,元/卡/月,
                RTX 4090,24G,1,1.98,"1,095.00",现货
                ,48G,1,2.6,1460,

                A100 SXM4,80G,8,6.5,￥3650,整机起租
                H800,80G,8,面议,-,
                1/4颗 A10,6G,1,1.2,500,
                合计,,,12.28,,
                注：以上价格含税
                """), List.of("--provider", "北极云"), List.of(
                "北极云 RTX 4090 24GB x1 on_demand 1.98 CNY 2026-11-20 4", "北极云 RTX 4090 24GB x1 month 1.5 CNY 2026-11-20 4",
                "北极云 RTX 4090 48GB x1 on_demand 2.6 CNY 2026-11-20 5", "北极云 RTX 4090 48GB x1 month 2 CNY 2026-11-20 5",
                "北极云 A100 SXM 80GB x8 on_demand 6.5 CNY 2026-11-20 7", "北极云 A100 SXM 80GB x8 month 5 CNY 2026-11-20 7"), List.of());
    }

    /// What Excel saves as "Unicode text".
    static MappedFixture utf16WithTabs() {
        return new MappedFixture("UTF-16, tabs", "north.txt", text(StandardCharsets.UTF_16LE, "\uFEFF",
                "Provider\tGPU\tVRAM\tOn-demand ($/GPU/hr)\tSpot ($/GPU/hr)\t1-year ($/GPU/hr)\tRegion\tUpdated\r\n"
                + "Northern Cloud\tH100 SXM\t80GB\t2.49\t1.25\t1.99\tnorth-1\t2026-11-18\r\n"
                + "Northern Cloud\tL40S\t48GB\t0.99\tn/a\tContact sales\tnorth-1\t2026-11-17\r\n"), List.of(), List.of(
                "Northern Cloud H100 SXM 80GB x1 on_demand 2.49 USD 2026-11-18 2",
                "Northern Cloud H100 SXM 80GB x1 spot 1.25 USD 2026-11-18 2",
                "Northern Cloud H100 SXM 80GB x1 year_1 1.99 USD 2026-11-18 2",
                "Northern Cloud L40S 48GB x1 on_demand 0.99 USD 2026-11-17 3"), List.of());
    }

    static MappedFixture decimalCommas() {
        return new MappedFixture("decimal commas, semicolons, byte order mark", "preise 2026-11-09.csv", text(StandardCharsets.UTF_8, "\uFEFF", """
                Karte;Anbieter;Preis €/Stunde;Preis €/Monat
                L4;Nordwolke;0,75;365,00
                H100 SXM;Nordwolke;2,350;1.460,00
                """), List.of(), List.of(
                "Nordwolke L4 24GB x1 on_demand 0.75 EUR 2026-11-09 2", "Nordwolke L4 24GB x1 month 0.5 EUR 2026-11-09 2",
                "Nordwolke H100 SXM 80GB x1 on_demand 2.35 EUR 2026-11-09 3", "Nordwolke H100 SXM 80GB x1 month 2 EUR 2026-11-09 3"),
                List.of());
    }

    /// Prices are of the machine: 40 an hour for 8 cards, 17,520 a month, 16 an hour, 8,760 a month by a formula.
    static MappedFixture workbook() {
        return new MappedFixture("workbook with merged cells, formulas and dates", "报价.xlsx", MappedWorkbook::write,
                List.of("--provider", "南方算力"), List.of(
                "南方算力 H20 96GB x8 on_demand 5 CNY 2026-11-18 5", "南方算力 H20 96GB x8 day 3.75 CNY 2026-11-18 5",
                "南方算力 H20 96GB x8 month 3 CNY 2026-11-18 5", "南方算力 H20 96GB x4 on_demand 5 CNY 2026-11-18 6",
                "南方算力 RTX 4090 24GB x8 on_demand 2 CNY 2026-11-19 7", "南方算力 RTX 4090 24GB x8 month 1.5 CNY 2026-11-19 7"), List.of());
    }

    static MappedFixture purchases() {
        return new MappedFixture("purchase quotes of cards and machines", "比价.csv", text(StandardCharsets.UTF_8, "", """
                GPU 采购比价表,,,,,
                型号,供货商,价格类型,含税报价(元),卡数,报价日期
                RTX 4090,甲科技,单卡,"13,500.00",1,2026-11-01
                H20 141G,乙科技,整机,98.5万,8,2026/11/2
                """), List.of(), List.of(), List.of("甲科技 RTX 4090 24GB x1 card 13500 CNY 2026-11-01 3",
                "乙科技 H20 141GB x8 server 985000 CNY 2026-11-02 4"));
    }

    static MappedFixture unitColumn() {
        return new MappedFixture("a unit and a currency in each row", "mixed.csv", text(StandardCharsets.UTF_8, "", """
                vendor|model|gpu count|price|unit|ccy|as of
                Northern Cloud|A100 80GB PCIe|4|7.56|per instance hour|USD|2026-11-01
                Northern Cloud|A100 80GB PCIe|4|1095|per GPU month|EUR|2026-11-01
                """), List.of(), List.of("Northern Cloud A100 PCIe 80GB x4 on_demand 1.89 USD 2026-11-01 2",
                "Northern Cloud A100 PCIe 80GB x4 on_demand 1.5 EUR 2026-11-01 3"), List.of());
    }

    static MappedFixture markdown() {
        return new MappedFixture("Markdown with units in the cells", "notes.md", text(StandardCharsets.UTF_8, "", """
                # Prices as of 2026-11-05

                | Card     | Price         |
                |----------|---------------|
                | RTX 3090 | $0.22/hr      |
                | A6000    | from $0.49/hr |
                | H200     | ask us        |
                """), List.of("--provider", "Pinecone"), List.of("Pinecone RTX 3090 24GB x1 on_demand 0.22 USD 2026-11-05 5",
                "Pinecone RTX A6000 48GB x1 on_demand 0.49 USD 2026-11-05 6"), List.of());
    }

    static MappedFixture page() {
        return new MappedFixture("page with a table in one line", "page-20261106.html", text(StandardCharsets.UTF_8, "",
                "<html><h1>价格</h1><table><tr><th rowspan=2>卡型</th><th colspan=2>价格</th></tr><tr><th>元/时</th><th>元/月</th></tr>"
                + "<tr><td>L20</td><td>3.20</td><td>1460</td></tr></table></html>"), List.of("--provider", "某云"), List.of(
                "某云 L20 48GB x1 on_demand 3.2 CNY 2026-11-06 3", "某云 L20 48GB x1 month 2 CNY 2026-11-06 3"), List.of());
    }

    /// The price is for as long as the row's term.
    static MappedFixture termColumn() {
        return new MappedFixture("one price column for all terms", "包期.csv", text(StandardCharsets.UTF_8, "", """
                显卡,计费方式,价格,更新日期
                4090,按小时,￥1.98,2026-11-07
                4090,包天,￥36,2026-11-07
                4090,包周,￥252,2026-11-07
                4090,包月,￥1095,2026-11-07
                """), List.of("--provider", "某云"), List.of("某云 RTX 4090 24GB x1 on_demand 1.98 CNY 2026-11-07 2",
                "某云 RTX 4090 24GB x1 day 1.5 CNY 2026-11-07 3", "某云 RTX 4090 24GB x1 week 1.5 CNY 2026-11-07 4",
                "某云 RTX 4090 24GB x1 month 1.5 CNY 2026-11-07 5"), List.of());
    }
}
