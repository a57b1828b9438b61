export { parse } from "./parse.ts";
export { serialize } from "./serialize.ts";
