export type { Pair } from "./cut.ts";
export type { Pairs } from "./pairs.ts";
export { parse } from "./parse.ts";
export { parseString } from "./parse-string.ts";
export { serialize } from "./serialize.ts";
