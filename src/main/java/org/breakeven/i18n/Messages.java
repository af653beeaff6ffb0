package org.breakeven.i18n;

import java.text.DecimalFormat;
import java.text.Format;
import java.text.MessageFormat;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import org.breakeven.model.AssumptionKey;
import org.breakeven.model.Message;
import org.breakeven.model.Money;

/// Keys to sentences in one language. The part of a key before the first dot names its bundle; every bundle exists in
/// English and Simplified Chinese. Immutable and safe to share between threads: another language is another object.
public final class Messages {

    private static final String BUNDLES = "org.breakeven.i18n.";
    private static final ResourceBundle.Control UTF8_WITHOUT_SYSTEM_LANGUAGE =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final Locale locale;
    private final Formats formats;
    private final Map<String, String> patterns = new ConcurrentHashMap<>();

    private Messages(Locale locale) {
        this.locale = locale;
        this.formats = new Formats(locale);
    }

    /// Simplified Chinese for every Chinese locale, English for all others.
    public static Messages in(Locale wanted) {
        boolean chinese = wanted.getLanguage().equals(Locale.CHINESE.getLanguage());
        return new Messages(chinese ? Locale.SIMPLIFIED_CHINESE : Locale.ENGLISH);
    }

    public Locale locale() {
        return locale;
    }

    public Formats formats() {
        return formats;
    }

    public String text(Message message) {
        return text(message.key(), message.args().toArray());
    }

    /// The text of a key with its places filled: money, dates, enum constants, assumption keys and messages within
    /// messages are put into words first, numbers follow the pattern. An unknown key is shown as it is.
    public String text(String key, Object... args) {
        MessageFormat format = new MessageFormat(pattern(key), locale);
        for (Format part : format.getFormats()) {
            formats.spacePercent(part instanceof DecimalFormat number ? number : null);
        }
        Object[] words = new Object[args.length];
        for (int i = 0; i < args.length; i++) {
            words[i] = inWords(args[i]);
        }
        return format.format(words);
    }

    /// The name of an enum constant, `words.<class>.<id>`: `words.term.on_demand`; of an assumption, `words.key.<its id>`.
    public String word(Enum<?> constant) {
        return text(wordKey(constant));
    }

    static String wordKey(Enum<?> constant) {
        if (constant instanceof AssumptionKey key) {
            return "words.key." + key.id();
        }
        String type = constant.getDeclaringClass().getSimpleName();
        return "words." + Character.toLowerCase(type.charAt(0)) + type.substring(1) + "."
                + constant.name().toLowerCase(Locale.ROOT);
    }

    private Object inWords(Object arg) {
        return switch (arg) {
            case Money money -> formats.money(money);
            case LocalDate date -> formats.date(date);
            case Enum<?> constant -> word(constant);
            case Message message -> text(message);
            default -> arg;
        };
    }

    private String pattern(String key) {
        return patterns.computeIfAbsent(key, this::lookUp);
    }

    private String lookUp(String key) {
        try {
            String area = key.substring(0, Math.max(0, key.indexOf('.')));
            return ResourceBundle.getBundle(BUNDLES + area, locale, UTF8_WITHOUT_SYSTEM_LANGUAGE).getString(key);
        } catch (MissingResourceException _) {
            return key.replace("'", "''").replace("{", "'{'");
        }
    }
}
