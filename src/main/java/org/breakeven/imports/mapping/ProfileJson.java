package org.breakeven.imports.mapping;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.breakeven.imports.prices.Currencies;
import org.breakeven.imports.prices.DecimalMark;
import org.breakeven.model.Term;

/// A profile as JSON, made to be edited by hand:
/// ```
/// { "breakevenMapping" : 1,
///   "name" : "northern-monthly",
///   "sheet" : "价格",
///   "headerRows" : 1,
///   "columns" : [
///     { "name" : "卡型", "role" : "card", "fillDown" : true },
///     { "name" : "包月(元)", "role" : "price", "term" : "month", "period" : "month", "per" : "gpu",
///       "currency" : "CNY", "decimal" : "point", "scale" : "1" },
///     { "name" : "库存", "role" : "ignore" } ],
///   "provider" : "Northern Cloud", "currency" : null, "gpusPerRow" : null,
///   "asOf" : "ask", "hoursPerMonth" : 730 }
/// ```
/// - `breakevenMapping`: version of this format, 1; a higher one is refused, unknown fields are passed over.
/// - `sheet`: where the first file had the table; another sheet with the same columns does as well.
/// - `headerRows`: rows that name the columns, 0 to 3; 0 is a table without names, read by position.
/// - `role`: provider, card, memory, memory_total, gpus, region, term, price, unit, currency, as_of, instance, note, ignore.
/// - `fillDown`: an empty cell means the one above; false where missing.
/// - `term`: on_demand, spot, day, week, month, month_3, month_6, year_1, year_3, year_5; null: by the term column.
/// - `period`: minute, hour, day, week, month, month_3, month_6, year, year_3, year_5, of_term, purchase; null: by the
///   cell or the unit column. `per`: gpu, instance; null: by the cell or the unit column.
/// - `currency`: ISO 4217; null: by the cell, the currency column or the file's `currency`.
/// - `decimal`: point or comma; null: not known. `scale`: what figures are multiplied by, 10000 for 万元.
/// - `asOf`: column, text, ask. `hoursPerMonth`: 1 to 744.
final class ProfileJson {

    private static final int VERSION = 1;
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private ProfileJson() { }

    /// Text that is no profile, with the field that is wrong.
    static final class Wrong extends Exception {
        private final String field;
        private final String found;

        Wrong(String field, String found) {
            super(field + ": " + found);
            this.field = field;
            this.found = found;
        }

        String field() {
            return field;
        }

        String found() {
            return found;
        }
    }

    static String write(MappingProfile profile) {
        TableMapping mapping = profile.mapping();
        ObjectNode json = MAPPER.createObjectNode().put("breakevenMapping", VERSION).put("name", profile.name())
                .put("sheet", mapping.sheet())
                .put("headerRows", mapping.header().isPresent() ? mapping.header().last() - mapping.header().first() + 1 : 0);
        mapping.columns().forEach(column -> json.withArray("columns").add(column(column)));
        FileConstants constants = mapping.constants();
        json.put("provider", constants.provider()).put("currency", constants.currency()).put("gpusPerRow", constants.gpusPerRow())
                .put("asOf", constants.asOf().from().id()).put("hoursPerMonth", constants.hoursPerMonth());
        try {
            return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(json) + System.lineSeparator();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values is always written", e);
        }
    }

    private static ObjectNode column(ColumnMapping column) {
        ObjectNode json = MAPPER.createObjectNode().put("name", column.name()).put("role", column.role().id());
        if (column.fillDown()) {
            json.put("fillDown", true);
        }
        PriceSetting price = column.price();
        if (price != null) {
            json.put("term", price.term() == null ? null : price.term().id())
                    .put("period", price.period() == null ? null : price.period().id())
                    .put("per", price.per() == null ? null : price.per().id()).put("currency", price.currency())
                    .put("decimal", price.mark() == null ? null : price.mark().name().toLowerCase(Locale.ROOT)).put("scale", price.scale().toPlainString());
        }
        return json;
    }

    static MappingProfile read(String text) throws Wrong {
        JsonNode json;
        try {
            json = MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new Wrong("JSON", "line " + e.getLocation().getLineNr());
        }
        if (json == null || !json.isObject() || json.path("breakevenMapping").asInt(0) < 1
                || json.path("breakevenMapping").asInt() > VERSION) {
            throw new Wrong("breakevenMapping", json == null ? "" : json.path("breakevenMapping").asText());
        }
        String name = json.path("name").asText();
        if (!MappingProfile.isName(name)) {
            throw new Wrong("name", name);
        }
        return new MappingProfile(name, new TableMapping(json.path("sheet").asText(), header(json), columns(json), constants(json)));
    }

    /// Only the number of rows is kept; where they are is found anew in every file.
    private static HeaderLines header(JsonNode json) throws Wrong {
        int rows = number(json, "headerRows", 1, 0, 3);
        return rows == 0 ? HeaderLines.NONE : new HeaderLines(1, rows);
    }

    private static List<ColumnMapping> columns(JsonNode json) throws Wrong {
        List<ColumnMapping> columns = new ArrayList<>();
        for (JsonNode each : json.path("columns")) {
            ColumnRole role = required(each, "role", ColumnRole::parse);
            columns.add(new ColumnMapping(columns.size(), each.path("name").asText(), role,
                    role == ColumnRole.PRICE ? price(each) : null, each.path("fillDown").asBoolean(false)));
        }
        if (columns.isEmpty()) {
            throw new Wrong("columns", "");
        }
        return columns;
    }

    private static PriceSetting price(JsonNode json) throws Wrong {
        DecimalMark mark = optional(json, "decimal", text -> switch (text) {
            case "point" -> Optional.of(DecimalMark.POINT);
            case "comma" -> Optional.of(DecimalMark.COMMA);
            default -> Optional.empty();
        });
        BigDecimal scale = optional(json, "scale", text -> text.matches("\\d{1,9}(\\.\\d{1,9})?") ? Optional.of(new BigDecimal(text))
                .filter(number -> number.signum() > 0) : Optional.empty());
        return new PriceSetting(optional(json, "term", Term::parse), optional(json, "period", PricePeriod::parse),
                optional(json, "per", PricePer::parse), optional(json, "currency", Currencies::code),
                mark, scale == null ? BigDecimal.ONE : scale);
    }

    private static FileConstants constants(JsonNode json) throws Wrong {
        String provider = json.path("provider").asText("").strip();
        boolean saysGpus = json.hasNonNull("gpusPerRow");
        AsOf.From from = optional(json, "asOf", AsOf.From::parse);
        if (from == AsOf.From.GIVEN) {
            throw new Wrong("asOf", from.id());
        }
        return new FileConstants(provider.isEmpty() || json.path("provider").isNull() ? null : provider, optional(json, "currency", Currencies::code),
                saysGpus ? number(json, "gpusPerRow", 1, 1, 10_000) : null, new AsOf(from == null ? AsOf.From.ASK : from, null),
                number(json, "hoursPerMonth", FileConstants.USUAL_HOURS_PER_MONTH, 1, 744));
    }

    private static int number(JsonNode json, String field, int otherwise, int least, int most) throws Wrong {
        JsonNode value = json.path(field);
        if (value.isMissingNode() || value.isNull()) {
            return otherwise;
        }
        if (!value.canConvertToInt() || value.asInt() < least || value.asInt() > most) {
            throw new Wrong(field, value.asText());
        }
        return value.asInt();
    }

    private static <T> T required(JsonNode json, String field, Function<String, Optional<T>> parse) throws Wrong {
        return parse.apply(json.path(field).asText()).orElseThrow(() -> new Wrong(field, json.path(field).asText()));
    }

    private static <T> T optional(JsonNode json, String field, Function<String, Optional<T>> parse) throws Wrong {
        return json.hasNonNull(field) ? required(json, field, parse) : null;
    }
}
