package org.breakeven.imports.mapping;

import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.breakeven.imports.prices.DecimalMark;

/// A price as people write it: `12.80元/小时`, `￥2.58`, `877 - 975`, `1.2万`, `from $2.25/hr`, `面议`.
///
/// @param kind     what it is
/// @param number   the figure as written, the upper end of a range; empty unless it is a price
/// @param scale    what `万` or `k` multiplies it by
/// @param range    it was a range
/// @param from     it says that this is the lowest of several
/// @param currency stated in the cell; `null` where none is
/// @param period   stated in the cell; `null` where none is
/// @param per      stated in the cell; `null` where it is not
record PriceCell(Kind kind, String number, BigDecimal scale, boolean range, boolean from, String currency,
                 PricePeriod period, PricePer per) {

    /// What a cell of a price column can be.
    enum Kind { PRICE, NOTHING, ON_REQUEST, OTHER }

    private static final Pattern NOTHING = Pattern.compile("|[-–—/\\\\x×]+|n/?a|\\[n/a\\]|null|none|nan|无|暂无.*|不支持|售罄|缺货|sold out|"
            + "unavailable|not available|not offered");
    private static final Pattern ON_REQUEST = Pattern.compile(".*(面议|询价|咨询|电议|议价|联系|contact|on request|call us|call for|tbd|poa|ask us|inquire).*");
    private static final String FIGURE = "[+-]?\\d(?:[\\d.,' ]*\\d)?";
    private static final Pattern PRICE = Pattern.compile("(" + FIGURE + ")\\s*(万|千|k\\b)?(?:\\s*(?:-|–|—|~|至|到|\\bto\\b)\\s*[^\\d\\s]{0,3}("
            + FIGURE + ")\\s*(万|千|k\\b)?)?");
    private static final Pattern WORDS = Pattern.compile("约|起|低至|不含税|含税|\\bfrom\\b|\\bapprox\\.?|\\bca\\.?|~|≈|\\(|\\)|人民币|美元|美金|欧元|港币|港元|"
            + "英镑|日元|元|块|rmb|cny|usd|eur|gbp|hkd|jpy|sgd|us\\$|hk\\$|s\\$|\\$|€|£|¥|每|per|/|小时|分钟|卡时|半年|季度?|天|日|周|月|年|时|"
            + "hours?|hrs?|days?|weeks?|months?|mo|years?|yr|min(ute)?s?|h|d|gpus?|cards?|instances?|nodes?|servers?|单|卡|张|块|颗|台|整机|机|实例|\\s");

    /// `1 年` is a time, `1 元/年` a price.
    private static final Pattern DURATION = Pattern.compile("(?s)\\s*(个|-)?\\s*(小时|分钟|天|日|周|月|季|年|hours?|hrs?|days?|weeks?|months?|years?|yrs?)(?![a-z]).*");

    static PriceCell of(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT).strip();
        if (NOTHING.matcher(plain).matches()) {
            return none(Kind.NOTHING);
        }
        if (ON_REQUEST.matcher(plain).matches()) {
            return none(Kind.ON_REQUEST);
        }
        Matcher price = PRICE.matcher(plain);
        if (!price.find()) {
            return none(Kind.OTHER);
        }
        String after = plain.substring(price.end());
        if (DURATION.matcher(after).matches() && PriceWords.currency(plain).isEmpty()) {
            return none(Kind.OTHER);
        }
        String rest = plain.substring(0, price.start()) + " " + after;
        return WORDS.matcher(rest).replaceAll("").isBlank() ? priced(price, rest) : none(Kind.OTHER);
    }

    private static PriceCell priced(Matcher price, String rest) {
        boolean range = price.group(3) != null;
        String number = (range ? price.group(3) : price.group(1)).replaceAll("[ ']", "");
        String unit = range && price.group(4) != null ? price.group(4) : price.group(2);
        return new PriceCell(Kind.PRICE, number, scale(unit), range, rest.contains("起") || rest.contains("from"),
                PriceWords.currency(rest).orElse(null), PriceWords.period(rest).orElse(null), PriceWords.per(rest).orElse(null));
    }

    private static BigDecimal scale(String unit) {
        return unit == null ? BigDecimal.ONE : BigDecimal.valueOf(unit.equals("万") ? 10_000 : 1000);
    }

    private static PriceCell none(Kind kind) {
        return new PriceCell(kind, "", BigDecimal.ONE, false, false, null, null, null);
    }

    boolean isPrice() {
        return kind == Kind.PRICE;
    }

    /// The amount; empty if it is no number in this notation.
    Optional<BigDecimal> amount(DecimalMark mark) {
        return isPrice() ? mark.parse(number).map(scale::multiply) : Optional.empty();
    }
}
