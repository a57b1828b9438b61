// What packages of this family share. Not for others: anything here may change in any release.

export { readPairs } from "#fast";
export { DEFAULT_LIMITS } from "./core/limits.ts";
export { parseText } from "./parse-string.ts";
export { serializePair, serializePairs } from "./serialize.ts";
