export { matches } from "./match.ts";
export { type Node, parseABNF, type Rules } from "./parse.ts";
export { RFC3986 } from "./rfc3986.ts";
export { RFC3987 } from "./rfc3987.ts";
export { RFC5234 } from "./rfc5234.ts";
export { RFC6570 } from "./rfc6570.ts";
export { sentences } from "./sentences.ts";
