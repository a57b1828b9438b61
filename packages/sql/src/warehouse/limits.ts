/**
 * What engines take, in bytes. BigQuery: https://cloud.google.com/bigquery/quotas#udf_limits; Snowflake, where it is what the
 * documentation recommends: https://docs.snowflake.com/en/developer-guide/udf/javascript/udf-javascript-limitations
 */
export const LIMITS: { readonly [Name in "bigQueryInline" | "bigQueryLibrary" | "snowflake"]: number } = {
  bigQueryInline: 32 * 1024,
  bigQueryLibrary: 1024 * 1024,
  snowflake: 100 * 1024,
};

/** Throws a RangeError for a text in ASCII that is longer than an engine takes. */
export function expectFits(text: string, limit: number, what: string): void {
  if (text.length > limit) {
    const kilobytes = (length: number): string => `${Math.ceil(length / 1024)} KB`;
    throw new RangeError(
      `warehouseFiles: ${what} takes ${kilobytes(text.length)}, and the engine takes ${kilobytes(limit)}: choose fewer functions, the ICANN section of the list, or a list of your own.`,
    );
  }
}
