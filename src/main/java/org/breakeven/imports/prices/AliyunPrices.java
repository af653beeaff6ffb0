package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;

/// Answers of Alibaba Cloud's `DescribePrice`, each kept with what was asked, one object or a list:
/// ```
/// {"InstanceType": "ecs.x1.large", "RegionId": "cn-north", "PriceUnit": "Month", "Period": 1,
///  "PriceInfo": {"Price": {"Currency": "CNY", "OriginalPrice": 4368, "DiscountPrice": 655.2, "TradePrice": 3712.8,
///    "DetailInfos": {"ResourcePriceModel": [{"Resource": "instance", "TradePrice": 3650}]}}}}
/// ```
/// What is paid is the trade price (`TradeAmount` in other services): the original less the discount, for the whole
/// period and all machines asked for. An answer alone names neither machine nor unit. The part for the instance is
/// taken where the answer has it, since the total has the system disk in it. The shape is that of the documentation.
final class AliyunPrices extends JsonPriceList {

    private static final Set<String> PAID = Set.of("TradePrice", "TradeAmount");
    private static final Set<String> LISTED = Set.of("OriginalPrice", "OriginalAmount");

    AliyunPrices(CardNames cards) {
        super("aliyun", Set.of(), cards);
    }

    @Override
    public boolean recognises(FileHead head) {
        Set<String> names = JsonText.names(head);
        return names.stream().anyMatch(PAID::contains) && names.stream().anyMatch(LISTED::contains);
    }

    @Override
    JsonNode elsewhere(FileHead head) throws UnreadableFile {
        return JsonCells.listOf(JsonText.read(head));
    }

    @Override
    void take(JsonNode call, int row, Reading reading) {
        String instance = found(call, "InstanceType");
        String unit = found(call, "PriceUnit");
        Optional<AliyunPeriod> period = AliyunPeriod.of(unit, found(call, "Period"), found(call, "SpotStrategy"));
        if (instance.isEmpty()) {
            reading.sheet().reject(row, "InstanceType", Message.of("imports.answerWithoutRequest"), "",
                    Message.of("imports.expected.request"));
        } else if (period.isEmpty()) {
            reading.sheet().reject(row, "PriceUnit", Message.of("imports.unknownTerm"),
                    unit + ' ' + found(call, "Period"), Message.of("imports.expected.term"));
        } else {
            reading.machine(row, "InstanceType", instance).ifPresent(type -> {
                if (unit.isEmpty()) {
                    reading.assume("aliyunHour");
                }
                Machine machine = Machine.of("Alibaba Cloud", type.card(), instance, (int) type.gpus(),
                        found(call, "RegionId"), found(call, "Currency"));
                BigDecimal machines = Decimals.count(found(call, "Amount")).map(BigDecimal::valueOf)
                        .orElse(BigDecimal.ONE);
                reading.offer(row, machine, Price.perMachine("TradePrice", paid(call, reading), period.get().term(),
                        (int) type.gpus()).forHours(period.get().hours()).inUnitsOf(machines));
            });
        }
    }

    private static String paid(JsonNode call, Reading reading) {
        for (JsonNode details : call.findValues("ResourcePriceModel")) {
            for (JsonNode part : details) {
                if (JsonCells.text(part, "Resource").equals("instance")) {
                    return paid(part);
                }
            }
        }
        reading.assume("aliyunWithDisk");
        return paid(call);
    }

    private static String paid(JsonNode part) {
        return Stream.of("TradePrice", "TradeAmount").map(name -> found(part, name)).filter(text -> !text.isEmpty())
                .findFirst().orElse("");
    }

    private static String found(JsonNode call, String name) {
        JsonNode value = call.findValue(name);
        return value == null || value.isContainerNode() ? "" : value.asText("").strip();
    }

    @Override
    void assume(JsonNode root, Reading reading) {
        reading.assume("sizes");
        reading.assume("noDate");
    }
}
