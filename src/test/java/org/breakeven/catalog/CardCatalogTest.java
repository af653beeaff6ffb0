package org.breakeven.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.breakeven.model.CardModel;
import org.breakeven.model.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every trap of card names that price sheets, bills, drivers and schedulers have.
class CardCatalogTest {

    private final CardCatalog cards = CardCatalog.shipped();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # nvidia-smi and DCGM
            NVIDIA A100-SXM4-80GB            | A100 SXM 80GB
            NVIDIA A100-SXM4-40GB            | A100 SXM 40GB
            NVIDIA A100-PCIE-40GB            | A100 PCIe 40GB
            NVIDIA A100 80GB PCIe            | A100 PCIe 80GB
            NVIDIA H100 80GB HBM3            | H100 SXM 80GB
            NVIDIA H100 PCIe                 | H100 PCIe 80GB
            NVIDIA H100 NVL                  | H100 NVL 94GB
            NVIDIA H200                      | H200 141GB
            NVIDIA GH200 480GB               | GH200 96GB
            NVIDIA GeForce RTX 2070          | RTX 2070 8GB
            NVIDIA GeForce RTX 3090          | RTX 3090 24GB
            NVIDIA RTX 6000 Ada Generation   | RTX 6000 Ada 48GB
            NVIDIA RTX A6000                 | RTX A6000 48GB
            NVIDIA L4                        | L4 24GB
            NVIDIA L40S                      | L40S 48GB
            Tesla V100-SXM2-32GB             | V100 SXM 32GB
            Tesla V100-PCIE-16GB             | V100 PCIe 16GB
            Tesla T4                         | T4 16GB
            # Slurm types
            a100_80                          | A100 80GB
            a100_40                          | A100 40GB
            a40                              | A40 48GB
            l40s                             | L40S 48GB
            nvidia_geforce_rtx_2080_ti       | RTX 2080 Ti 11GB
            nvidia_a100-sxm4-80gb            | A100 SXM 80GB
            v100-32g                         | V100 32GB
            V100M16                          | V100 16GB
            # SkyPilot, dstack, aggregators
            A100-80GB                        | A100 80GB
            RTX4090                          | RTX 4090 24GB
            RTX6000-Ada                      | RTX 6000 Ada 48GB
            RTXPRO6000WS                     | RTX PRO 6000 96GB
            RTX-PRO6000                      | RTX PRO 6000 96GB
            H100-MEGA-80GB                   | H100 SXM 80GB
            A100_SXM_40GB                    | A100 SXM 40GB
            A100_PCIE_80GB                   | A100 PCIe 80GB
            H100_PCIE                        | H100 PCIe 80GB
            H100                             | H100 80GB
            A100 (80 GB)                     | A100 80GB
            B200                             | B200 180GB
            B200 192GB                       | B200 180GB
            AMD Instinct MI300X OAM          | MI300X 192GB
            # instance-like and counted
            gpu_1x_h100_sxm5                 | H100 SXM 80GB
            1x H100 SXM5 80GB                | H100 SXM 80GB
            8×H200                           | H200 141GB
            2x RTX A6000 48GB                | RTX A6000 48GB
            A100 80G SXM                     | A100 SXM 80GB
            H100 HGX (80GB)                  | H100 SXM 80GB
            RTX 6000Ada                      | RTX 6000 Ada 48GB
            RTX4000 (8 GB)                   | Quadro RTX 4000 8GB
            RTX 4000 Ada                     | RTX 4000 Ada 20GB
            A800-SXM4-80GB                   | A800 SXM 80GB
            H20-NVLink                       | H20 96GB
            # people
            4090                             | RTX 4090 24GB
            ４０９０                          | RTX 4090 24GB
            RTX 4090 48G 魔改                | RTX 4090 48GB
            英伟达 A10                       | A10 24GB
            昇腾910B                         | Ascend 910B 64GB
            3090 ti                          | RTX 3090 Ti 24GB
            4090D                            | RTX 4090D 24GB
            Nvidia  Tesla  a10g              | A10G 24GB
            A100PCIE40GB                     | A100 PCIe 40GB
            A100SXM4-80GB                    | A100 SXM 80GB
            A10080GB                         | A100 80GB
            """)
    void spellingsMeanOneCard(String raw, String canonical) {
        assertThat(cards.resolve(raw, null)).map(CardModel::name).contains(canonical);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A100", "NVIDIA_A100", "a100-sxm4", "V100", "RTX 6000", "rtx30", "unknown", "", " ", "GPU",
        "a100:1g.10gb", "a100_1g.5gb", "A100 MIG 1g.5gb", "NVIDIA A100-SXM4-40GB MIG 3g.20gb", "1/4颗", "1/4 T4",
        "GRID A100-10C", "NVIDIA A10-4Q", "RTX 4090 Laptop GPU", "A100X", "RTX 4090 24GB/48GB", "8x A100 640GB",
        "A100 60GB", "H100 96GB HBM3", "4096", "AMD EPYC", "tpu-v5p-1152", "A1", "L", "rtx", "T2D", "A10 80GB",
        "NVIDIA GB300 NVL72 / HGX B300", "RTX 4090 魔改", "RTX 4000",
        "vGPU-48GB", "RTX 2080 Ti 22GB"})
    void whatIsUnknownOrCouldBeTwoCardsIsEmpty(String raw) {
        assertThat(cards.resolve(raw, null)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a100:1g.10gb", "A100-1g.5gb", "A100 MIG 1g.5gb", "NVIDIA A100 MIG 3g.20gb",
        "NVIDIA A100-SXM4-40GB MIG 3g.20gb", "1/4颗", "1/4 T4", "GRID A100-10C", "NVIDIA A10-4Q", "vGPU-48GB", "T4-16Q",
        "A100 (20 GB)", "NVIDIA_A100 4GB", "T4 8GB"})
    void aPartOfACardIsKnownAsOne(String raw) {
        assertThat(cards.isShare(raw)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"NVIDIA A10", "A100", "A100 80GB", "RTX 4090 48GB", "RTX 3060 8GB", "Zenith 9 4GB", "Zenith-4Q", "",
        "NVIDIA GB300 NVL72 / HGX B300", "RTX 2080 Ti 22GB", "H100 NVL"})
    void aWholeOrUnknownCardIsNoPart(String raw) {
        assertThat(cards.isShare(raw)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(nullValues = "-", delimiter = '|', textBlock = """
            A100              | 80    | A100 80GB
            A100              | 39.6  | A100 40GB
            A100 SXM          | 80    | A100 SXM 80GB
            A100 PCIe         | 80    | A100 PCIe 80GB
            V100              | 15.75 | V100 16GB
            RTX 4090          | 48    | RTX 4090 48GB
            RTX 4090          | 23.99 | RTX 4090 24GB
            RTX 4090          | 25.77 | RTX 4090 24GB
            L40S              | 44.7  | L40S 48GB
            T4                | 14.75 | T4 16GB
            B200              | 192   | B200 180GB
            H20               | 141   | H20 141GB
            RTX 6000          | 24    | Quadro RTX 6000 24GB
            H100              | 94    | H100 NVL 94GB
            A100 80GB         | 40    | A100 80GB
            H100              | 0     | H100 80GB
            # a hint that contradicts the name is no reason to pick a card
            L40S              | 24    | -
            A10               | 80    | -
            H100              | 640   | -
            """)
    void memoryBesideTheNameDecides(String raw, double memoryGb, String canonical) {
        assertThat(cards.resolve(raw, memoryGb).map(CardModel::name).orElse(null)).isEqualTo(canonical);
    }

    @Test
    void familiesHoldTheirForms() {
        assertThat(cards.ofFamily("A100 80GB")).extracting(CardModel::name)
                .containsExactly("A100 80GB", "A100 PCIe 80GB", "A100 SXM 80GB");
        assertThat(cards.ofFamily("Z1 1GB")).isEmpty();
    }

    @Test
    void canonicalNamesFindThemselves() {
        assertThat(cards.all()).allSatisfy(card -> {
            assertThat(cards.byName(card.name())).contains(card);
            assertThat(cards.resolve(card.name(), null)).contains(card);
            assertThat(cards.byName(card.family())).isPresent();
        });
        assertThat(cards.resolve(null, null)).isEmpty();
    }

    @Test
    void sharedSpellingsAreRefused() {
        CardModel one = card("Zeta 1 16GB", "Zeta");
        assertThatThrownBy(() -> new CardCatalog(List.of(one, card("Zeta 2 32GB", "zeta")))).hasMessageContaining("both");
        assertThatThrownBy(() -> new CardCatalog(List.of(one, one))).hasMessageContaining("two cards");
    }

    private static CardModel card(String name, String alias) {
        return new CardModel(name, name, "Zeta", 16, 0, 0, 0, "", "", List.of(alias), Source.of("test"));
    }
}
