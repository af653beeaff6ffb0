package org.breakeven.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// One product of a made-up AWS price list, by its number: one in fifty has GPUs, one in five of those is the plain
/// Linux machine that the importer wants. Every price is another one.
///
/// @param number from 0
record AwsListing(int number) {

    static final int TERMS = 13;

    private static final int WITH_GPU = 50;
    private static final int VARIANTS = 5;
    private static final List<String> GPU_TYPES = List.of("p4d.24xlarge", "g5.xlarge", "g6.48xlarge", "p5.48xlarge",
            "g4dn.12xlarge", "g6e.12xlarge", "p3.16xlarge", "p4de.24xlarge");
    private static final List<String> GPUS = List.of("8", "1", "8", "8", "4", "4", "8", "8");
    private static final List<String> SIZES = List.of("large", "xlarge", "2xlarge", "4xlarge", "8xlarge", "16xlarge");
    private static final List<String> SYSTEMS = List.of("Linux", "Windows", "RHEL", "SUSE", "Linux");
    private static final List<String> FIXED = List.of("servicecode", "AmazonEC2", "locationType", "AWS Region",
            "currentGeneration", "Yes", "physicalProcessor", "Intel Xeon Platinum 8275L", "clockSpeed", "3 GHz",
            "memory", "1152 GiB", "storage", "8 x 1000 SSD", "networkPerformance", "400 Gigabit",
            "processorArchitecture", "64-bit", "licenseModel", "No License required", "operation", "RunInstances",
            "availabilityzone", "NA", "classicnetworkingsupport", "false", "dedicatedEbsThroughput", "19000 Mbps",
            "ecu", "345", "enhancedNetworkingSupported", "No", "gpuMemory", "NA", "intelAvxAvailable", "Yes",
            "intelAvx2Available", "Yes", "intelTurboAvailable", "Yes", "normalizationSizeFactor", "192",
            "processorFeatures", "Intel AVX; Intel AVX2; Intel AVX512; Intel Turbo", "servicename",
            "Amazon Elastic Compute Cloud", "vpcnetworkingsupport", "true");

    boolean hasGpu() {
        return number % WITH_GPU == 0;
    }

    private int variant() {
        return number / WITH_GPU % VARIANTS;
    }

    /// Whether an importer of GPU prices takes it.
    boolean isOffered() {
        return hasGpu() && variant() == 0;
    }

    /// Whether it can be reserved, as every machine with GPUs and a third of the others.
    boolean isReservable() {
        return hasGpu() || number % 3 == 1;
    }

    /// Sixteen letters and digits that tell nothing, as real ones are.
    String sku() {
        String text = Long.toString((number + 1L) * 0x9E3779B97F4A7C15L & Long.MAX_VALUE, 36).toUpperCase();
        return (text + "0000000000000000").substring(0, 16);
    }

    Map<String, String> attributes() {
        Map<String, String> all = new LinkedHashMap<>();
        String type = hasGpu() ? GPU_TYPES.get(number / WITH_GPU % GPU_TYPES.size()) : "m7i." + SIZES.get(number % 6);
        all.put("location", "Region No. " + number % 30);
        all.put("instanceType", type);
        all.put("instanceFamily", hasGpu() ? "GPU instance" : "General purpose");
        all.put("tenancy", variant() == 4 ? "Dedicated" : "Shared");
        all.put("operatingSystem", SYSTEMS.get(variant()));
        all.put("usagetype", "BoxUsage:" + type);
        all.put("capacitystatus", "Used");
        if (hasGpu()) {
            all.put("gpu", GPUS.get(number / WITH_GPU % GPU_TYPES.size()));
        }
        all.put("marketoption", "OnDemand");
        all.put("preInstalledSw", "NA");
        all.put("regionCode", "region-" + number % 30);
        for (int i = 0; i < FIXED.size(); i += 2) {
            all.put(FIXED.get(i), FIXED.get(i + 1));
        }
        return all;
    }

    /// A way to pay.
    ///
    /// @param length empty on demand
    record TermOf(String code, String length, String option, String offering, String hourly, String upfront) { }

    TermOf onDemand() {
        return new TermOf("JRTCKXETXF", "", "", "", price(0), "");
    }

    List<TermOf> reserved() {
        List<TermOf> terms = new ArrayList<>();
        for (String length : List.of("1yr", "3yr")) {
            for (String offering : List.of("standard", "convertible")) {
                for (String option : List.of("No Upfront", "Partial Upfront", "All Upfront")) {
                    int n = terms.size() + 1;
                    terms.add(new TermOf("TERM" + (100_000 + n), length, option, offering,
                            option.startsWith("All") ? "0.0000000000" : price(n),
                            option.startsWith("No") ? "" : String.valueOf(1000 + number + n)));
                }
            }
        }
        return terms;
    }

    private String price(int term) {
        return (1 + number % 97) + "." + (1_000_000_000L + number * 20L + term);
    }
}
