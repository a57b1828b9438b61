export type { ArpaError, ArpaErrorCode } from "./error.ts";
export { arpaToAddress, parseArpa } from "./parse.ts";
export { addressToArpa, prefixToArpa } from "./write.ts";
