// What packages of this family share. Not for others: anything here may change in any release.
export { writeIPv6 } from "#fast";
export type { IPv6Report } from "./error.ts";
export { readIPv6 } from "./parse.ts";
export { reportIPv6 } from "./report.ts";
