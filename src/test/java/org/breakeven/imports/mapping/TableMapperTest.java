package org.breakeven.imports.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.catalog.InstanceCatalog;
import org.breakeven.i18n.Messages;
import org.breakeven.imports.FileReport.PriceFile;
import org.breakeven.imports.ImportOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableMapperTest {

    @TempDir
    Path folder;

    private final TableMapper mapper = new TableMapper(CardCatalog.shipped(), InstanceCatalog.shipped());

    static String line(org.breakeven.model.RentOffer o) {
        return "%s %s x%d %s %s %s".formatted(o.provider(), o.card(), o.gpusPerInstance(), o.term().id(),
                o.pricePerGpuHour().stripTrailingZeros().toPlainString(), o.currency());
    }

    @Test
    void aGbkSheetWithTitleAndSeveralTerms() throws Exception {
        Path file = folder.resolve("报价.csv");
        Files.write(file, """
                北极云 GPU 租赁价格表（更新于 2026-11-20）
                卡型,显存,元/小时,包天,包月,备注
                RTX 4090,24G,1.98,40,1100,现货
                ,48G,面议,,1460,
                合计,,,,,
                注：价格含税
                """.getBytes(Charset.forName("GB18030")));
        TableDraft draft = mapper.draft(file);
        MappingGuess guess = mapper.guess(draft);
        TableMapping mapping = guess.mapping().withProvider("北极云").withCurrency("CNY");
        PriceFile preview = mapper.preview(draft, mapping);
        assertThat(preview.offers()).isNotEmpty();
        PriceFile read = mapper.read(draft.head(), mapping, "mapping", ImportOptions.none());
        assertThat(read.offers()).isEqualTo(preview.offers());
    }
}
