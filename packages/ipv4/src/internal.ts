// What packages of this family share. Not for others: anything here may change in any release.
export { canonicalizeIPv4At } from "./canonicalize-at.ts";
export type { IPv4Report } from "./error.ts";
export { readIPv4 } from "./parse.ts";
export { readIPv4Lenient } from "./parse-lenient.ts";
export { reportIPv4 } from "./report.ts";
export { writeIPv4 } from "./serialize.ts";
