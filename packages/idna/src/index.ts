export type { IDNAError, IDNAReport, IDNARule } from "./error.ts";
export { type ToASCIIOptions, toASCII } from "./to-ascii.ts";
export { type ToUnicodeOptions, toUnicode } from "./to-unicode.ts";
