package org.breakeven.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/// A SkyPilot catalog of 250,000 rows to offers, against commons-csv going over its records.
final class SkyPilotBenchmark implements Benchmark {

    private static final int ROWS = 250_000;

    @Override
    public String id() {
        return "skypilot";
    }

    @Override
    public String alternative() {
        return "commons-csv's bare record scan";
    }

    @Override
    public int runs() {
        return 5;
    }

    @Override
    public long prepare(Path folder) throws IOException {
        return SkyPilotFile.write(file(folder), (int) Benchmarks.scaled(ROWS));
    }

    static Path file(Path folder) {
        return folder.resolve("vms.csv");
    }

    @Override
    public long ours(Path folder) throws Exception {
        return Imports.offers(file(folder));
    }

    @Override
    public long theirs(Path folder) throws IOException {
        long cells = 0;
        try (BufferedReader reader = Files.newBufferedReader(file(folder))) {
            for (CSVRecord row : CSVFormat.DEFAULT.parse(reader)) {
                cells += row.size();
            }
        }
        return cells;
    }
}
