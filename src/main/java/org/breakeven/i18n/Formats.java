package org.breakeven.i18n;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import org.breakeven.model.Money;

/// Figures as people read them. Short amounts count in thousands in English (`$223k`) and in 万 in Chinese (`$22.3万`).
/// A figure that does not exist (`null` or NaN) is shown as a dash.
public final class Formats {

    public static final String NONE = "—";
    private static final char NO_BREAK_SPACE = '\u00a0';
    private static final Map<String, String> SYMBOLS = Map.of("USD", "$", "CNY", "¥", "EUR", "€", "GBP", "£", "JPY", "JP¥",
            "HKD", "HK$", "INR", "₹", "", "");

    private final boolean chinese;
    private final DecimalFormatSymbols symbols;

    Formats(Locale locale) {
        chinese = locale.getLanguage().equals("zh");
        symbols = DecimalFormatSymbols.getInstance(Locale.ENGLISH);
        symbols.setMinusSign('−');
    }

    /// `$` for USD, `¥` for CNY; the code and a space where a currency has no sign of its own.
    public String symbol(String currency) {
        return SYMBOLS.getOrDefault(currency, currency + NO_BREAK_SPACE);
    }

    /// Rounded to three digits: `$223k`, `$1.23M`, `$22.3万`.
    public String shortMoney(Double amount, String currency) {
        return missing(amount) ? NONE : signed(amount, symbol(currency) + shortMagnitude(Math.abs(amount)));
    }

    /// [#shortMoney] without the currency.
    public String shortNumber(Double amount) {
        return missing(amount) ? NONE : signed(amount, shortMagnitude(Math.abs(amount)));
    }

    private String shortMagnitude(double amount) {
        double thousand = chinese ? 1e4 : 1e3;
        double million = chinese ? 1e8 : 1e6;
        // 999,600 would read "1,000k"
        if (amount >= 0.9995 * million) {
            return threeDigits(amount / million) + (chinese ? "亿" : "M");
        }
        return amount >= 0.9995 * thousand ? threeDigits(amount / thousand) + (chinese ? "万" : "k") : number(amount, amount < 100 ? 2 : 0);
    }

    private String threeDigits(double value) {
        return number(value, value >= 99.95 ? 0 : value >= 9.995 ? (chinese ? 1 : 0) : chinese ? 2 : 1);
    }

    /// Whole units from 1,000 on, cents below, four places below 1: `$15,000`, `$1.49`, `$0.0123`.
    public String money(double amount, String currency) {
        return missing(amount) ? NONE : signed(amount, symbol(currency) + magnitude(Math.abs(amount)));
    }

    /// [#money(double, String)] of an exact amount.
    public String money(Money money) {
        return money(money.amount().doubleValue(), money.currency());
    }

    /// An amount without its currency, with as many places as its size needs.
    public String amount(Double amount) {
        return missing(amount) ? NONE : signed(amount, magnitude(Math.abs(amount)));
    }

    private String magnitude(double amount) {
        return amount >= 1000 ? number(amount, 0) : amount >= 1 || amount == 0 ? format("#,##0.00", amount) : format("0.00##", amount);
    }

    /// A share as whole percent: `48 %`.
    public String percent(Double share) {
        return percent(share, 0);
    }

    public String percent(Double share, int places) {
        return missing(share) ? NONE : number(share * 100, places) + (chinese ? "%" : NO_BREAK_SPACE + "%");
    }

    /// At most `places` decimals, thousands separated.
    public String number(Double value, int places) {
        return missing(value) ? NONE : format(places == 0 ? "#,##0" : "#,##0." + "#".repeat(places), value);
    }

    /// Exactly `places` decimals.
    public String fixed(Double value, int places) {
        return missing(value) ? NONE : format(places == 0 ? "#,##0" : "#,##0." + "0".repeat(places), value);
    }

    /// All digits of an exact figure.
    public String exact(BigDecimal value) {
        return value == null ? NONE : value.stripTrailingZeros().toPlainString();
    }

    /// ISO 8601 in both languages, so that finance can sort it.
    public String date(LocalDate date) {
        return date == null ? NONE : DateTimeFormatter.ISO_LOCAL_DATE.format(date);
    }

    void spacePercent(DecimalFormat format) {
        if (format != null && !chinese && "%".equals(format.getPositiveSuffix())) {
            format.setPositiveSuffix(NO_BREAK_SPACE + "%");
            format.setNegativeSuffix(NO_BREAK_SPACE + "%");
        }
    }

    private static boolean missing(Double value) {
        return value == null || value.isNaN() || value.isInfinite();
    }

    private String signed(double amount, String magnitude) {
        return amount < 0 && !magnitude.matches("[^1-9]*") ? symbols.getMinusSign() + magnitude : magnitude;
    }

    private String format(String pattern, double value) {
        DecimalFormat format = new DecimalFormat(pattern, symbols);
        format.setRoundingMode(RoundingMode.HALF_UP);
        String text = format.format(value);
        return text.matches("−[0.,]*") ? text.substring(1) : text;
    }
}
