package org.breakeven.usage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.breakeven.imports.ImportOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class DuckDbUsageStoreTest {

    private static String setting(UsageStore store, String name) {
        return store.row("SELECT current_setting('" + name + "')", row -> row.text(1));
    }

    @Test
    void answersWithExactNumbersMomentsAndNulls() {
        try (UsageStore store = DuckDbUsageStore.open(ImportOptions.none())) {
            store.run("CREATE TABLE charge (amount DECIMAL(38, 24), moment TIMESTAMPTZ)");
            store.insert("charge", List.of(List.of(new BigDecimal("0.1"), OffsetDateTime.parse("2031-01-01T00:00:00.5Z")),
                    List.of(new BigDecimal("0.000000000000000000000002"), OffsetDateTime.parse("1969-12-31T23:59:59.5Z"))));
            assertThat(store.<BigDecimal>row("SELECT sum(amount) FROM charge", row -> row.decimal(1)).toPlainString())
                    .isEqualTo("0.100000000000000000000002");
            assertThat(store.<Instant>row("SELECT epoch_us(max(moment)) FROM charge", row -> row.instant(1))).hasToString("2031-01-01T00:00:00.500Z");
            assertThat(store.<Instant>row("SELECT epoch_us(min(moment)) FROM charge", row -> row.instant(1))).hasToString("1969-12-31T23:59:59.500Z");
            assertThat(store.<String>row("SELECT NULL", row -> row.text(1))).isNull();
            assertThat(store.<Instant>row("SELECT epoch_us(NULL::TIMESTAMPTZ)", row -> row.instant(1))).isNull();
        }
    }

    @Test
    void downloadsNothingAndKeepsToItsMemoryAndItsFolder() {
        Path folder;
        try (UsageStore store = DuckDbUsageStore.open(ImportOptions.none())) {
            assertThat(setting(store, "autoinstall_known_extensions")).isEqualTo("false");
            assertThat(setting(store, "autoload_known_extensions")).isEqualTo("false");
            assertThat(setting(store, "memory_limit")).startsWith("768");
            folder = Path.of(setting(store, "temp_directory"));
            assertThat(folder).exists().startsWith(Path.of(System.getProperty("java.io.tmpdir")));
        }
        assertThat(Files.exists(folder)).isFalse();
    }

    @Test
    void aWrongStatementIsNamed() {
        try (UsageStore store = DuckDbUsageStore.open(ImportOptions.none())) {
            assertThatThrownBy(() -> store.run("SELECT nothing FROM nowhere")).isInstanceOf(UsageStoreException.class)
                    .hasMessageContaining("nowhere");
        }
    }

    @Test
    @Timeout(60)
    void theUserCanStopAStatementThatRuns() {
        AtomicBoolean cancelled = new AtomicBoolean();
        ImportOptions options = new ImportOptions(null, null, null, share -> cancelled.set(true), cancelled::get);
        try (UsageStore store = DuckDbUsageStore.open(options)) {
            assertThatThrownBy(() -> store.rows("SELECT count(*) FROM range(100000000) a, range(100000000) b WHERE hash(a.range) = hash(b.range + 1)",
                    row -> row.count(1))).isInstanceOf(CancellationException.class);
        }
    }

    @Test
    void aCancelledImportStartsNothing() {
        ImportOptions options = new ImportOptions(null, null, null, share -> { }, () -> true);
        assertThatThrownBy(() -> {
            try (UsageStore store = DuckDbUsageStore.open(options)) {
                store.run("SELECT 1");
            }
        }).isInstanceOf(CancellationException.class);
    }
}
