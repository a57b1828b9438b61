export { difference, intersection, union } from "./combine.ts";
export { has, type LookupOptions } from "./has.ts";
export type { IPSet } from "./ip-set.ts";
export { setToPrefixes, setToRanges } from "./list.ts";
export { makeSet, type SetError } from "./make.ts";
export { parseSet, serializeSet } from "./text.ts";
