package org.breakeven.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;

/// An AWS price list of 2 GB as JSON against Jackson going over its tokens and doing nothing with them.
final class AwsJsonBenchmark implements Benchmark {

    /// Comes to 2 GB.
    private static final int PRODUCTS = 300_000;
    /// Millions of names that occur once: keeping each of them for good makes the scan three times as slow.
    private static final JsonFactory AT_ITS_BEST =
            JsonFactory.builder().disable(JsonFactory.Feature.INTERN_FIELD_NAMES).build();

    @Override
    public String id() {
        return "aws-json";
    }

    @Override
    public String alternative() {
        return "Jackson's bare token scan";
    }

    @Override
    public long prepare(Path folder) throws IOException {
        int products = (int) Benchmarks.scaled(PRODUCTS);
        AwsListJson.write(file(folder), products);
        long taken = IntStream.range(0, products).filter(i -> new AwsListing(i).isOffered()).count();
        return taken * AwsListing.TERMS;
    }

    private static Path file(Path folder) {
        return folder.resolve("index.json");
    }

    @Override
    public long ours(Path folder) throws Exception {
        return Imports.offers(file(folder));
    }

    @Override
    public long theirs(Path folder) throws IOException {
        long tokens = 0;
        try (JsonParser parser = AT_ITS_BEST.createParser(file(folder).toFile())) {
            while (parser.nextToken() != null) {
                tokens++;
            }
        }
        return tokens;
    }

    @Override
    public String promises(Path folder) throws Exception {
        return ImportWatching.promises(file(folder));
    }
}
