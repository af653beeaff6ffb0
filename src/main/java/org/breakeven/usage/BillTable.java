package org.breakeven.usage;

/// Reads a bill into the table `charge`, one row a charge, typed and checked.
///
/// `charge`: `billed`, `effective` (exact, 24 decimals), `currency`, `starts`, `ends`, `category`, `correction`,
/// `unused`, `hours` (of the machine, exact; `NULL` where the charge is not for time), `per_gpu` (the hours are the
/// GPUs' own), `sku` (only of charges for time), `naive` (its times carry no zone), `fault` (canonical column that
/// cannot be read), `found`.
final class BillTable {

    private static final String EXACT = "DECIMAL(38, 24)";

    private static final String UTC = "CREATE MACRO utc(raw) AS TRY_CAST(raw AS TIMESTAMPTZ)";

    /// Whether a time that could be read carries no zone: a Z or an offset stands behind the date.
    private static final String NAIVE = "CREATE MACRO naive(raw) AS NOT (suffix(raw, 'Z') OR suffix(raw, 'UTC') "
            + "OR contains(substr(raw, 11), '+') OR contains(substr(raw, 11), '-'))";

    /// Hours of a machine; gigabyte-hours and normalized hours are something else. The plain unit is nearly every row's.
    private static final String HOURS = """
            CREATE MACRO hours_of(quantity, unit) AS CASE
              WHEN unit IN ('Hours', 'Hour', 'Hrs', 'hours', 'hour') THEN CAST(TRY_CAST(quantity AS DECIMAL(24, 12)) AS DECIMAL(30, 12))
              WHEN regexp_full_match(unit, '(?i)(\\d+ )?((instance|server|vm|machine|node|compute|gpu)[ -])?(hours?|hrs?|h)')
                THEN TRY_CAST(quantity AS DECIMAL(24, 12)) * CAST(coalesce(nullif(regexp_extract(unit, '^(\\d+) ', 1), ''), '1') AS DECIMAL(6, 0))
              WHEN regexp_full_match(unit, '(?i)minutes?') THEN CAST(TRY_CAST(quantity AS DOUBLE) / 60 AS DECIMAL(30, 12))
              WHEN regexp_full_match(unit, '(?i)seconds?') THEN CAST(TRY_CAST(quantity AS DOUBLE) / 3600 AS DECIMAL(30, 12))
            END""";

    private static final String CHARGE = """
            CREATE TABLE charge AS
            WITH source AS (
              SELECT %s AS billed, %s AS effective, %s AS currency, %s AS starts, %s AS ends, %s AS category,
                     %s AS correction, %s AS unused, %s AS quantity, %s AS unit, %s AS priced, %s AS priced_unit, %s AS sku
              FROM %s),
            typed AS (
              SELECT *, TRY_CAST(billed AS %15$s) AS billed_exact, TRY_CAST(effective AS %15$s) AS effective_exact,
                     utc(starts) AS starts_utc, utc(ends) AS ends_utc
              FROM source),
            timed AS (
              SELECT *, CASE WHEN lower(category) <> 'usage' OR unused OR sku = '' THEN NULL
                        WHEN unit IS NULL AND priced_unit IS NULL THEN CAST((epoch(ends_utc) - epoch(starts_utc)) / 3600 AS DECIMAL(30, 12))
                        ELSE coalesce(hours_of(quantity, unit), hours_of(priced, priced_unit)) END AS hours
              FROM typed)
            SELECT billed_exact AS billed, effective_exact AS effective, upper(currency) AS currency,
              starts_utc AS starts, ends_utc AS ends, lower(category) AS category,
              coalesce(correction, false) AS correction, coalesce(unused, false) AS unused,
              hours, coalesce(unit, priced_unit) ILIKE '%%gpu%%' AS per_gpu, CASE WHEN hours IS NOT NULL THEN sku END AS sku,
              coalesce(naive(starts), false) AS naive,
              CASE WHEN billed IS NOT NULL AND billed_exact IS NULL THEN 'billed'
                   WHEN effective IS NOT NULL AND effective_exact IS NULL THEN 'effective'
                   WHEN starts IS NOT NULL AND starts_utc IS NULL THEN 'starts'
                   WHEN ends IS NOT NULL AND ends_utc IS NULL THEN 'ends'
                   WHEN ends_utc < starts_utc THEN 'order' END AS fault,
              CASE fault WHEN 'billed' THEN billed WHEN 'effective' THEN effective WHEN 'starts' THEN starts
                   WHEN 'ends' THEN ends WHEN 'order' THEN ends END AS found
            FROM timed""";

    private BillTable() { }

    static void load(UsageStore store, SourceSql sql, UsageSource source) {
        store.run(SourceSql.CELL);
        store.run(UTC);
        store.run(NAIVE);
        store.run(HOURS);
        store.run(CHARGE.formatted(sql.of("billed"), sql.of("effective"), sql.of("currency"), sql.of("starts"), sql.of("ends"),
                sql.of("category"), sql.of("correction"), sql.of("unused"), sql.of("quantity"), sql.of("unit"),
                sql.of("pricingQuantity"), sql.of("pricingUnit"), sql.of("sku"), sql.from(source), EXACT)
        );
    }
}
