export { type ToASCIIOptions, toASCII } from "./to-ascii.ts";
export { toUnicode } from "./to-unicode.ts";
