package org.breakeven.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Writes a made-up SkyPilot catalog: three zones a region in a row, of which only the spot price differs; three
/// machines in twenty have GPUs.
final class SkyPilotFile {

    private static final int ZONES = 3;
    private static final List<String> CARDS =
            List.of("A100-80GB", "H100", "L4", "T4", "V100", "A10G", "L40S", "RTX4090", "MI300X", "K80");
    private static final int[] MIB = {81920, 81920, 24576, 16384, 16384, 24576, 49152, 24576, 196608, 12288};

    private SkyPilotFile() { }

    /// @return how many offers it has
    static long write(Path file, int rows) throws IOException {
        long offers = 0;
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write("InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,"
                    + "AvailabilityZone,Arch\n");
            for (int row = 0; row < rows; row++) {
                int machine = row / ZONES;
                out.write(machine % 20 < 3 ? withGpu(machine, row % ZONES) : without(machine, row % ZONES));
                // on demand is the same in all zones, spot is not
                offers += machine % 20 >= 3 ? 0 : row % ZONES == 0 ? 2 : 1;
            }
        }
        return offers;
    }

    private static String withGpu(int machine, int zone) {
        int card = machine / 20 % CARDS.size();
        int count = 1 << machine % 4;
        String info = "{'Gpus': [{'Name': '%s', 'Manufacturer': 'NVIDIA', 'Count': %d.0, 'MemoryInfo': {'SizeInMiB': %d}}], 'TotalGpuMemoryInMiB': %d}"
                .formatted(CARDS.get(card).replaceAll("-.*", ""), count, MIB[card], MIB[card] * count);
        return "gx%d.%dxlarge,%s,%d.0,%d.0,%d.0,\"%s\",%s,%s,%s\n".formatted(card, count, CARDS.get(card), count,
                count * 12, count * 120, info, price(machine), price(machine * 3 + zone + 1), place(machine, zone));
    }

    private static String without(int machine, int zone) {
        return "m%d.%dxlarge,,,%d.0,%d.0,,%s,%s,%s\n".formatted(machine % 31, 1 << machine % 5, 1 << machine % 5,
                4 << machine % 5, price(machine), price(machine * 3 + zone + 1), place(machine, zone));
    }

    private static String place(int machine, int zone) {
        int region = machine / 500 % 40;
        return "region-%d,r%daz%d,x86_64".formatted(region, region, zone);
    }

    private static String price(int number) {
        return (number % 40) + "." + (1_000_000 + number);
    }
}
