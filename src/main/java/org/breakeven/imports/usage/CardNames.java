package org.breakeven.imports.usage;

import java.util.Optional;
import org.breakeven.model.InstanceType;

/// What the words in logs and bills stand for.
public interface CardNames {

    /// Canonical card of a site's or provider's spelling (`a100_80`, `NVIDIA A10G`); empty where nobody knows it.
    Optional<String> card(String raw);

    /// The machine a name stands for (`g5.4xlarge`); empty where it is none, or one without GPUs.
    Optional<InstanceType> instance(String name);
}
