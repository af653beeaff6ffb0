package org.breakeven.usage;

import java.time.ZoneId;
import java.time.ZoneOffset;

/// Reads Slurm accounting into the table `log` (one row a line) and the view `job` over it, typed and checked.
///
/// `job`: `line_number`, `kind` (`job`, `step`, or `torn`), `id`, `fingerprint` (of the whole line), `status` (`ended`,
/// `running`, `pending`), `starts`, `seconds`, `untyped` (GPUs as the untyped entry counts them), `typed` (list of
/// `a100=2`), `typed_gpus`, `bundle` (one row for many array tasks), `naive` (times carry no zone), `fault`, `found`.
final class JobTable {

    private static final String NAIVE = "CREATE MACRO naive(raw) AS regexp_matches(raw, '^\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?$')";

    /// Epoch seconds, a time with its offset, or local time of the cluster.
    private static final String MOMENT = """
            CREATE MACRO moment(raw) AS CASE
              WHEN regexp_matches(raw, '^\\d{9,11}$') THEN to_timestamp(CAST(raw AS BIGINT))
              WHEN naive(raw) THEN %s
              ELSE TRY_CAST(raw AS TIMESTAMPTZ) END""";

    /// `[D-]HH:MM:SS`, `MM:SS`, both with or without a fraction.
    private static final String DURATION = """
            CREATE MACRO duration(raw) AS CASE
              WHEN regexp_full_match(raw, '(\\d+-)?\\d+:\\d\\d:\\d\\d(\\.\\d+)?')
                THEN CAST(coalesce(nullif(regexp_extract(raw, '^(\\d+)-', 1), ''), '0') AS BIGINT) * 86400
                   + CAST(regexp_extract(raw, '(\\d+):(\\d\\d):(\\d\\d)', 1) AS BIGINT) * 3600
                   + CAST(regexp_extract(raw, '(\\d+):(\\d\\d):(\\d\\d)', 2) AS BIGINT) * 60
                   + CAST(regexp_extract(raw, '(\\d+):(\\d\\d):(\\d\\d)', 3) AS BIGINT)
              WHEN regexp_full_match(raw, '\\d+:\\d\\d(\\.\\d+)?')
                THEN CAST(regexp_extract(raw, '^(\\d+):', 1) AS BIGINT) * 60 + CAST(regexp_extract(raw, ':(\\d\\d)', 1) AS BIGINT)
            END""";

    private static final String LOG = """
            CREATE TABLE log AS
            WITH source AS (
              SELECT line, len(part) AS width, %s AS id, upper(regexp_extract(%s, '^[A-Za-z_]+')) AS state, %s AS starts, %s AS ends,
                     %s AS has_ends, %s AS seconds, %s AS elapsed, %s AS tres
              FROM %s),
            timed AS (
              SELECT *, moment(starts) AS starts_at, moment(ends) AS ends_at,
                coalesce(TRY_CAST(seconds AS BIGINT), duration(elapsed)) AS lasted,
                CASE WHEN line IS NULL OR trim(line) = '' OR line = %s THEN 'none'
                     WHEN width < %d OR id IS NULL OR contains(line, chr(0)) THEN 'torn'
                     WHEN contains(id, '.') THEN 'step' ELSE 'job' END AS kind,
                CASE WHEN starts_with(state, 'PENDING') THEN 'pending'
                     WHEN state IN ('RUNNING', 'SUSPENDED', 'RESIZING') THEN 'running'
                     WHEN has_ends AND ends IS NULL AND starts IS NOT NULL THEN 'running'
                     WHEN has_ends AND ends IS NULL AND state = 'REQUEUED' THEN 'pending'
                     ELSE 'ended' END AS status
              FROM source)
            SELECT kind, id, hash(line) AS fingerprint, status, starts_at AS starts,
              coalesce(lasted, CASE WHEN seconds IS NULL AND elapsed IS NULL AND status = 'ended'
                       THEN coalesce(CAST(epoch(ends_at) - epoch(starts_at) AS BIGINT), 0) END) AS seconds,
              TRY_CAST(nullif(regexp_extract(tres, '(?:^|,)gres/gpu=(\\d+)', 1), '') AS BIGINT) AS untyped,
              regexp_extract_all(tres, '(?:^|,)gres/gpu:([^=,]+=\\d+)', 1) AS typed,
              CAST(coalesce(list_sum([CAST(split_part(entry, '=', 2) AS BIGINT) FOR entry IN
                  regexp_extract_all(tres, '(?:^|,)gres/gpu:([^=,]+=\\d+)', 1)]), 0) AS BIGINT) AS typed_gpus,
              contains(id, '[') AS bundle, coalesce(naive(starts), false) AS naive,
              CASE WHEN kind = 'torn' THEN 'torn'
                   WHEN kind <> 'job' OR status = 'pending' THEN NULL
                   WHEN timed.starts IS NOT NULL AND starts_at IS NULL THEN 'starts'
                   WHEN lasted IS NULL AND (timed.seconds IS NOT NULL OR elapsed IS NOT NULL OR status = 'running') THEN 'seconds'
                   WHEN lasted < 0 THEN 'seconds' END AS fault,
              CASE fault WHEN 'torn' THEN line WHEN 'starts' THEN timed.starts WHEN 'seconds' THEN coalesce(timed.seconds, elapsed, '') END AS found
            FROM timed""";

    private JobTable() { }

    /// @param header the header line as it stands in the file, empty if there is none; it may come again further down
    static void load(UsageStore store, SourceSql sql, UsageSource source, String header, ZoneId zone) {
        store.run(SourceSql.CELL);
        store.run(NAIVE);
        store.run(MOMENT.formatted(localTime(zone)));
        store.run(DURATION);
        store.run(LOG.formatted(sql.of("id"), sql.of("state"), sql.of("starts"), sql.of("ends"), sql.of("hasEnds"), sql.of("seconds"),
                sql.of("elapsed"), sql.of("tres"), sql.from(source), SourceSql.literal(header), sql.columns().names().size()));
        store.run("CREATE VIEW job AS SELECT rowid + 1 AS line_number, * FROM log WHERE kind <> 'none'");
    }

    private static String localTime(ZoneId zone) {
        return zone.normalized() instanceof ZoneOffset offset
                ? "CAST(TRY_CAST(raw AS TIMESTAMP) - to_seconds(" + offset.getTotalSeconds() + ") AS TIMESTAMPTZ)"
                : "timezone(" + SourceSql.literal(zone.getId()) + ", TRY_CAST(raw AS TIMESTAMP))";
    }
}
