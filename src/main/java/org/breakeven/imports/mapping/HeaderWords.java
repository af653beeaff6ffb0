package org.breakeven.imports.mapping;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// What the name of a column says about its role, in English and Chinese. The first that fits counts, so the
/// narrower word stands before the wider: `GPU 显存` is memory, `GPU` a card.
final class HeaderWords {

    /// @param share how far the words alone are trusted, 0 to 1
    record Hint(ColumnRole role, double share) { }

    private record Word(Pattern pattern, Hint hint) { }

    private static final List<Word> WORDS = List.of(
            word(ColumnRole.IGNORE, 0.8, "序号|编号|no\\.?|#|id|v?cpus?.*|(cpu)?核数?|核心.*|内存.*|ram.*|memory|system (memory|ram).*|磁盘.*|硬盘.*|存储.*|"
                    + "系统盘.*|数据盘.*|disk.*|storage.*|ssd.*|带宽.*|bandwidth.*|网络.*|network.*|算力.*|.*t?flops.*|功耗.*|tdp.*|power.*|库存|"
                    + "stock|数量|quantity|qty|交期|交货期|质保.*|保修.*|warranty|评分|score|链接|网址|url|link|cuda.*|架构|architecture"),
            word(ColumnRole.NOTE, 0.8, "备注|说明|remarks?|notes?|comments?|descriptions?"),
            word(ColumnRole.AS_OF, 0.9, "日期|价格日期|更新日期|更新时间|更新于|报价日期|报价时间|截至|截止日期|as of( date)?|as_of|"
                    + "(price |quote )?date|updated( at| on)?|last updated|stand"),
            word(ColumnRole.CURRENCY, 0.9, "币种|货币|币别|currency|ccy|währung"),
            word(ColumnRole.UNIT, 0.9, "(计价|价格|计费)?单位|(price |billing )?unit( of measure)?|einheit"),
            word(ColumnRole.TERM, 0.9, "计费方式|付费方式|计费模式|付费模式|计费类型|租期|租用方式|租赁方式|期限|(pricing |billing )?(term|model|type)|"
                    + "commitment|purchase option|plan|laufzeit"),
            word(ColumnRole.MEMORY_TOTAL, 0.9, "总显存.*|显存总量.*|显存合计.*|total (gpu )?(memory|vram).*"),
            word(ColumnRole.MEMORY, 0.9, "(单卡|每卡|gpu)?显存.*|(gpu )?(memory|mem|vram|ram).*gpu.*|gpu (memory|mem|ram).*|vram.*|"
                    + "memory per (gpu|card).*|speicher"),
            word(ColumnRole.GPUS, 0.9, "(gpu|显卡|卡|每实例卡|每台卡|单机卡|整机卡)(数|数量|个数)|卡数.*|gpu卡数|张数|"
                    + "(#|no\\.?|num|number) ?(of )?(gpus?|cards?)|gpus?( |_)?(count|number|num|qty|per.*)|gpus|cards|num_gpus|anzahl( gpus?)?"),
            word(ColumnRole.REGION, 0.9, "地区|区域|地域|可用区|机房|数据中心|节点位置|城市|所在地|regions?|locations?|zones?|data ?cent(er|re)|"
                    + "city|country|standort"),
            word(ColumnRole.PROVIDER, 0.9, "供应商|服务商|云厂商|云服务商|厂商|厂家|平台|公司|卖家|商家|渠道|供货商|经销商|provider|vendor|"
                    + "supplier|cloud( provider)?|platform|seller|company|anbieter"),
            word(ColumnRole.CARD, 0.9, "卡型|显卡(型号)?|型号|gpu ?型号|gpu ?卡型|显卡名称|gpu ?名称|gpu ?类型|加速卡|加速卡型号|算力卡|卡|"
                    + "gpu|card|gpu ?(model|type|name|card)|model|accelerator( type)?|gpus? type|karte|grafikkarte|产品型号"),
            word(ColumnRole.INSTANCE, 0.8, "实例.*|机型|规格|配置|机器型号|服务器型号|实例规格|套餐|产品(名称)?|名称|instance.*|machine.*|"
                    + "server|sku|flavou?r|shape|configuration|config|name|product"));

    private HeaderWords() { }

    private static Word word(ColumnRole role, double share, String pattern) {
        return new Word(Pattern.compile(pattern), new Hint(role, share));
    }

    /// Empty where the name says nothing. Prices are asked for first, since `GPU 单价` is one.
    static Optional<Hint> hint(String name) {
        String plain = plain(name);
        if (plain.isEmpty()) {
            return Optional.empty();
        }
        Optional<Hint> exact = WORDS.stream().filter(word -> word.pattern.matcher(plain).matches()).map(Word::hint).findFirst();
        if (exact.isPresent()) {
            return exact;
        }
        if (PriceWords.isPriceName(plain)) {
            return Optional.of(new Hint(ColumnRole.PRICE, 0.9));
        }
        return inBrackets(plain);
    }

    /// `型号 (GPU)`: the words before the bracket count, a little less.
    private static Optional<Hint> inBrackets(String plain) {
        String before = plain.replaceFirst("[(\\[].*", "").strip();
        return before.equals(plain) || before.isEmpty() ? Optional.empty()
                : WORDS.stream().filter(word -> word.pattern.matcher(before).matches())
                        .map(word -> new Hint(word.hint.role, word.hint.share - 0.1)).findFirst();
    }

    static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT).replace('_', ' ')
                .replaceAll("\\s+", " ").strip();
    }
}
