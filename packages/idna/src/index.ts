export type { DomainFailure, IDNAError, IDNAErrorCode } from "./error.ts";
export type { IDNAOptions } from "./options.ts";
export { findIDNAErrors, readASCII, toASCII } from "./to-ascii.ts";
export { toUnicode } from "./to-unicode.ts";
