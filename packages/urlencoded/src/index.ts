export { parse } from "./parse.ts";
export { parseString } from "./parse-string.ts";
export { serialize } from "./serialize.ts";
