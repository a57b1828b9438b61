export type { Pairs } from "./pairs.ts";
export { parse } from "./parse.ts";
export { type Pair, parseString } from "./parse-string.ts";
export { serialize } from "./serialize.ts";
