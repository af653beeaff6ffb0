package org.breakeven.model;

import java.util.List;
import java.util.Objects;

/// A GPU product.
///
/// @param name             canonical name with memory, as shown: `H100 SXM 80GB`
/// @param family           the name without form factor that weaker sources use: `H100 80GB`; may equal `name`
/// @param vendor           maker, `NVIDIA`
/// @param memoryGb         memory in GB as the maker prints it
/// @param bandwidthGbs     memory bandwidth, GB/s; 0 where unknown
/// @param tensorTflops     dense FP16/BF16 tensor throughput, TFLOPS; 0 where unknown
/// @param boardPowerWatts  board power (TDP), W; 0 where unknown
/// @param interconnect     `PCIe`, `NVLink 900 GB/s`; empty where unknown
/// @param released         release date as far as known (`2022-03-22`, `2024`); empty where unknown
/// @param aliases          other spellings met in price sheets, bills, `nvidia-smi` and Slurm
/// @param source           where the figures come from
public record CardModel(String name, String family, String vendor, double memoryGb, double bandwidthGbs,
                        double tensorTflops, double boardPowerWatts, String interconnect, String released,
                        List<String> aliases, Source source) {

    public CardModel {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(source, "source");
        aliases = List.copyOf(aliases);
    }
}
