package org.breakeven.imports.prices;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.breakeven.imports.SheetRow;

/// Columns of Breakeven's own price sheet and the headers people give them.
enum SheetColumn {
    PROVIDER(true, "供应商", "服务商", "平台", "厂商"),
    CARD(true, "gpu", "显卡", "卡型", "型号"),
    GPUS_PER_INSTANCE(false, "gpus", "卡数", "每实例卡数"),
    REGION(false, "地区", "区域", "地域"),
    TERM(false, "计费方式", "付费方式", "期限"),
    CURRENCY(false, "币种", "货币"),
    PRICE(true, "价格", "单价"),
    UNIT(true, "单位", "计价单位"),
    AS_OF(false, "date", "日期", "价格日期"),
    NOTE(false, "备注");

    private final boolean required;
    private final List<String> names;

    SheetColumn(boolean required, String... others) {
        this.required = required;
        this.names = Stream.concat(Stream.of(id(), id().replace('_', ' ')), Arrays.stream(others)).distinct().toList();
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    String in(SheetRow row) {
        return names.stream().map(row::text).filter(text -> !text.isEmpty()).findFirst().orElse("");
    }

    /// Required columns that a header lacks, by their ids.
    static List<String> missing(Collection<String> header) {
        Set<String> present = header.stream().map(cell -> cell.replace("\uFEFF", "").strip().toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        return Arrays.stream(values())
                .filter(column -> column.required && column.names.stream().noneMatch(present::contains))
                .map(SheetColumn::id).toList();
    }
}
