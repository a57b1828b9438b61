export type { PrefixOptions } from "../prefix/parse.ts";
export { complement, difference, intersection, union } from "./combine.ts";
export { nextFree } from "./free.ts";
export { has, hasBatch } from "./has.ts";
export type { IPSet } from "./ip-set.ts";
export { addressRangesOf, prefixesOf } from "./list.ts";
export { makeSet, type SetError } from "./make.ts";
export { containsPrefix, count, intersects, isEmpty, overlapsPrefix, setEquals } from "./questions.ts";
export { parseSet, serializeSet } from "./text.ts";
