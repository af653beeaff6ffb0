package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AliyunPricesTest {

    private static final String DETAILS = ", \"DetailInfos\": {\"ResourcePriceModel\": [{\"Resource\": \"systemDisk\","
            + " \"TradePrice\": 28}, {\"Resource\": \"instance\", \"TradePrice\": 2920}]}";

    @TempDir
    Path folder;

    private static String call(String asked, String paid, String details) {
        return """
                {%s "PriceInfo": {"Price": {"Currency": "CNY", "OriginalPrice": 99999, "DiscountPrice": 1,
                 "TradePrice": %s%s}, "Rules": {"Rule": []}}, "RequestId": "1"}""".formatted(asked, paid, details);
    }

    private static String asked(String unit, int period) {
        return """
                "InstanceType": "ecs.gn6i-c4g1.xlarge", "RegionId": "cn-north", "PriceUnit": "%s", "Period": %d,"""
                .formatted(unit, period);
    }

    /// Of a month 2920 / 730 = 4; of a week 336 / 168 = 2; of three years 26280 / 26280 = 1; two months of two machines
    /// for 5840 are 5840 / 1460 / 2 = 2.
    @Test
    void whatIsPaidForThePeriodAsked() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "answers", "[" + String.join(",",
                call(asked("Hour", 1), "11.5", ""), call(asked("Month", 1), "2948", DETAILS), call(asked("Week", 1), "336", ""),
                call(asked("Year", 3), "26280", ""), call(asked("Month", 2) + "\"Amount\": 2,", "5840", ""),
                call(asked("Hour", 1) + "\"SpotStrategy\": \"SpotAsPriceGo\",", "3.5", "")) + "]");
        assertThat(file.format()).isEqualTo("aliyun");
        assertThat(offers(file)).containsExactly("T4 16GB x1 cn-north on_demand 11.5 CNY", "T4 16GB x1 cn-north month 4 CNY",
                "T4 16GB x1 cn-north week 2 CNY", "T4 16GB x1 cn-north year_3 1 CNY", "T4 16GB x1 cn-north month 2 CNY",
                "T4 16GB x1 cn-north spot 3.5 CNY");
        assertThat(assumptions(file)).anyMatch(text -> text.contains("system disk"));
        assertThat(file.rows()).isEqualTo(rows(6, 6, 0, 0));
    }

    @Test
    void anAnswerWithoutItsQuestionSaysWhatIsMissing() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "answer", call("", "3712.8", ""));
        assertThat(file.offers()).isEmpty();
        assertThat(problems(file)).contains(
                "error 1 InstanceType: the answer alone does not say which machine it is for");
        assertThat(problems(SheetReading.read(folder, "years", call(asked("Year", 2), "1", ""))))
                .contains("error 1 PriceUnit: unknown term");
    }

    @Test
    void amountsOfOtherServices() throws Exception {
        assertThat(offers(SheetReading.read(folder, "amounts", """
                {"InstanceType": "ecs.gn6i-c4g1.xlarge", "Data": {"OriginalAmount": 20, "DiscountAmount": 5, "TradeAmount": 15,
                 "Currency": "CNY"}}"""))).containsExactly("T4 16GB x1  on_demand 15 CNY");
    }
}
