// What packages of this family share. Not for others: anything here may change in any release.

export { encodePart, parseList } from "#fast";
export { DEFAULT_LIMITS } from "./core/limits.ts";
export { describe } from "./nested/shape/describe.ts";
export { createFindPair } from "./nested/shape/find-pair.ts";
export { partOf, type SchemaPart } from "./nested/shape/schema-part.ts";
