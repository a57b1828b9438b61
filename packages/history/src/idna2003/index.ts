export type { IDNA2003Error, IDNA2003ErrorCode } from "./error.ts";
export { labelToASCII } from "./label-to-ascii.ts";
export { labelToUnicode } from "./label-to-unicode.ts";
export type { IDNA2003Options } from "./options.ts";
