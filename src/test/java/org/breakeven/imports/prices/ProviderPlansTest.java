package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.lines;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import java.time.LocalDate;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProviderPlansTest {

    @TempDir
    Path folder;

    /// 49.24 / 8 = 6.155; the spot price stands in words, 19.72 / 8 = 2.465.
    @Test
    void theNumberOfGpusAndTheSpotPriceStandInWords() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "plans", lines("# a page", "generated: '2026-09-20'",
                "source: https://www.coreweave.com/pricing", "currency: USD", "plans:",
                "- name: NVIDIA HGX H100 (on-demand)", "  price_text: $49.24", "  price: 49.24", "  currency: USD",
                "  unit: per hour", "  included_quota: 8 GPUs, 80 GB VRAM", "  overage: 'Spot Price: $19.72 / Hour (NA)'",
                "- name: NVIDIA GB200 NVL72 (on-demand, North)", "  price_text: $42.00", "  price: 42.0", "  currency: USD",
                "  unit: per hour", "  included_quota: 4 GPUs, 186 GB VRAM, 960 GB RAM",
                "- name: NVIDIA GB300 / HGX B300", "  price_text: Contact sales", "  unit: per hour",
                "  overage: 'HGX B300 Spot Price: $35.84 / Hour (NA)'",
                "- name: NVIDIA B300", "  price_text: Contact sales", "  unit: per hour",
                "- name: Storage", "  price_text: $0.07/GB/mo", "  price: 0.07", "  currency: USD", "  unit: GB"));
        assertThat(file.format()).isEqualTo("plans");
        assertThat(offers(file)).containsExactly("H100 SXM 80GB x8  on_demand 6.155 USD", "H100 SXM 80GB x8  spot 2.465 USD",
                "GB200 186GB x4  on_demand 10.5 USD");
        assertThat(file.offers()).allMatch(offer -> offer.provider().equals("CoreWeave")
                && LocalDate.of(2026, 9, 20).equals(offer.source().asOf()));
        assertThat(problems(file)).hasSize(3).first().asString().isEqualTo("error 3 included_quota: not a number of GPUs");
        assertThat(assumptions(file)).hasSize(1);
        assertThat(file.rows()).isEqualTo(rows(5, 2, 1, 0));
    }
}
