// Generated: do not edit. To make it again: npm run generate

/**
 * The day of the Public Suffix List in this package, as `YYYY-MM-DD`: when the version of `tldts` that it is taken from
 * was published. The list changes every few days.
 * @see https://publicsuffix.org/list/
 */
export const LIST_DATE = "2026-11-15";
