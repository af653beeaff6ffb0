package org.breakeven.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.breakeven.model.InstanceType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class InstanceCatalogTest {

    private final InstanceCatalog instances = InstanceCatalog.shipped();

    @ParameterizedTest
    @CsvSource({
        "g5.4xlarge,A10G 24GB,1", "ml.g5.12xlarge,A10G 24GB,4", "G4DN.12XLARGE,T4 16GB,4", "p4d.24xlarge,A100 SXM 40GB,8",
        "p5.48xlarge,H100 SXM 80GB,8", "p3.2xlarge,V100 SXM 16GB,1", "g6f.xlarge,L4 24GB,0.125",
        "Standard_NC24ads_A100_v4,A100 PCIe 80GB,1", "NC24ads A100 v4,A100 PCIe 80GB,1", "NC40adsH100v5,H100 NVL 94GB,1",
        "Standard_NV18ads_A10_v5,A10 24GB,0.5", "Standard_ND96amsr_A100_v4,A100 SXM 80GB,8",
        "a2-highgpu-1g,A100 SXM 40GB,1", "a2-ultragpu-8g,A100 SXM 80GB,8", "g2-standard-24,L4 24GB,2",
        "gpu_1x_a100_sxm4,A100 SXM 40GB,1", "gpu_8x_h100_sxm5,H100 SXM 80GB,8", "gpu_1x_a10,A10 24GB,1",
        "GN10Xp.2XLARGE40,V100 SXM 32GB,1", "BM.GPU.H100.8,H100 SXM 80GB,8"})
    void namesOfMachineTypes(String name, String card, double gpus) {
        assertThat(instances.find(name)).get().extracting(InstanceType::card, InstanceType::gpus).containsExactly(card, gpus);
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "m5.large", "Standard_D4s_v5", "e2-standard-4", "g5", "1234"})
    void machinesWithoutGpusAreEmpty(String name) {
        assertThat(instances.find(name)).isEmpty();
    }
}
