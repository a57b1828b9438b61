export type { IPv4Error, IPv4ErrorCode } from "./error.ts";
export { parseIPv4 } from "./parse.ts";
export { parseIPv4Lenient } from "./parse-lenient.ts";
export { serializeIPv4 } from "./serialize.ts";
