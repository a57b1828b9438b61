// What packages of this family share. Not for others: anything here may change in any release.
export { NOT_FOUND } from "./find.ts";
export { findInList as findInICANN } from "./icann/list.ts";
export { ICANN } from "./sections.ts";
export { TOP_LEVEL_DOMAINS } from "./tables/top-level.ts";
