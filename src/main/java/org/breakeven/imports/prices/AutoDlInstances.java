package org.breakeven.imports.prices;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.JsonText;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Term;

/// AutoDL's answer for instances, a list or one of them:
/// ```
/// {"code": "Success", "data": {"list": [{"machine_alias": "RTX X100", "payg_price": 2180, "region_sign": "west-1",
///   "charge_type": "payg", "gpu_amount": 1}]}}
/// ```
/// `payg_price` is thousandths of a yuan an hour for the instance. No answer was at hand when this was written: the
/// shape is that of programs that read it. Those divide by 1,000 and take the card by the first of three names.
final class AutoDlInstances extends JsonPriceList {

    private static final BigDecimal THOUSANDTHS = BigDecimal.valueOf(1000);
    private static final List<String> NAMES = List.of("machine_alias", "snapshot_gpu_alias_name", "gpu_name",
            "gpu_spec_uuid");
    private static final List<String> COUNTS = List.of("gpu_amount", "req_gpu_amount", "gpu_num");

    AutoDlInstances(CardNames cards) {
        super("autodl", Set.of("payg_price"), cards);
    }

    @Override
    public boolean recognises(FileHead head) {
        return super.recognises(head) && JsonText.names(head).stream().anyMatch(NAMES::contains);
    }

    @Override
    JsonNode elsewhere(FileHead head) throws UnreadableFile {
        JsonNode root = JsonText.read(head);
        JsonNode data = root.has("data") ? root.path("data") : root;
        JsonNode list = data.has("list") ? data.path("list") : data;
        return list.isArray() ? list : JsonCells.listOf(list);
    }

    @Override
    void take(JsonNode instance, int row, Reading reading) {
        String name = first(instance, NAMES);
        String count = first(instance, COUNTS);
        if (name.isEmpty()) {
            reading.skip("unknownCard");
            return;
        }
        reading.gpus(row, "gpu_amount", count.isEmpty() ? "1" : count).ifPresent(gpus -> {
            String card = reading.card(row, "machine_alias", List.of(name), null);
            String region = first(instance, List.of("region_sign", "region_name"));
            reading.offer(row, Machine.of("AutoDL", card, name, gpus, region, "CNY"),
                    Price.perMachine("payg_price", JsonCells.text(instance, "payg_price"), Term.ON_DEMAND, gpus)
                            .inUnitsOf(THOUSANDTHS));
        });
    }

    private static String first(JsonNode instance, List<String> names) {
        return names.stream().map(name -> JsonCells.text(instance, name)).filter(text -> !text.isEmpty()).findFirst()
                .orElse("");
    }

    @Override
    void assume(JsonNode root, Reading reading) {
        reading.assume("autodlThousandths");
        reading.assume("noDate");
    }
}
