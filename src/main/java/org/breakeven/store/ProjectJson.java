package org.breakeven.store;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.breakeven.model.Assumptions;
import org.breakeven.model.LoadDurationCurve;

/// How the model's values are written: records as objects by their component names, the rest as said here.
final class ProjectJson {

    private ProjectJson() {
    }

    static ObjectMapper mapper() {
        SimpleModule values = new SimpleModule("breakeven")
                .addSerializer(BigDecimal.class, writer((amount, json) -> json.writeString(amount.toPlainString())))
                .addDeserializer(BigDecimal.class, reader(BigDecimal.class, json -> new BigDecimal(json.getText())))
                .addSerializer(LocalDate.class, writer((day, json) -> json.writeString(day.toString())))
                .addDeserializer(LocalDate.class, reader(LocalDate.class, json -> LocalDate.parse(json.getText())))
                .addSerializer(LoadDurationCurve.class, writer((curve, json) -> json.writePOJO(curve.shares())))
                .addDeserializer(LoadDurationCurve.class, reader(LoadDurationCurve.class,
                        json -> LoadDurationCurve.of(json.readValueAs(double[].class))))
                .addSerializer(Assumptions.class, writer(AssumptionsJson::write))
                .addDeserializer(Assumptions.class, reader(Assumptions.class, AssumptionsJson::read));
        return JsonMapper.builder().addModule(values)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .build();
    }

    private interface Writing<T> {
        void write(T value, JsonGenerator json) throws IOException;
    }

    private interface Reading<T> {
        T read(JsonParser json) throws IOException;
    }

    private static <T> JsonSerializer<T> writer(Writing<T> how) {
        return new JsonSerializer<>() {
            @Override
            public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
                how.write(value, json);
            }
        };
    }

    private static <T> JsonDeserializer<T> reader(Class<T> type, Reading<T> how) {
        return new JsonDeserializer<>() {
            @Override
            public T deserialize(JsonParser json, DeserializationContext context) throws IOException {
                try {
                    return how.read(json);
                } catch (RuntimeException e) {
                    throw context.instantiationException(type, e);
                }
            }
        };
    }
}
