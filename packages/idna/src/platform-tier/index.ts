export type { IDNAError, IDNAReport, IDNARule } from "../error.ts";
export type { ToASCIIOptions } from "../to-ascii.ts";
export type { ToUnicodeOptions } from "../to-unicode.ts";
export { toASCII } from "./to-ascii.ts";
export { toUnicode } from "./to-unicode.ts";
