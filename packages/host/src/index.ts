export { canonicalizeHost } from "./canonicalize.ts";
export { isValidDomain } from "./domain.ts";
export { domainToASCII, domainToUnicode } from "./domain-text.ts";
export { endsInANumber } from "./ends-in-a-number.ts";
export { hostEquals } from "./equals.ts";
export type { HostError, HostErrorCode, HostReport } from "./error.ts";
export type { Host } from "./host.ts";
export { hostOf, type ParseHostOptions, parseHost } from "./parse.ts";
export { serializeHost } from "./serialize.ts";
