package org.breakeven.imports.prices;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.breakeven.imports.SheetRow;

/// The `GpuInfo` cells of one SkyPilot catalog: hundreds of thousands of rows repeat a few hundred texts.
final class GpuInfoCells {

    private final Map<Cell, Optional<GpuInfo>> parsed = new HashMap<>();

    private record Cell(String text, int count) { }

    Optional<GpuInfo> of(SheetRow row) {
        int count = Decimals.count(row.text("AcceleratorCount")).orElse(1);
        return parsed.computeIfAbsent(new Cell(row.text("GpuInfo"), count), cell -> GpuInfo.parse(cell.text, cell.count));
    }

    /// See [GpuMemoryRule]; each accelerator with each cell counts once, in however many zones it is sold.
    boolean sizeIsTotal(List<SheetRow> rows) {
        return GpuMemoryRule.sizeIsTotal(rows.stream()
                .flatMap(row -> of(row).stream().map(info -> new GpuMemoryRule.Evidence(row.text("AcceleratorName"), info)))
                .distinct().toList());
    }
}
