package org.breakeven.imports.mapping;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.breakeven.model.Term;

/// What words beside a price say of it: in the name of its column, in its unit, in its own cell. Texts are lower case
/// and in NFKC.
final class PriceWords {

    private static final Pattern NAME = Pattern.compile("(?s).*(价|租金|费用|金额|元|￥|¥|\\$|€|£|时租|日租|周租|月租|年租|包天|包日|包周|包月|包季|"
            + "包半年|包年|按量|按时|按小时|竞价|抢占|price|cost|rate|fee|usd|cny|rmb|eur|gbp|on.?demand|spot|preempt|interruptible|reserved|"
            + "hourly|daily|weekly|monthly|yearly|annual|per hour|/ ?h(r|our)?\\b|1.?y(ea)?r|3.?y(ea)?rs?|\\d ?年|[一三五]年|\\d+ ?个月|preis|msrp).*");

    private static final Map<Pattern, PricePeriod> PERIODS = new LinkedHashMap<>();
    private static final Map<Pattern, Term> TERMS = new LinkedHashMap<>();
    private static final Map<Pattern, String> CURRENCIES = new LinkedHashMap<>();

    static {
        period(PricePeriod.PURCHASE, "购买|采购|购置|售价|买断|裸卡|市场价|零售|purchase|buy|msrp|list price|street price|capex|kaufpreis");
        period(PricePeriod.MINUTE, "分钟|/ ?min|per min");
        period(PricePeriod.HOUR, "小时|按时|时租|每时|/时|/ ?h(r|rs|our|ours)?\\b|hour|\\bhr\\b|stunde|/卡时|卡时");
        period(PricePeriod.MONTH_6, "半年");
        period(PricePeriod.MONTH_3, "季|quarter");
        period(PricePeriod.DAY, "天|日租|包日|/日|每日|daily|/ ?day|per day|\\bday\\b|/ ?d\\b|/tag");
        period(PricePeriod.WEEK, "周|星期|week|/ ?wk");
        period(PricePeriod.MONTH, "月|month|/ ?mo\\b|monat");
        period(PricePeriod.YEAR, "年|year|annual|/ ?yr\\b|/ ?a\\b|jahr");
        term(Term.SPOT, "竞价|抢占|spot|preempt|interrupt");
        term(Term.ON_DEMAND, "按量|按时|按小时|时租|on.?demand|payg|pay as you go|hourly");
        term(Term.YEAR_5, "(5|五) ?年|5.?y(ea)?rs?\\b");
        term(Term.YEAR_3, "(3|三) ?年|3.?y(ea)?rs?\\b");
        term(Term.YEAR_1, "(1|一) ?年|包年|年租|年付|1.?y(ea)?r\\b|yearly|annual");
        term(Term.MONTH_6, "半年|(6|六) ?个?月|6.?mo(nth)?s?\\b");
        term(Term.MONTH_3, "季|(3|三) ?个?月|3.?mo(nth)?s?\\b");
        term(Term.MONTH, "包月|月租|月付|(1|一) ?个?月|monthly|1.?mo(nth)?\\b");
        term(Term.WEEK, "包周|周租|weekly");
        term(Term.DAY, "包天|包日|日租|daily");
        currency("HKD", "港币|港元|hk\\$|hkd");
        currency("TWD", "新台币|台币|nt\\$|twd");
        currency("SGD", "新加坡元|s\\$|sgd");
        currency("AUD", "澳元|a\\$|aud");
        currency("CAD", "加元|c\\$|cad");
        currency("JPY", "日元|円|jpy");
        currency("EUR", "欧元|€|eur");
        currency("GBP", "英镑|£|gbp");
        currency("INR", "₹|inr");
        currency("KRW", "韩元|₩|krw");
        currency("USD", "美元|美金|usd|us\\$|\\$|dollars?");
        currency("CNY", "人民币|rmb|cny|¥|元|块");
    }

    private static final Pattern OF_INSTANCE = Pattern.compile("整机|/台|每台|/机|单机|服务器|/ ?实例|每实例|per.?(instance|node|server|machine|vm)"
            + "|/ ?(instance|node|server|machine)|whole (server|machine)|\\b(server|node|instance|machine)\\b");
    private static final Pattern OF_GPU = Pattern.compile("单卡|/卡|每卡|卡时|/张|每张|裸卡|/块|每块|/颗|per.?(gpu|card)|/ ?(gpu|card)|\\b(gpu|card)\\b.*(hour|price|hr)");

    private static final Pattern LENGTH = Pattern.compile("(\\d+|[一二三五六]) ?(个)?(年|月|日)|\\d+[ -]?(years?|yrs?|months?|mos?)\\b");
    private static final Pattern UNIT_IN_TEXT = Pattern.compile("/ ?(分钟|小时|时|天|日|周|月|年|min|h|hr|hour|day|week|month|mo|year|yr)\\b"
            + "|/ ?(分钟|小时|时|天|日|周|月|年)|每(小时|天|日|周|月|年)|(按|包)(小时|时|天|日|周|月|季|年)|[时日月年]租|per (hour|day|week|month|year)"
            + "|hourly|daily|weekly|monthly|yearly|采购|购买|购置|purchase");

    private PriceWords() { }

    private static void period(PricePeriod period, String words) {
        PERIODS.put(Pattern.compile(words), period);
    }

    private static void term(Term term, String words) {
        TERMS.put(Pattern.compile(words), term);
    }

    private static void currency(String code, String words) {
        CURRENCIES.put(Pattern.compile(words), code);
    }

    /// Whether a column of this name has prices.
    static boolean isPriceName(String text) {
        return NAME.matcher(text).matches();
    }

    /// `3年` is how long a price binds and `11月` when it was made; neither is the time it is for.
    static Optional<PricePeriod> period(String text) {
        return first(PERIODS, LENGTH.matcher(text).replaceAll(""));
    }

    /// The time that a sentence says prices are for; a month or day named in passing is none.
    static Optional<PricePeriod> periodInText(String text) {
        return UNIT_IN_TEXT.matcher(text).results().map(found -> period(found.group())).flatMap(Optional::stream).findFirst();
    }

    static Optional<Term> term(String text) {
        return first(TERMS, text);
    }

    static Optional<String> currency(String text) {
        return first(CURRENCIES, text);
    }

    /// One card or the machine; empty where nothing says.
    static Optional<PricePer> per(String text) {
        if (OF_INSTANCE.matcher(text).find()) {
            return Optional.of(PricePer.INSTANCE);
        }
        return OF_GPU.matcher(text).find() ? Optional.of(PricePer.GPU) : Optional.empty();
    }

    /// `万元` counts ten thousand.
    static BigDecimal scale(String text) {
        return text.contains("万元") || text.contains("(万)") ? BigDecimal.valueOf(10_000)
                : text.contains("千元") ? BigDecimal.valueOf(1000) : BigDecimal.ONE;
    }

    private static <T> Optional<T> first(Map<Pattern, T> words, String text) {
        return words.entrySet().stream().filter(entry -> entry.getKey().matcher(text).find()).map(Map.Entry::getValue)
                .findFirst();
    }
}
