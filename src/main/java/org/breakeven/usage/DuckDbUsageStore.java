package org.breakeven.usage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.stream.Stream;
import org.breakeven.imports.ImportOptions;

/// DuckDB inside this process, in memory. What does not fit goes to a folder of its own that is removed on close.
/// Nothing is downloaded: extensions are neither installed nor loaded by themselves.
public final class DuckDbUsageStore implements UsageStore {

    /// Fixed, so that a bill of any size needs the same memory.
    private static final String MEMORY_LIMIT = "768MiB";

    private final ImportOptions options;
    private final Path folder;
    private final Connection connection;

    private DuckDbUsageStore(ImportOptions options, Path folder, Connection connection) {
        this.options = options;
        this.folder = folder;
        this.connection = connection;
    }

    /// @throws UncheckedIOException if there is no room for the scratch folder
    /// @throws UsageStoreException  if the database does not start
    public static DuckDbUsageStore open(ImportOptions options) {
        Path folder = scratchFolder();
        try {
            return new DuckDbUsageStore(options, folder, connect(folder));
        } catch (SQLException e) {
            remove(folder);
            throw new UsageStoreException("connect", e);
        }
    }

    private static Path scratchFolder() {
        try {
            return Files.createTempDirectory("breakeven-usage-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Connection connect(Path folder) throws SQLException {
        Properties settings = new Properties();
        settings.setProperty("temp_directory", folder.toString());
        settings.setProperty("memory_limit", MEMORY_LIMIT);
        settings.setProperty("threads", String.valueOf(Runtime.getRuntime().availableProcessors()));
        settings.setProperty("autoinstall_known_extensions", "false");
        settings.setProperty("autoload_known_extensions", "false");
        Connection connection = DriverManager.getConnection("jdbc:duckdb:", settings);
        try (Statement statement = connection.createStatement()) {
            statement.execute("SET TimeZone = 'UTC'");
            return connection;
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    @Override
    public void run(String sql) {
        ask(sql, statement -> {
            statement.execute();
            return null;
        });
    }

    @Override
    public <T> List<T> rows(String sql, Function<StoreRow, T> toValue) {
        return ask(sql, statement -> {
            try (ResultSet result = statement.executeQuery()) {
                List<T> values = new ArrayList<>();
                while (result.next()) {
                    values.add(toValue.apply(new JdbcRow(result)));
                }
                return values;
            }
        });
    }

    @Override
    public void insert(String table, List<List<Object>> rows) {
        if (rows.isEmpty()) {
            return;
        }
        String places = String.join(", ", Collections.nCopies(rows.getFirst().size(), "?"));
        ask("INSERT INTO " + table + " VALUES (" + places + ")", statement -> {
            for (List<Object> row : rows) {
                for (int i = 0; i < row.size(); i++) {
                    statement.setObject(i + 1, row.get(i));
                }
                statement.executeUpdate();
            }
            return null;
        });
    }

    private <T> T ask(String sql, Answer<T> answer) {
        if (options.cancelled().getAsBoolean()) {
            throw new CancellationException();
        }
        try (PreparedStatement statement = connection.prepareStatement(sql);
             StatementWatch watch = StatementWatch.of(statement, options)) {
            try {
                return answer.of(statement);
            } catch (SQLException e) {
                throw watch.hasCancelled() ? new CancellationException() : new UsageStoreException(sql, e);
            }
        } catch (SQLException e) {
            throw new UsageStoreException(sql, e);
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new UsageStoreException("close", e);
        } finally {
            remove(folder);
        }
    }

    private static void remove(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private interface Answer<T> {
        T of(PreparedStatement statement) throws SQLException;
    }

    private record JdbcRow(ResultSet result) implements StoreRow {

        private <T> T column(Column<T> column) {
            try {
                return column.of(result);
            } catch (SQLException e) {
                throw new UsageStoreException("column", e);
            }
        }

        @Override
        public String text(int column) {
            return column(r -> r.getString(column));
        }

        @Override
        public BigDecimal decimal(int column) {
            return column(r -> r.getBigDecimal(column));
        }

        @Override
        public long count(int column) {
            return column(r -> r.getLong(column));
        }

        @Override
        public double number(int column) {
            return column(r -> r.getDouble(column));
        }

        @Override
        public Instant instant(int column) {
            Long micros = column(r -> r.getObject(column) == null ? null : r.getLong(column));
            return micros == null ? null : Instant.ofEpochSecond(Math.floorDiv(micros, 1_000_000L), Math.floorMod(micros, 1_000_000L) * 1000);
        }

        private interface Column<T> {
            T of(ResultSet result) throws SQLException;
        }
    }
}
