package org.breakeven.imports.prices;

import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/// What the AWS Price List says of one product.
///
/// @param instance `p4d.24xlarge`; empty for what is no machine
/// @param region   its code, else its place
/// @param gpus     as text; empty or `NA` for machines without
/// @param variant  it is not the plain machine: another system, tenancy or software, or capacity that is reserved
record AwsProduct(String instance, String region, String gpus, boolean variant) {

    /// Names of the attributes that are of use here, as in the JSON list.
    static final Set<String> ATTRIBUTES = Set.of("instanceType", "location", "regionCode", "operatingSystem", "tenancy",
            "capacitystatus", "preInstalledSw", "marketoption", "gpu");

    private static final Set<String> NOTHING = Set.of("", "NA");

    /// @param attribute text of an attribute by its name in the JSON list; empty where there is none
    static AwsProduct of(UnaryOperator<String> attribute) {
        String code = attribute.apply("regionCode");
        boolean plain = attribute.apply("operatingSystem").equals("Linux")
                && attribute.apply("tenancy").equals("Shared")
                && isAbsentOr("Used", attribute.apply("capacitystatus"))
                && isAbsentOr("NA", attribute.apply("preInstalledSw"))
                && isAbsentOr("OnDemand", attribute.apply("marketoption"));
        return new AwsProduct(attribute.apply("instanceType"), code.isEmpty() ? attribute.apply("location") : code,
                attribute.apply("gpu"), !plain);
    }

    /// Old lists lack some attributes.
    private static boolean isAbsentOr(String expected, String value) {
        return value.isEmpty() || value.equals(expected);
    }

    /// The kind under which it is left out; empty for a plain machine with GPUs.
    Optional<String> otherKind() {
        if (instance.isEmpty() || NOTHING.contains(gpus) || gpus.equals("0")) {
            return Optional.of("noAccelerator");
        }
        return variant ? Optional.of("awsVariant") : Optional.empty();
    }
}
